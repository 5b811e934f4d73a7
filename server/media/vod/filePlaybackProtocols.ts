import type { Protocols } from "../../../src/generated/types/Protocols.ts";

/** The protocols that this server plays files over; the addresses of others are answered with 501. */
export const filePlaybackProtocols: readonly (keyof Protocols)[] = ["hls"];

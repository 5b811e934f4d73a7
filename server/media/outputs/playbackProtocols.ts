import type { Protocols } from "../../../src/generated/types/Protocols.ts";

/** The protocols that this server plays streams over; what is not among them is answered with 501, or by nobody. */
export const playbackProtocols: readonly (keyof Protocols)[] = ["hls", "mpegts", "dash", "rtmp"];

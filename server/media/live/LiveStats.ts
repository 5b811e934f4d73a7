import type { StreamStats } from "../../../src/generated/types/StreamStats.ts";

/** Stats of a stream; what is undefined is not reported. */
export type LiveStats = { readonly [K in keyof StreamStats]: StreamStats[K] | undefined };

import type { StreamLog } from "./StreamLog.ts";

/** How grave a line of a stream's log is. */
export type LogLevel = Parameters<StreamLog["note"]>[1];

import type { Server } from "../../src/generated/types/Server.ts";

/** How grave a line of a stream's log is. */
export type LogLevel = "debug" | "info" | "warning" | "error";

/** Lines for operators about one stream or file, or an item of the config by the pointer to it, kept in memory and sent to who watches; never holds a secret. */
export interface StreamLog {
  note(name: string, level: LogLevel, text: string): void;
  /** What is noted under another name from now on; what is kept goes with it. */
  rename(from: string, to: string): void;
}

const gravity: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warning: 2, error: 3 };
const leastLogged: Readonly<Record<NonNullable<Server["loglevel"]>, LogLevel>> = {
  debug: "debug",
  notice: "warning",
  error: "error",
};

/** Whether the config's `loglevel` lets a line through; by default all but debug lines. */
export function isLogged(level: LogLevel, loglevel: Server["loglevel"]): boolean {
  return gravity[level] >= gravity[loglevel === undefined ? "info" : (leastLogged[loglevel] ?? "info")];
}

import type { Server } from "../../../src/generated/types/Server.ts";
import type { LogLevel } from "./LogLevel.ts";

const GRAVITY: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warning: 2, error: 3 };
const LEAST: Readonly<Record<NonNullable<Server["loglevel"]>, LogLevel>> = {
  debug: "debug",
  notice: "warning",
  error: "error",
};

/** Whether the config's `loglevel` lets a line through; by default all but debug lines. */
export function isLogged(level: LogLevel, loglevel: Server["loglevel"]): boolean {
  return GRAVITY[level] >= GRAVITY[loglevel === undefined ? "info" : (LEAST[loglevel] ?? "info")];
}

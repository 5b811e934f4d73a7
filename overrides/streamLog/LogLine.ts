import type { LogEntry } from "../../src/generated/types/LogEntry.ts";

/** An entry of a log on the screen. */
export interface LogLine extends LogEntry {
  /** Counts up as entries come in. */
  readonly id: number;
}

import { formatClock } from "../../src/model/units/formatClock.ts";
import type { LogLine } from "./LogLine.ts";

/** A line of the log as it is searched and copied: `14:03:20 warning the words`. */
export function lineText({ time, level, text: words }: LogLine): string {
  return [time === undefined ? "" : formatClock(time, "minute"), level ?? "", words]
    .filter((part) => part !== "")
    .join(" ");
}

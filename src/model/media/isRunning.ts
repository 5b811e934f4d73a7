import { statsOf } from "../status/statsOf.ts";
import type { StreamFacts } from "../status/StreamFacts.ts";

/** Whether a stream is started, be there frames or not. */
export function isRunning(stream: StreamFacts): boolean {
  const stats = statsOf(stream);
  return stats["running"] === true || stats["alive"] === true;
}

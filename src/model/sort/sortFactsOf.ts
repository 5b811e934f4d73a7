import { statsOf } from "../status/statsOf.ts";
import type { ShortStatus } from "../status/Status.ts";
import type { StreamFacts } from "../status/StreamFacts.ts";
import { naturalKey } from "./naturalKey.ts";
import type { SortFacts } from "./SortFacts.ts";

/** What the order of a stream in a list depends on; a stream that does not run has neither bitrate nor runtime. */
export function sortFactsOf(name: string, stream: StreamFacts, status: ShortStatus, position: number): SortFacts {
  const stats = statsOf(stream);
  const isAlive = stats["alive"] === true;
  return {
    name,
    nameKey: naturalKey(name),
    status,
    clients: numberOf(stats["client_count"]),
    bitrateKbit: isAlive ? numberOf(stats["bitrate"]) : 0,
    lifetimeMs: isAlive ? numberOf(stats["lifetime"]) : 0,
    position,
  };
}

function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

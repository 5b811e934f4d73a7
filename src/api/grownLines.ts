import type { PulseLine } from "./PulseLine.ts";
import type { PulseTopic } from "./PulseTopic.ts";

const MINUTE_MS = 60_000;
/** A graph of a query says itself how far it reaches: its server sends it whole. */
const windowsMs = { minute: MINUTE_MS, hour: 60 * MINUTE_MS, custom: Number.POSITIVE_INFINITY } as const;

/** Lines with the points that are new; what has left the graph's window is dropped. */
export function grownLines(
  lines: readonly PulseLine[],
  added: readonly PulseLine[],
  resolution: PulseTopic["resolution"],
): readonly PulseLine[] {
  const newest = Math.max(...added.flatMap(({ points }) => points.at(-1)?.[0] ?? []), Number.NEGATIVE_INFINITY);
  const since = newest - windowsMs[resolution];
  const grown = lines.map(({ label, points }) => {
    const last = points.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY;
    // The same points may come twice after a reconnect.
    const fresh = added.find((line) => line.label === label)?.points.filter(([ms]) => ms > last) ?? [];
    return { label, points: [...points, ...fresh].filter(([ms]) => ms >= since) };
  });
  return [...grown, ...added.filter(({ label }) => !lines.some((line) => line.label === label))];
}

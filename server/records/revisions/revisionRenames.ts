import type { SqlRow } from "../database/SqlThread.ts";

/** One name in an older revision and in a later one: `["streams/old", "streams/new"]`. */
export type Renaming = readonly [from: string, to: string];

/**
 * What many renames make of the names there were before the first of them: of two after each other one, and none where a
 * name came back. @param rows of the table of renames, the oldest first
 */
export function renamedAfter(rows: readonly SqlRow[]): readonly Renaming[] {
  const nowOf = new Map<string, string>();
  const firstOf = new Map<string, string>();
  for (const batch of byRevision(rows)) {
    // Names may be swapped: all of a revision at once.
    const moved = batch.map(([from, to]) => ({ first: firstOf.get(from) ?? (nowOf.has(from) ? undefined : from), to }));
    for (const [from] of batch) firstOf.delete(from);
    for (const { first, to } of moved) {
      // What was made since has no name in the older revision.
      if (first === undefined) continue;
      nowOf.set(first, to);
      firstOf.set(to, first);
    }
  }
  return [...nowOf].filter(([from, to]) => from !== to);
}

function byRevision(rows: readonly SqlRow[]): readonly (readonly Renaming[])[] {
  const batches = new Map<number, Renaming[]>();
  for (const { rev, old, new: next } of rows) {
    if (typeof rev !== "number" || typeof old !== "string" || typeof next !== "string") continue;
    const batch = batches.get(rev);
    if (batch === undefined) batches.set(rev, [[old, next]]);
    else batch.push([old, next]);
  }
  return [...batches.values()];
}

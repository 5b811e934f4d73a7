import type { PlannedStatement } from "./PlannedStatement.ts";
import type { PrintedStatement } from "../print/PrintedStatement.ts";
import { commonIndexes } from "./commonIndexes.ts";

/**
 * Which statements of a row become which: the same item keeps its statement, wherever it goes; what is left over in one
 * place is rewritten there.
 * @param mayReplace whether a statement may be rewritten into another item's
 */
export function planRow(
  before: readonly (PrintedStatement | undefined)[],
  after: readonly PrintedStatement[],
  mayReplace: (before: PrintedStatement | undefined, after: PrintedStatement) => boolean,
): readonly PlannedStatement[] {
  const idsBefore = occurrences(before.map((printed) => printed?.id));
  const idsAfter = occurrences(after.map(({ id }) => id));
  const anchors = new Map(commonIndexes(idsAfter, idsBefore, (one, other) => one !== undefined && one === other));
  const used = new Set(anchors.values());
  const plan = after.map((printed, index) => {
    const anchor = anchors.get(index);
    if (anchor !== undefined) return { printed, from: anchor, isMoved: false };
    const moved = idsBefore.findIndex((id, place) => id !== undefined && id === idsAfter[index] && !used.has(place));
    if (moved >= 0) used.add(moved);
    return { printed, from: moved < 0 ? undefined : moved, isMoved: moved >= 0 };
  });
  return plan.map((planned, index) => {
    if (planned.from !== undefined) return planned;
    const low = lastAnchor(plan.slice(0, index));
    const high =
      plan.slice(index + 1).find(({ from, isMoved }) => from !== undefined && !isMoved)?.from ?? before.length;
    for (let place = low + 1; place < high; place++) {
      if (used.has(place) || !mayReplace(before[place], planned.printed)) continue;
      used.add(place);
      return { ...planned, from: place };
    }
    return planned;
  });
}

function lastAnchor(plan: readonly PlannedStatement[]): number {
  return plan.findLast(({ from, isMoved }) => from !== undefined && !isMoved)?.from ?? -1;
}

/** Equal ids are told apart by how many stand before. */
function occurrences(ids: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    if (id === undefined) return undefined;
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return `${count} ${id}`;
  });
}

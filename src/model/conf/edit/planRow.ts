import type { PrintedStatement } from "../grammar/ContextGrammar.ts";
import { commonIndexes } from "../../merge/commonOrder.ts";

/** One statement after the change: where it comes from, if it stood in the text. */
interface PlannedStatement {
  readonly printed: PrintedStatement;
  /** Index among the row's statements in the text. */
  readonly from: number | undefined;
  readonly isMoved: boolean;
}

/** Past this many comparisons what is left over is removed and written anew. */
const MAX_TRIES = 100_000;

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
  const placeOfId = new Map(idsBefore.map((id, place) => [id, place]));
  const plan = after.map((printed, index) => {
    const anchor = anchors.get(index);
    if (anchor !== undefined) return { printed, from: anchor, isMoved: false };
    const id = idsAfter[index];
    const moved = id === undefined ? undefined : placeOfId.get(id);
    if (moved === undefined || used.has(moved)) return { printed, from: undefined, isMoved: false };
    used.add(moved);
    return { printed, from: moved, isMoved: true };
  });
  return replaceInGaps(plan, before, used, mayReplace);
}

/** The place of the next statement that stays where it is, behind each one of a plan. */
export function anchorsBehind(plan: readonly PlannedStatement[]): readonly (number | undefined)[] {
  const anchors: (number | undefined)[] = [];
  let next: number | undefined;
  for (let index = plan.length - 1; index >= 0; index--) {
    anchors[index] = next;
    const planned = plan[index];
    if (planned?.from !== undefined && !planned.isMoved) next = planned.from;
  }
  return anchors;
}

/** What is left over between two statements that stay is rewritten into what comes there. */
function replaceInGaps(
  plan: readonly PlannedStatement[],
  before: readonly (PrintedStatement | undefined)[],
  used: Set<number>,
  mayReplace: (before: PrintedStatement | undefined, after: PrintedStatement) => boolean,
): readonly PlannedStatement[] {
  const behind = anchorsBehind(plan);
  let low = -1;
  /** Up to here in the gap all are used. */
  let first = 0;
  let tries = 0;
  return plan.map((planned, index) => {
    if (planned.from !== undefined) {
      if (!planned.isMoved) [low, first] = [planned.from, planned.from + 1];
      return planned;
    }
    const high = behind[index] ?? before.length;
    while (first < high && used.has(first)) first++;
    for (let place = Math.max(first, low + 1); place < high && tries < MAX_TRIES; place++) {
      if (used.has(place)) continue;
      tries++;
      if (!mayReplace(before[place], planned.printed)) continue;
      used.add(place);
      return { ...planned, from: place };
    }
    return planned;
  });
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

import type { Change } from "../../model/diff/Change.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import { isWithin } from "../../model/path/isWithin.ts";

/** Each conflict at the first of the changes it is about; of an entity that is gone, that is the first of all its own. */
export function conflictsByChange(
  changes: readonly Change[],
  conflicts: readonly Conflict[],
): ReadonlyMap<Change, readonly Conflict[]> {
  const result = new Map<Change, Conflict[]>();
  for (const conflict of conflicts) {
    const change = changes.find(({ path }) => isWithin(path, conflict.path));
    if (change) result.set(change, [...(result.get(change) ?? []), conflict]);
  }
  return result;
}

import type { Change } from "../../model/diff/Change.ts";

/** The changes as the review's list takes them; a list may have several at one path, so its place is the id. */
export function changeRows(changes: readonly Change[]) {
  return changes.map((change, index) => ({
    id: String(index),
    entity: [change.entityLabel, change.entityName].filter(Boolean).join(" "),
    field: change.fieldTitle,
    ...(change.isSecret ? { old: "", new: "", isSecret: true } : { old: change.from, new: change.to }),
  }));
}

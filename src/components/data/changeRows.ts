import type { ComponentProps, ReactNode } from "react";
import type { Change } from "../../model/diff/Change.ts";
import type { ChangeList } from "./ChangeList.tsx";

/** Changes as a list of them takes them. One setting may have several, so their place is their id. */
export function changeRows(
  changes: readonly Change[],
  questions?: ReadonlyMap<Change, ReactNode>,
): ComponentProps<typeof ChangeList>["changes"] {
  return changes.map((change, index) => ({
    id: String(index),
    entity: [change.entityLabel, change.entityName].filter(Boolean).join(" "),
    field: change.fieldTitle,
    question: questions?.get(change),
    old: change.from,
    new: change.to,
    whole: change.kind === "created" || change.kind === "deleted" ? change.kind : undefined,
  }));
}

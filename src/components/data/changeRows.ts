import type { ReactNode } from "react";
import type { Change } from "../../model/diff/Change.ts";
import { withHiddenShown } from "../../model/hiddenCharacters.ts";
import { changeText } from "../../texts/en/changeWords.ts";
import type { ChangeRow } from "./changeGroups.ts";

/** Changes as a list of them takes them; their place is their id. No name passes for another by what is hidden in it. */
export function changeRows(
  changes: readonly Change[],
  questions?: ReadonlyMap<Change, ReactNode>,
): readonly ChangeRow[] {
  return changes.map((change, index) => ({
    id: String(index),
    entity: withHiddenShown([change.entityLabel, change.entityName].filter(Boolean).join(" ")),
    field: withHiddenShown(change.fieldTitle),
    question: questions?.get(change),
    old: change.from,
    new: change.to,
    isOldUnset: change.isFromUnset,
    isNewUnset: change.isToUnset,
    whole: change.kind === "created" || change.kind === "deleted" ? change.kind : undefined,
    parts: change.parts,
    hasUndoOfParts: change.list !== undefined,
    isSecret: change.isSecret,
    among:
      change.entityName === "" ? undefined : { plural: change.entityPlural, name: withHiddenShown(change.entityName) },
    impact: change.isRemoving === true ? changeText("changes.removing") : undefined,
  }));
}

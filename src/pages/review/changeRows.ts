import type { ReactNode } from "react";
import type { Change } from "../../model/diff/Change.ts";
import { text } from "../../texts/text.ts";

/** The changes as the review's list takes them; a list may have several at one path, so its place is the id. */
export function changeRows(changes: readonly Change[], questions: ReadonlyMap<Change, ReactNode> = new Map()) {
  return changes.map((change, index) => ({
    id: String(index),
    entity: [change.entityLabel, change.entityName].filter(Boolean).join(" "),
    field: change.fieldTitle,
    question: questions.get(change),
    ...(change.isSecret
      ? { old: "", new: "", isSecret: true }
      : { old: change.from, new: change.to ?? wholeWords(change) }),
  }));
}

/** Of an entity that comes or goes whole there is no value to show. */
function wholeWords({ kind }: Change): string | undefined {
  return kind === "created" || kind === "deleted" ? text(`changes.${kind}`) : undefined;
}

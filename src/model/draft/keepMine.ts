import type { Entities } from "../entity/Entities.ts";
import { identityOf } from "../list/identityOf.ts";
import { withItem } from "../list/withItem.ts";
import type { Json } from "../Json.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { Conflict } from "./Conflict.ts";
import { differences } from "./differences.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { rebaseDraft } from "./rebaseDraft.ts";
import { serverValueAt } from "./serverValueAt.ts";
import { valueOfEdit } from "./valueOfEdit.ts";

/**
 * Settles a conflict for my value: the edit now stands on what the server holds, so saving replaces it. An entity that
 * is gone is not brought back by this; `restoreEntity` does that.
 */
export function keepMine(edits: DraftEdits, server: Json, conflict: Conflict, entities: Entities): DraftEdits {
  const { path, item } = conflict;
  const pointer = pointerOf(path);
  const edit = edits.get(pointer);
  if (edit === undefined || conflict.kind === "gone") return edits;
  const result = new Map(edits);
  const theirs = serverValueAt(server, path, entities);
  if (item !== undefined && Array.isArray(edit.base)) {
    const identity = identityOf(path, entities, edit.base);
    const base = withItem(edit.base, item, conflict.theirs, identity, Array.isArray(theirs) ? theirs : []);
    result.set(pointer, { ...edit, base });
    return rebaseDraft(result, server, entities, path);
  }
  result.delete(pointer);
  for (const left of differences(theirs, valueOfEdit(edit, theirs, entities), path, entities)) {
    result.set(pointerOf(left.path), left);
  }
  return result;
}

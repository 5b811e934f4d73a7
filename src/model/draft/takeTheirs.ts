import type { Entities } from "../entity/Entities.ts";
import { identityOf } from "../list/identityOf.ts";
import { withItem } from "../list/withItem.ts";
import type { Json } from "../Json.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { Conflict } from "./Conflict.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { dropFromDraft } from "./dropFromDraft.ts";
import { rebaseDraft } from "./rebaseDraft.ts";

/** Settles a conflict for the other's value: my edit is given up; of a list, only what was done to that item. */
export function takeTheirs(edits: DraftEdits, server: Json, conflict: Conflict, entities: Entities): DraftEdits {
  const { path, item } = conflict;
  const edit = edits.get(pointerOf(path));
  if (edit === undefined || item === undefined) return dropFromDraft(edits, path);
  // An item I never knew is one that they added: the merge puts theirs, or nothing, in its place.
  const [base, mine] = [edit.base, edit.mine].map((list) =>
    Array.isArray(list) ? withItem(list, item, undefined, identityOf(path, entities, list)) : list,
  );
  return rebaseDraft(new Map(edits).set(pointerOf(path), { path, base, mine }), server, entities, path);
}

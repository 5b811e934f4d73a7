import type { Json } from "../Json.ts";
import type { Entities } from "../entity/entityPlace.ts";
import { listIdentity, withItem } from "../merge/listItems.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";
import { isSameValue, mergedListOf, serverValueAt } from "./draftValues.ts";
import { type DraftEdits, editsNear, type FieldEdit } from "./fieldEdits.ts";

/**
 * The draft after news from the server: edits that now say the same as the server are done with, lists take over what
 * others changed in other items, conflicts stay. The same object when nothing changed. `within` looks at a part only.
 */
export function rebaseDraft(edits: DraftEdits, server: Json, entities: Entities, within: ConfigPath = []): DraftEdits {
  let result: Map<string, FieldEdit> | undefined;
  for (const edit of editsNear(edits, within)) {
    const next = rebaseEdit(edit, server, entities);
    if (next === edit) continue;
    result ??= new Map(edits);
    if (next === undefined) result.delete(formatPointer(edit.path));
    else result.set(formatPointer(edit.path), next);
  }
  return result ?? edits;
}

/** An edit as it stands on what the server holds now; undefined when the server says the same. */
function rebaseEdit(edit: FieldEdit, server: Json, entities: Entities): FieldEdit | undefined {
  const { path, base, mine } = edit;
  const theirs = serverValueAt(server, path, entities);
  if (isSameValue(mine, theirs, path, entities)) return undefined;
  if (isSameValue(base, theirs, path, entities)) return edit;
  const merged = mergedListOf(edit, theirs, entities);
  if (merged === undefined || merged.conflicts.some(({ item }) => item === undefined)) return edit;
  if (isSameValue(merged.list, theirs, path, entities) && merged.conflicts.length === 0) return undefined;
  const before = Array.isArray(base) ? base : [];
  const identity = listIdentity(path, entities, before, merged.list);
  const newBase = merged.conflicts.reduce<Json[] | undefined>(
    (list, conflict) => withItem(list ?? [], conflict.item ?? "", conflict.base, identity, before),
    Array.isArray(theirs) ? theirs : undefined,
  );
  return { path, base: newBase, mine: merged.list };
}

import type { Entities } from "../entity/Entities.ts";
import { identityOf } from "../list/identityOf.ts";
import { withItem } from "../list/withItem.ts";
import type { Json } from "../Json.ts";
import type { FieldEdit } from "./FieldEdit.ts";
import { isSameValue } from "./isSameValue.ts";
import { mergedListOf } from "./mergedListOf.ts";
import { serverValueAt } from "./serverValueAt.ts";

/** An edit as it stands on what the server holds now; undefined when the server says the same. */
export function rebaseEdit(edit: FieldEdit, server: Json, entities: Entities): FieldEdit | undefined {
  const { path, base, mine } = edit;
  const theirs = serverValueAt(server, path, entities);
  if (isSameValue(mine, theirs, path, entities)) return undefined;
  if (isSameValue(base, theirs, path, entities)) return edit;
  const merged = mergedListOf(edit, theirs, entities);
  if (merged === undefined || merged.conflicts.some(({ item }) => item === undefined)) return edit;
  if (isSameValue(merged.list, theirs, path, entities) && merged.conflicts.length === 0) return undefined;
  const before = Array.isArray(base) ? base : [];
  const identity = identityOf(path, entities, before, merged.list);
  const newBase = merged.conflicts.reduce<Json[] | undefined>(
    (list, conflict) => withItem(list ?? [], conflict.item ?? "", conflict.base, identity, before),
    Array.isArray(theirs) ? theirs : undefined,
  );
  return { path, base: newBase, mine: merged.list };
}

import type { Json } from "../Json.ts";
import type { Entities } from "../entity/Entities.ts";
import { placeOf } from "../entity/placeOf.ts";
import type { MergedList } from "../list/MergedList.ts";
import { identityOf } from "../list/identityOf.ts";
import { mergeLists } from "../list/mergeLists.ts";
import { withItem } from "../list/withItem.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { pointerOf } from "../path/pointerOf.ts";
import { valueAt } from "../path/valueAt.ts";
import { differences, type DraftEdits, dropFromDraft, editsNear, type FieldEdit } from "./draftEdits.ts";
import { isSameValue, serverValueAt, valueOfEdit } from "./draftValues.ts";

/**
 * Something an operator is editing that another changed meanwhile; undefined stands for an absent value.
 * `field`: a setting, a list as a whole, or an entity created by both, or deleted by one and changed by the other.
 * `item`: one item of the list at the path. `gone`: the entity at the path was deleted (or renamed) by another.
 */
export interface Conflict {
  readonly kind: "field" | "item" | "gone";
  readonly path: ConfigPath;
  /** The item's name, as `itemIds` gives it. */
  readonly item?: string;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** Everything in the draft that another changed on the server since its editing began. */
export function conflictsOf(edits: DraftEdits, server: Json, entities: Entities): readonly Conflict[] {
  const gone = new Map<string, Conflict>();
  const others: Conflict[] = [];
  for (const edit of edits.values()) {
    const { path, base, mine } = edit;
    if (isGone(edit, server, entities)) {
      const { at } = placeOf(path, entities);
      const isDeletedByMe = path.length === at.length && mine === undefined;
      if (!isDeletedByMe)
        gone.set(pointerOf(at), { kind: "gone", path: at, base: undefined, mine: undefined, theirs: undefined });
      continue;
    }
    const theirs = serverValueAt(server, path, entities);
    const isSettled = isSameValue(theirs, base, path, entities) || isSameValue(theirs, mine, path, entities);
    if (!isSettled) others.push(...conflictsWith(edit, theirs, entities));
  }
  return [...gone.values(), ...others];
}

function conflictsWith(edit: FieldEdit, theirs: Json | undefined, entities: Entities): readonly Conflict[] {
  const { path } = edit;
  const merged = mergedListOf(edit, theirs, entities);
  if (merged === undefined) return [{ kind: "field", ...edit, theirs }];
  return merged.conflicts.map(({ item, ...versions }) =>
    item === undefined ? { kind: "field", path, ...versions } : { kind: "item", path, item, ...versions },
  );
}

/** Whether the entity an edit belongs to is no longer on the server, though the edit does not create it. */
export function isGone(edit: FieldEdit, server: Json, entities: Entities): boolean {
  const { at } = placeOf(edit.path, entities);
  if (at.length === 0 || (edit.path.length === at.length && edit.base === undefined)) return false;
  return (valueAt(server, at) ?? null) === null;
}

/** A list edit brought together with the server's list; undefined when the edit is about no list. */
export function mergedListOf(edit: FieldEdit, theirs: Json | undefined, entities: Entities): MergedList | undefined {
  const { base, mine, path } = edit;
  if (!isListOrNothing(base) || !isListOrNothing(mine) || !isListOrNothing(theirs)) return undefined;
  if (base === undefined && mine === undefined) return undefined;
  return mergeLists(base, mine, theirs, identityOf(path, entities, base, mine, theirs));
}

function isListOrNothing(value: Json | undefined): value is Json[] | undefined {
  return value === undefined || Array.isArray(value);
}

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
    if (next === undefined) result.delete(pointerOf(edit.path));
    else result.set(pointerOf(edit.path), next);
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
  const identity = identityOf(path, entities, before, merged.list);
  const newBase = merged.conflicts.reduce<Json[] | undefined>(
    (list, conflict) => withItem(list ?? [], conflict.item ?? "", conflict.base, identity, before),
    Array.isArray(theirs) ? theirs : undefined,
  );
  return { path, base: newBase, mine: merged.list };
}

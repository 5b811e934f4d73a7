import type { Json } from "../Json.ts";
import { type Entities, placeAt } from "../entity/entityPlace.ts";
import { listIdentity, withItem } from "../merge/listItems.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";
import { differences } from "./draftEdits.ts";
import { isGone, isSameValue, mergedListOf, serverValueAt, valueOfEdit } from "./draftValues.ts";
import { type DraftEdits, dropFromDraft, type FieldEdit } from "./fieldEdits.ts";
import { rebaseDraft } from "./rebaseDraft.ts";

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
      const { at } = placeAt(path, entities);
      const isDeletedByMe = path.length === at.length && mine === undefined;
      if (!isDeletedByMe)
        gone.set(formatPointer(at), { kind: "gone", path: at, base: undefined, mine: undefined, theirs: undefined });
      continue;
    }
    const theirs = serverValueAt(server, path, entities);
    const isSettled = isSameValue(theirs, base, path, entities) || isSameValue(theirs, mine, path, entities);
    if (!isSettled) others.push(...conflictsWith(edit, theirs, entities));
  }
  return [...gone.values(), ...others];
}

/** Conflicts as a form takes them: mine and theirs by the pointer below the entity. */
export function conflictsByPointer(
  conflicts: readonly Conflict[],
  entities: Entities,
): Readonly<Record<string, Pick<Conflict, "mine" | "theirs">>> {
  return Object.fromEntries(
    conflicts.map(({ path, mine, theirs }) => [formatPointer(placeAt(path, entities).rest), { mine, theirs }]),
  );
}

function conflictsWith(edit: FieldEdit, theirs: Json | undefined, entities: Entities): readonly Conflict[] {
  const { path } = edit;
  const merged = mergedListOf(edit, theirs, entities);
  if (merged === undefined) return [{ kind: "field", ...edit, theirs }];
  return merged.conflicts.map(({ item, ...versions }) =>
    item === undefined ? { kind: "field", path, ...versions } : { kind: "item", path, item, ...versions },
  );
}

/**
 * Settles a conflict for my value: the edit now stands on what the server holds, so saving replaces it. An entity that
 * is gone is not brought back by this; `restoreEntity` does that.
 */
export function keepMine(edits: DraftEdits, server: Json, conflict: Conflict, entities: Entities): DraftEdits {
  const { path, item } = conflict;
  const pointer = formatPointer(path);
  const edit = edits.get(pointer);
  if (edit === undefined || conflict.kind === "gone") return edits;
  const result = new Map(edits);
  const theirs = serverValueAt(server, path, entities);
  if (item !== undefined && Array.isArray(edit.base)) {
    const identity = listIdentity(path, entities, edit.base);
    const base = withItem(edit.base, item, conflict.theirs, identity, Array.isArray(theirs) ? theirs : []);
    result.set(pointer, { ...edit, base });
    return rebaseDraft(result, server, entities, path);
  }
  result.delete(pointer);
  for (const left of differences(theirs, valueOfEdit(edit, theirs, entities), path, entities)) {
    result.set(formatPointer(left.path), left);
  }
  return result;
}

/** Settles a conflict for the other's value: my edit is given up; of a list, only what was done to that item. */
export function takeTheirs(edits: DraftEdits, server: Json, conflict: Conflict, entities: Entities): DraftEdits {
  const { path, item } = conflict;
  const edit = edits.get(formatPointer(path));
  if (edit === undefined || item === undefined) return dropFromDraft(edits, path);
  // An item I never knew is one that they added: the merge puts theirs, or nothing, in its place.
  const [base, mine] = [edit.base, edit.mine].map((list) =>
    Array.isArray(list) ? withItem(list, item, undefined, listIdentity(path, entities, list)) : list,
  );
  return rebaseDraft(new Map(edits).set(formatPointer(path), { path, base, mine }), server, entities, path);
}

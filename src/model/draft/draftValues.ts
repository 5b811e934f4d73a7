import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type Entities, fieldAt, placeAt } from "../entity/entityPlace.ts";
import { configOnly, isRuntimePath } from "../entity/runtimePaths.ts";
import { isSameList, listIdentity } from "../merge/listItems.ts";
import { type ConfigPath, valueAt, withValueAt } from "../configPath.ts";
import { type DraftEdits, editsNear, type FieldEdit } from "./fieldEdits.ts";
import { type MergedList, mergeLists } from "../merge/mergeLists.ts";

/**
 * What an operator sees at a path: the draft over the server. A copy that shares nothing with either, without runtime
 * keys and nulls. Edits of an entity that is gone from the server show nothing: it would be a ghost.
 */
export function effectiveAt(edits: DraftEdits, server: Json, path: ConfigPath, entities: Entities): Json | undefined {
  if (isRuntimePath(path, entities)) return undefined;
  let value = valueAt(server, path);
  for (const edit of editsNear(edits, path)) {
    if (isGone(edit, server, entities)) continue;
    const mine = valueOfEdit(edit, serverValueAt(server, edit.path, entities), entities);
    if (edit.path.length <= path.length) value = valueAt(mine, path.slice(edit.path.length));
    else value = laidOver(value, edit.path.slice(path.length), mine);
  }
  return configOnly(value, path, entities);
}

/** A copy of what the server holds at a path, as a draft compares it: without runtime keys and nulls. */
export function serverValueAt(server: Json, path: ConfigPath, entities: Entities): Json | undefined {
  return configOnly(valueAt(server, path), path, entities);
}

/** What stands at an edit's path once it is laid over the server's value: mine, or of a list both sides' changes. */
export function valueOfEdit(edit: FieldEdit, theirs: Json | undefined, entities: Entities): Json | undefined {
  const merged = mergedListOf(edit, theirs, entities);
  return merged === undefined ? edit.mine : merged.list;
}

/**
 * A copy of `root` with a value put at a path below it. Where the server has meanwhile put a list on the way, an object
 * takes its place, as a merge patch would do it.
 */
export function laidOver(root: Json | undefined, path: ConfigPath, value: Json | undefined): Json | undefined {
  const list = path.findIndex((_, depth) => Array.isArray(valueAt(root, path.slice(0, depth))));
  if (list === -1) return withValueAt(root, path, value);
  if (value === undefined) return root;
  return withValueAt(withValueAt(root, path.slice(0, list), {}), path, value);
}

/** A value as it is saved: lists that an annotation says so are absent once they are empty. */
export function asSaved(value: Json | undefined, path: ConfigPath, entities: Entities): Json | undefined {
  if (Array.isArray(value)) {
    return value.length === 0 && fieldAt(path, entities)?.list?.emptyIsAbsent === true ? undefined : value;
  }
  if (!isPlainObject(value)) return value;
  const result: JsonObject = {};
  for (const [key, child] of Object.entries(value)) {
    const kept = asSaved(child, [...path, key], entities);
    if (kept !== undefined) result[key] = kept;
  }
  return result;
}

/** Whether two values of a setting say the same: a list's items may be written in either of their forms. */
export function isSameValue(
  one: Json | undefined,
  other: Json | undefined,
  path: ConfigPath,
  entities: Entities,
): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return deepEqual(one, other);
  const identity = listIdentity(path, entities, one, other);
  return identity === undefined ? deepEqual(one, other) : isSameList(one, other, identity);
}

/** Whether the entity an edit belongs to is no longer on the server, though the edit does not create it. */
export function isGone(edit: FieldEdit, server: Json, entities: Entities): boolean {
  const { at } = placeAt(edit.path, entities);
  if (at.length === 0 || (edit.path.length === at.length && edit.base === undefined)) return false;
  return (valueAt(server, at) ?? null) === null;
}

/** A list edit brought together with the server's list; undefined when the edit is about no list. */
export function mergedListOf(edit: FieldEdit, theirs: Json | undefined, entities: Entities): MergedList | undefined {
  const { base, mine, path } = edit;
  if (!isListOrNothing(base) || !isListOrNothing(mine) || !isListOrNothing(theirs)) return undefined;
  if (base === undefined && mine === undefined) return undefined;
  return mergeLists(base, mine, theirs, listIdentity(path, entities, base, mine, theirs));
}

/** Whether a value is a list, or there is none. */
export function isListOrNothing(value: Json | undefined): value is Json[] | undefined {
  return value === undefined || Array.isArray(value);
}

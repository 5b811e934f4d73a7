import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { editedPart, type Entities, fieldAt, isEntityPath, placeAt } from "../entity/entityPlace.ts";
import { configOnly, isRuntimePath } from "../entity/runtimePaths.ts";
import { listIdentity, itemsAsStored } from "../merge/listItems.ts";
import { type ConfigPath, isWithin, formatPointer, valueAt, withValueAt } from "../configPath.ts";
import { asSaved, effectiveAt, isSameValue, laidOver, serverValueAt } from "./draftValues.ts";
import { type DraftEdits, editsNear, type FieldEdit, replaceInDraft } from "./fieldEdits.ts";
import { rebaseDraft } from "./rebaseDraft.ts";

/**
 * The draft after `value` was put at a path, at any depth: a setting, an item of a list, a section, a whole entity.
 * Undefined or null removes. What then says the same as the server is no edit any more; runtime keys are left out.
 */
export function editDraft(
  edits: DraftEdits,
  server: Json,
  path: ConfigPath,
  value: Json | undefined,
  entities: Entities,
): DraftEdits {
  if (isRuntimePath(path, entities)) return edits;
  const mine = configOnly(value, path, entities);
  const whole = wholeAround(edits, server, path, entities);
  if (whole !== undefined) {
    const around = effectiveAt(edits, server, whole.path, entities) ?? (whole.isList ? [] : {});
    return editDraft(edits, server, whole.path, withValueAt(around, path.slice(whole.path.length), mine), entities);
  }
  // The others' items of a list are in `mine` by now; with an old base they would count as touched by me.
  const current = rebaseDraft(edits, server, entities, path);
  const base = baseAt(current, server, path, entities);
  const old = editsNear(current, path).filter((edit) => isWithin(edit.path, path));
  const found = new Map<string, FieldEdit>();
  for (const edit of differences(base, mine, path, entities)) {
    if (!isOnServer(edit, server, entities)) found.set(formatPointer(edit.path), edit);
  }
  for (const edit of old) {
    if (found.has(formatPointer(edit.path))) continue;
    // A number typed over passes through its old value: while theirs differs, the field must not jump to theirs.
    const now = { ...edit, mine: valueAt(mine, edit.path.slice(path.length)) };
    const isTypedBack = !Array.isArray(now.mine) && isSameValue(now.mine, edit.base, edit.path, entities);
    if (isTypedBack && !isOnServer(now, server, entities)) found.set(formatPointer(edit.path), now);
  }
  return replaceInDraft(current, old, found);
}

function isOnServer({ path, mine }: FieldEdit, server: Json, entities: Entities): boolean {
  return isSameValue(mine, serverValueAt(server, path, entities), path, entities);
}

/** The draft after many values were put at their paths, in order: a bulk edit of thousands of entities at once. */
export function editMany(
  edits: DraftEdits,
  server: Json,
  changes: Iterable<readonly [path: ConfigPath, value: Json | undefined]>,
  entities: Entities,
): DraftEdits {
  const parts = new Map<string, DraftEdits>();
  const before = new Map<string, readonly FieldEdit[]>();
  for (const [path, value] of changes) {
    const at = editedPart(path, entities);
    const key = formatPointer(at);
    // A draft of one entity is small; copying the whole one at each step would take seconds.
    const near = before.get(key) ?? editsNear(edits, at);
    before.set(key, near);
    const part = parts.get(key) ?? new Map(near.map((edit) => [formatPointer(edit.path), edit]));
    parts.set(key, editDraft(part, server, path, value, entities));
  }
  const now = new Map([...parts.values()].flatMap((part) => [...part]));
  return replaceInDraft(edits, [...before.values()].flat(), now);
}

/**
 * The draft after a form changed the value it was showing from `before` to `after`. Only what the operator changed
 * becomes an edit: news that reached the server's tree after the form was drawn would else be written back as old.
 */
export function editDifference(
  edits: DraftEdits,
  server: Json,
  path: ConfigPath,
  before: Json | undefined,
  after: Json | undefined,
  entities: Entities,
): DraftEdits {
  return differences(before, after, path, entities).reduce(
    (draft, change) => editDraft(draft, server, change.path, change.mine, entities),
    edits,
  );
}

/**
 * The edits that make `value` of `base`, each as deep as it goes: a setting, a list, an object removed, an entity
 * created or deleted. An object without settings and an absent one are the same, as forms make empty objects on the way.
 */
export function differences(
  base: Json | undefined,
  value: Json | undefined,
  path: ConfigPath,
  entities: Entities,
): readonly FieldEdit[] {
  if (isSameValue(base, value, path, entities)) return [];
  const isWhole = isEntityPath(path, entities) && (base === undefined || value === undefined);
  if (!isWhole) {
    if (isNothing(base) && isNothing(value)) return [];
    const both = bothObjects(base, value, path, entities);
    if (both !== undefined) {
      const [from, to] = both;
      const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
      return [...keys].flatMap((key) => differences(own(from, key), own(to, key), [...path, key], entities));
    }
  }
  const mine = asStored(base, asSaved(value, path, entities), path, entities);
  return isSameValue(base, mine, path, entities) ? [] : [{ path, base, mine }];
}

/** Both as objects when the difference lies in their settings; a whole collection or config is never one edit. */
function bothObjects(
  base: Json | undefined,
  value: Json | undefined,
  path: ConfigPath,
  entities: Entities,
): readonly [JsonObject, JsonObject] | undefined {
  const isAboveEntities = placeAt(path, entities).entity === undefined;
  const from = base === undefined ? {} : base;
  const to = value === undefined && isAboveEntities ? {} : value;
  return isPlainObject(from) && isPlainObject(to) ? [from, to] : undefined;
}

function asStored(
  base: Json | undefined,
  value: Json | undefined,
  path: ConfigPath,
  entities: Entities,
): Json | undefined {
  if (!Array.isArray(base) || !Array.isArray(value)) return value;
  const identity = listIdentity(path, entities, base, value);
  return identity === undefined ? value : itemsAsStored(value, base, identity);
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || (isPlainObject(value) && Object.values(value).every(isNothing));
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * The nearest place above a path whose value only ever changes as a whole: the list around an item, or what the draft
 * already holds as one edit (an entity created here). Undefined when the path can have an edit of its own.
 */
function wholeAround(
  edits: DraftEdits,
  server: Json,
  path: ConfigPath,
  entities: Entities,
): { readonly path: ConfigPath; readonly isList: boolean } | undefined {
  const above = editsNear(edits, path).find((edit) => edit.path.length < path.length);
  for (let length = path.length - 1; length > 0; length--) {
    const prefix = path.slice(0, length);
    const isEdited = above !== undefined && above.path.length <= length;
    const shown = isEdited ? valueAt(above.mine, prefix.slice(above.path.length)) : valueAt(server, prefix);
    const isList = Array.isArray(shown) || (shown === undefined && fieldAt(prefix, entities)?.type === "array");
    if (isList || above?.path.length === length) return { path: prefix, isList };
  }
  return undefined;
}

/** What the server held at a path when each part of it was first touched; of the untouched parts, what it holds now. */
function baseAt(edits: DraftEdits, server: Json, path: ConfigPath, entities: Entities): Json | undefined {
  let base = serverValueAt(server, path, entities);
  for (const edit of editsNear(edits, path)) {
    if (isWithin(edit.path, path)) base = laidOver(base, edit.path.slice(path.length), edit.base);
  }
  return base;
}

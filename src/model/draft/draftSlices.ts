import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type Entities, entityIndex, fieldAt, isAmongSettings, placeAt, type Rename } from "../entity/entityPlace.ts";
import { followRenames } from "../entity/references/renamedReferences.ts";
import { composeMergePatches, createMergePatch } from "../merge/mergePatch.ts";
import { type ConfigPath, parsePointer, formatPointer } from "../configPath.ts";
import { renameOf, renamesOf } from "./draftRenames.ts";
import { effectiveAt, isSameValue, serverValueAt, valueOfEdit } from "./draftValues.ts";
import { type DraftEdits, editsNear, type FieldEdit } from "./fieldEdits.ts";

/**
 * The edits one form's Save commits: those of some entities, narrowed to the fields of its page. `patterns` are pointer
 * patterns below the entity, with `*` for a list item or a map's key; without them everything of the entities. What
 * reaches over the pattern (an object removed, an entity created) is part of it.
 */
export function sliceOf(edits: DraftEdits, at: readonly ConfigPath[], patterns?: readonly string[]): DraftEdits {
  const wanted = patterns?.map(parsePointer);
  const slice = new Map<string, FieldEdit>();
  for (const path of at) {
    for (const edit of editsNear(edits, path)) {
      const rest = edit.path.slice(path.length);
      if (wanted === undefined || wanted.some((pattern) => touches(rest, pattern)))
        slice.set(formatPointer(edit.path), edit);
    }
  }
  return slice;
}

/** Whether path and pattern agree as far as the shorter of them goes. */
function touches(path: ConfigPath, pattern: ConfigPath): boolean {
  const length = Math.min(path.length, pattern.length);
  return path.slice(0, length).every((segment, index) => pattern[index] === "*" || pattern[index] === segment);
}

/**
 * On which pages of an entity, or of several of one kind, something is edited: their names. What stands on no page, such
 * as that an entity is new or goes, is on none.
 * @param paths where the entities stand: `[["streams", "news"]]`
 */
export function editedPages(edits: DraftEdits, paths: readonly ConfigPath[], entities: Entities): ReadonlySet<string> {
  const pages = new Set<string>();
  if (edits.size === 0) return pages;
  const places = new Set(paths.map(formatPointer));
  // The same setting of thousands is looked up once.
  const seen = new Set<string>();
  for (const { path, base, mine } of edits.values()) {
    const { entity, at, rest } = placeAt(path, entities);
    const isSetting = entity !== undefined && isAmongSettings(entity);
    const setting = formatPointer(isSetting ? path.slice(0, 1) : rest);
    if (seen.has(setting) || !places.has(isSetting ? "" : formatPointer(at))) continue;
    if (isSameValue(base, mine, path, entities)) continue;
    seen.add(setting);
    const page = isSetting ? entityIndex(entities).server?.fields[setting]?.page : pageOf(path, at.length, entities);
    if (page !== undefined) pages.add(page);
  }
  return pages;
}

/** The page of a setting, or of the one it is a part of. */
function pageOf(path: ConfigPath, least: number, entities: Entities): string | undefined {
  for (let length = path.length; length > least; length--) {
    const page = fieldAt(path.slice(0, length), entities)?.page;
    if (page !== undefined) return page;
  }
  return undefined;
}

/**
 * The merge patch that saves a draft or a slice of one: base against mine, so what others changed in other places is
 * never in it. Lists go as a whole, with the others' items. A renamed entity goes as null for the old key and the whole
 * entity under the new one, and all that names it with the new name.
 */
export function patchOf(edits: DraftEdits, server: Json, entities: Entities): JsonObject {
  const patch: JsonObject = {};
  const renamed = new Set<string>();
  for (const edit of edits.values()) {
    const rename = renameOf(edit, entities);
    if (rename === undefined) continue;
    const whole = effectiveAt(edits, server, rename.from, entities);
    if (whole === undefined) continue;
    if (!rename.isCreated) put(patch, rename.from, null);
    put(patch, rename.to, whole);
    renamed.add(formatPointer(rename.from));
  }
  for (const edit of edits.values()) {
    const { path, base, mine } = edit;
    if (renamed.has(formatPointer(placeAt(path, entities).at)) || isSameValue(base, mine, path, entities)) continue;
    const emptied = emptiedObject(path, edits, server, entities);
    if (emptied !== undefined) {
      put(patch, emptied, null);
      continue;
    }
    put(patch, path, valueOfEdit(edit, serverValueAt(server, path, entities), entities) ?? null);
  }
  return withFollowedReferences(patch, renamesOf(edits, entities), server, entities);
}

/** A patch with renames, and what follows from them: what it says itself goes before what the server holds. */
function withFollowedReferences(
  patch: JsonObject,
  renames: readonly Rename[],
  server: Json,
  entities: Entities,
): JsonObject {
  if (renames.length === 0 || !isPlainObject(server)) return patch;
  const own = followRenames(patch, renames, entities);
  const elsewhere = createMergePatch(server, followRenames(server, renames, entities));
  return Object.keys(elsewhere).length === 0 ? own : composeMergePatches(structuredClone(elsewhere), own, server);
}

function put(patch: JsonObject, path: ConfigPath, value: Json): void {
  let object = patch;
  for (const segment of path.slice(0, -1)) {
    const next = Object.hasOwn(object, segment) ? object[segment] : undefined;
    object = isPlainObject(next) ? next : (object[segment] = {});
  }
  object[path.at(-1) ?? ""] = structuredClone(value);
}

/**
 * The object around an edit that says nothing any more, since what it is about (`absentWithout`) is empty: a fallback
 * video without a file. It is saved as absent, whatever else it holds.
 */
function emptiedObject(path: ConfigPath, edits: DraftEdits, server: Json, entities: Entities): ConfigPath | undefined {
  for (let length = 1; length <= path.length; length += 1) {
    const around = path.slice(0, length);
    const needed = fieldAt(around, entities)?.absentWithout;
    if (needed === undefined) continue;
    const whole = effectiveAt(edits, server, around, entities);
    if (isPlainObject(whole) && isEmpty(whole[needed])) return around;
  }
  return undefined;
}

function isEmpty(value: Json | undefined): boolean {
  return value === undefined || value === null || value === "";
}

/**
 * The draft after a slice of it was saved. What was typed on while the save ran stays an edit, standing on what was
 * saved: else the echo of one's own save would look like a conflict.
 */
export function settleDraft(edits: DraftEdits, saved: DraftEdits, entities: Entities): DraftEdits {
  const result = new Map(edits);
  for (const [pointer, { path, mine }] of saved) {
    const now = edits.get(pointer);
    if (now === undefined) continue;
    if (isSameValue(now.mine, mine, path, entities)) result.delete(pointer);
    else result.set(pointer, { ...now, base: mine });
  }
  return result;
}

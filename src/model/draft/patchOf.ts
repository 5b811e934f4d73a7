import type { Entities } from "../entity/Entities.ts";
import type { Json, JsonObject } from "../Json.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import type { DraftEdits } from "./DraftEdits.ts";
import { effectiveAt } from "./effectiveAt.ts";
import { isSameValue } from "./isSameValue.ts";
import { emptiedObject } from "./emptiedObject.ts";
import { renameOf } from "./renameOf.ts";
import { serverValueAt } from "./serverValueAt.ts";
import { valueOfEdit } from "./valueOfEdit.ts";

/**
 * The merge patch that saves a draft or a slice of one: base against mine, so what others changed in other places is
 * never in it. Lists go as a whole, with the others' items. A renamed entity goes as null for the old key and the whole
 * entity under the new one.
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
    renamed.add(keyOf(rename.from));
  }
  for (const edit of edits.values()) {
    const { path, base, mine } = edit;
    if (renamed.has(keyOf(path)) || isSameValue(base, mine, path, entities)) continue;
    const emptied = emptiedObject(path, edits, server, entities);
    if (emptied !== undefined) {
      put(patch, emptied, null);
      continue;
    }
    put(patch, path, valueOfEdit(edit, serverValueAt(server, path, entities), entities) ?? null);
  }
  return patch;
}

function keyOf(path: ConfigPath): string {
  return JSON.stringify(path.slice(0, 2));
}

function put(patch: JsonObject, path: ConfigPath, value: Json): void {
  let object = patch;
  for (const segment of path.slice(0, -1)) {
    const next = Object.hasOwn(object, segment) ? object[segment] : undefined;
    object = isPlainObject(next) ? next : (object[segment] = {});
  }
  object[path.at(-1) ?? ""] = structuredClone(value);
}

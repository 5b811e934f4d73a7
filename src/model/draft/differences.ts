import type { Entities } from "../entity/Entities.ts";
import { identityOf } from "../list/identityOf.ts";
import { storedForm } from "../list/storedForm.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../Json.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";
import { asSaved } from "./asSaved.ts";
import type { FieldEdit } from "./FieldEdit.ts";
import { isEntityPath } from "./isEntityPath.ts";
import { isSameValue } from "./isSameValue.ts";

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
    const [from, to] = bothObjects(base, value, path);
    if (from !== undefined && to !== undefined) {
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
): readonly [JsonObject?, JsonObject?] {
  const isCollection = path.length < 2;
  const from = base === undefined ? {} : base;
  const to = value === undefined && isCollection ? {} : value;
  return isPlainObject(from) && isPlainObject(to) ? [from, to] : [];
}

function asStored(
  base: Json | undefined,
  value: Json | undefined,
  path: ConfigPath,
  entities: Entities,
): Json | undefined {
  if (!Array.isArray(base) || !Array.isArray(value)) return value;
  const identity = identityOf(path, entities, base, value);
  return identity === undefined ? value : storedForm(value, base, identity);
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || (isPlainObject(value) && Object.values(value).every(isNothing));
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

import type { Json, JsonObject } from "../Json.ts";
import { deepEqual } from "../patch/deepEqual.ts";
import { isPlainObject } from "../patch/isPlainObject.ts";
import { pointerOf } from "../path/pointerOf.ts";
import type { ConfigPath } from "../path/ConfigPath.ts";

/** Several entities seen as one, for multi-edit. */
export interface CombinedEntities {
  /** Holds what all of them share; a setting that differs is absent. */
  readonly shared: JsonObject;
  /** By pointer of a setting that differs: how many different values there are, an absent one counted too. */
  readonly mixed: Readonly<Record<string, number>>;
}

/** Puts several entities over each other, setting by setting; a list is one setting. */
export function combineEntities(entities: readonly JsonObject[]): CombinedEntities {
  const mixed: Record<string, number> = {};
  return { shared: combineObjects(entities, [], mixed), mixed };
}

function combineObjects(objects: readonly JsonObject[], path: ConfigPath, mixed: Record<string, number>): JsonObject {
  const shared: JsonObject = {};
  for (const key of new Set(objects.flatMap((object) => Object.keys(object)))) {
    const values = objects.map((object) => object[key]);
    const value = combineValues(values, [...path, key], mixed);
    if (value !== undefined) shared[key] = value;
  }
  return shared;
}

function combineValues(
  values: readonly (Json | undefined)[],
  path: ConfigPath,
  mixed: Record<string, number>,
): Json | undefined {
  const [first] = values;
  // An object that only some of them have is looked into: its settings are what differs.
  if (values.some(isPlainObject) && values.every((value) => value === undefined || isPlainObject(value))) {
    const inner = combineObjects(
      values.map((value) => (isPlainObject(value) ? value : {})),
      path,
      mixed,
    );
    return Object.keys(inner).length > 0 || values.every(isPlainObject) ? inner : undefined;
  }
  if (values.every((value) => deepEqual(value, first))) return first;
  mixed[pointerOf(path)] = countDifferent(values);
  return undefined;
}

function countDifferent(values: readonly (Json | undefined)[]): number {
  const seen: (Json | undefined)[] = [];
  for (const value of values) if (!seen.some((other) => deepEqual(other, value))) seen.push(value);
  return seen.length;
}

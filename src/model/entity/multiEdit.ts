import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type ConfigPath, formatPointer } from "../configPath.ts";

/** Several entities seen as one, for multi-edit. */
interface CombinedEntities {
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
    return values.every(isPlainObject) ? inner : undefined;
  }
  if (values.every((value) => deepEqual(value, first))) return first;
  mixed[formatPointer(path)] = countDifferent(values);
  return undefined;
}

function countDifferent(values: readonly (Json | undefined)[]): number {
  const seen: (Json | undefined)[] = [];
  for (const value of values) if (!seen.some((other) => deepEqual(other, value))) seen.push(value);
  return seen.length;
}

interface ItemsEdit {
  readonly kind: "add" | "remove";
  readonly items: readonly Json[];
}

/**
 * A list with items added at its end or taken out by their key; an item that is there already is not added twice. In a
 * map with numbers for keys an added item gets the next one.
 * @param pointer the list's pattern below the entity, which says what its key is
 */
export function editListItems(
  list: Json | undefined,
  pointer: string,
  edit: ItemsEdit,
  descriptor: EntityDescriptor,
): Json {
  if (descriptor.fields[pointer]?.type === "map") return editNumbered(isPlainObject(list) ? list : {}, edit);
  const items = Array.isArray(list) ? list : [];
  const key = descriptor.fields[pointer]?.list?.key ?? "$value";
  const keyOf = (item: Json) => (isPlainObject(item) ? (item[key] ?? item) : item);
  if (edit.kind === "remove") return items.filter((item) => !edit.items.some((gone) => deepEqual(keyOf(item), gone)));
  const added = edit.items.filter((item) => !items.some((other) => deepEqual(keyOf(other), keyOf(item))));
  return [...items, ...added];
}

function editNumbered(map: JsonObject, { kind, items }: ItemsEdit): JsonObject {
  if (kind === "remove") return Object.fromEntries(Object.entries(map).filter(([key]) => !items.includes(key)));
  const next = { ...map };
  for (const item of items) next[nextNumber(Object.keys(next))] = item;
  return next;
}

/** The next free number in a map whose keys are numbers counted from 1: behind the last, so that none is given twice. */
export function nextNumber(keys: readonly string[]): string {
  return String(Math.max(0, ...keys.map(Number).filter(Number.isFinite)) + 1);
}

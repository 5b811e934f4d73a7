import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { type ConfigPath, formatPointer, parsePointer } from "../configPath.ts";
import { type Entities, entityIndex } from "./entityPlace.ts";

/** An older name of a setting (`x-life.aliases`) that stood where the present one should. */
export interface OlderName {
  /** Of the setting under its present name. */
  readonly pointer: string;
  readonly older: string;
  readonly name: string;
}

/** A value under the present names of its settings. */
interface PresentlyNamed<Value> {
  /** The very same value where no older name stood in it. */
  readonly value: Value;
  readonly read: readonly OlderName[];
  /** Older names beside the present one, which is kept: nobody knows which of the two is meant. */
  readonly clashes: readonly OlderName[];
}

/** A whole config, or a merge patch of one, under the present names: objects, list items and maps at any depth. */
export function withPresentNames(config: JsonObject, entities: Entities): PresentlyNamed<JsonObject> {
  const { byCollection, server } = entityIndex(entities);
  const names = new Renamer();
  const root = server === undefined ? config : names.rename(config, namesOf(server), []);
  const value = mapObject(root, (collection, entries) => {
    const entity = byCollection.get(collection);
    const table = entity && namesOf(entity);
    if (table === undefined || table.isEmpty || !isPlainObject(entries)) return entries;
    return mapObject(entries, (key, own) => (isPlainObject(own) ? names.rename(own, table, [collection, key]) : own));
  });
  return { value, read: names.read, clashes: names.clashes };
}

/** The older names below a place of an entity. */
class NameTable {
  /** Present names by older ones. */
  readonly names = new Map<string, string>();
  /** By present name; `*` is every item and every other key. */
  readonly below = new Map<string, NameTable>();

  get isEmpty(): boolean {
    return this.names.size === 0 && this.below.size === 0;
  }

  at(path: ConfigPath): NameTable {
    const [segment, ...rest] = path;
    if (segment === undefined) return this;
    const next = this.below.get(segment) ?? new NameTable();
    this.below.set(segment, next);
    return next.at(rest);
  }

  /** The table of a place that has one. */
  find([segment, ...rest]: ConfigPath): NameTable | undefined {
    return segment === undefined ? this : this.below.get(segment)?.find(rest);
  }
}

const tables = new WeakMap<EntityDescriptor, NameTable>();

function namesOf(entity: EntityDescriptor): NameTable {
  const known = tables.get(entity);
  if (known !== undefined) return known;
  const table = new NameTable();
  for (const [pattern, { aliases = [] }] of Object.entries(entity.fields)) {
    const path = parsePointer(pattern);
    const name = path.at(-1) ?? "";
    for (const alias of aliases) table.at(path.slice(0, -1)).names.set(alias, name);
  }
  // What contains itself is named again as it is where it begins.
  for (const [pattern, { recurs }] of Object.entries(entity.fields)) {
    const outer = recurs === undefined ? undefined : table.find(parsePointer(recurs));
    const path = parsePointer(pattern);
    if (outer !== undefined && !outer.isEmpty) table.at(path.slice(0, -1)).below.set(path.at(-1) ?? "", outer);
  }
  tables.set(entity, table);
  return table;
}

/** Renames in copies, and notes what it met. */
class Renamer {
  readonly read: OlderName[] = [];
  readonly clashes: OlderName[] = [];

  rename(object: JsonObject, table: NameTable, path: ConfigPath): JsonObject {
    if (table.isEmpty) return object;
    const present = this.#renameKeys(object, table, path);
    return mapObject(present, (key, child) => this.#below(child, table, key, [...path, key]));
  }

  #below(value: Json, table: NameTable, key: string, path: ConfigPath): Json {
    const next = table.below.get(key) ?? table.below.get("*");
    if (next === undefined) return value;
    if (isPlainObject(value)) return this.rename(value, next, path);
    if (!Array.isArray(value)) return value;
    const items = value.map((item, index) => this.#below(item, next, "*", [...path, String(index)]));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }

  #renameKeys(object: JsonObject, { names }: NameTable, path: ConfigPath): JsonObject {
    if (!Object.keys(object).some((key) => names.has(key))) return object;
    const renamed = new Map<string, Json>();
    for (const [key, value] of Object.entries(object)) if (!names.has(key)) renamed.set(key, value);
    for (const [older, value] of Object.entries(object)) {
      const name = names.get(older);
      if (name === undefined) continue;
      const found = { pointer: formatPointer([...path, name]), older, name };
      if (!renamed.has(name)) {
        renamed.set(name, value);
        this.read.push(found);
      } else if (value !== null) {
        // In a merge patch null takes the older name away, which nothing is stored under.
        this.clashes.push(found);
      }
    }
    return Object.fromEntries(renamed);
  }
}

/** The same object where nothing in it changes: a config has thousands. */
function mapObject(object: JsonObject, change: (key: string, value: Json) => Json): JsonObject {
  let result = object;
  for (const [key, value] of Object.entries(object)) {
    const next = change(key, value);
    if (next === value) continue;
    if (result === object) result = { ...object };
    result[key] = next;
  }
  return result;
}

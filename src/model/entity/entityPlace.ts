import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FieldInfo } from "../../generated/contracts/FieldInfo.ts";
import { type ConfigPath, fitsPattern, formatPointer, parsePointer } from "../configPath.ts";

/** Every kind of thing an operator configures: the generated table, some of its rows, or a small one in a test. */
export type Entities = Readonly<Record<string, EntityDescriptor>> | readonly EntityDescriptor[];

/** Which entity a path belongs to, and where in it: the one place that knows how deep entities stand. */
export interface Place {
  /** Undefined for a collection as a whole and for the config's own root. */
  readonly entity: EntityDescriptor | undefined;
  /** Where the entity stands: `["streams", "news"]`, or `[]` for the settings of the server itself. */
  readonly at: ConfigPath;
  /** Its key in the collection: `news`; "" for the server itself. */
  readonly key: string;
  /** What follows: `["urls", "0", "url"]`. */
  readonly rest: ConfigPath;
}

/** An entity that goes from one key of its collection to another: `["streams", "old"]` is `["streams", "new"]`. */
export interface Rename {
  readonly from: ConfigPath;
  readonly to: ConfigPath;
}

export function placeAt(path: ConfigPath, entities: Entities): Place {
  const { byCollection, server } = entityIndex(entities);
  const [first, key] = path;
  const entity = first === undefined ? undefined : byCollection.get(first);
  if (entity === undefined) return { entity: first === undefined ? undefined : server, at: [], key: "", rest: path };
  if (key === undefined) return { entity: undefined, at: [], key: "", rest: path };
  return { entity, at: path.slice(0, 2), key, rest: path.slice(2) };
}

/** The part of the config around a path that is edited by itself: an entity, or a property of the config's root. */
export function editedPart(path: ConfigPath, entities: Entities): ConfigPath {
  const { at, rest } = placeAt(path, entities);
  return at.length > 0 ? at : rest.slice(0, 1);
}

/** Whether the entities of a collection are edited among the settings of the server: it has no pages of its own. */
export function isAmongSettings({ collection, pages }: EntityDescriptor): boolean {
  return collection !== undefined && pages.length === 0;
}

interface EntityIndex {
  readonly byCollection: ReadonlyMap<string, EntityDescriptor>;
  /** The one that is the config itself. */
  readonly server: EntityDescriptor | undefined;
}

const indexes = new WeakMap<Entities, EntityIndex>();

/** The table of entities as its readers look things up; built once a table. */
export function entityIndex(entities: Entities): EntityIndex {
  const known = indexes.get(entities);
  if (known !== undefined) return known;
  const byCollection = new Map<string, EntityDescriptor>();
  let server: EntityDescriptor | undefined;
  for (const entity of Object.values(entities)) {
    if (entity.collection !== undefined) byCollection.set(entity.collection, entity);
    else if (entity.name === "server") server = entity;
  }
  const index = { byCollection, server };
  indexes.set(entities, index);
  return index;
}

/** What is known of the setting at a path, or undefined for a setting no schema describes. */
export function fieldAt(path: ConfigPath, entities: Entities): FieldInfo | undefined {
  const { entity, rest } = placeAt(path, entities);
  return entity && fieldIn(entity, rest);
}

/** The same for a path inside an entity. Of a setting that contains itself every level is the first one again. */
function fieldIn(entity: EntityDescriptor, path: ConfigPath): FieldInfo | undefined {
  if (path.length === 0) return undefined;
  const found = namedField(entity, path);
  if (found !== undefined) return found;
  for (let length = path.length - 1; length > 0; length--) {
    const recurs = namedField(entity, path.slice(0, length))?.recurs;
    if (recurs !== undefined) return fieldIn(entity, [...parsePointer(recurs), ...path.slice(length)]);
  }
  return undefined;
}

function namedField(entity: EntityDescriptor, path: ConfigPath): FieldInfo | undefined {
  const pointer = formatPointer(path);
  const exact = Object.hasOwn(entity.fields, pointer) ? entity.fields[pointer] : undefined;
  return exact ?? wildcardFields(entity).find(({ pattern }) => fitsPattern(path, pattern))?.info;
}

interface FieldPattern {
  readonly pattern: ConfigPath;
  readonly info: FieldInfo;
}

const wildcards = new WeakMap<EntityDescriptor, readonly FieldPattern[]>();

/** The fields of an entity whose pattern holds a `*`: lists and maps, which no plain look-up finds. */
function wildcardFields(entity: EntityDescriptor): readonly FieldPattern[] {
  const known = wildcards.get(entity);
  if (known !== undefined) return known;
  const fields = Object.entries(entity.fields)
    .map(([pointer, info]) => ({ pattern: parsePointer(pointer), info }))
    .filter(({ pattern }) => pattern.includes("*"));
  wildcards.set(entity, fields);
  return fields;
}

/** Whether a path leads to a whole entity of a collection, such as `["streams", "news"]`. */
export function isEntityPath(path: ConfigPath, entities: Entities): boolean {
  const { at, rest } = placeAt(path, entities);
  return at.length > 0 && rest.length === 0;
}

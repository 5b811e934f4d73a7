import { addressOf, SchemaIndex, type SchemaPlace } from "../dialect/SchemaIndex.ts";
import { isRaw, mapSubschemas, type Raw } from "../dialect/schemaDialect.ts";
import { pluralOf } from "../defaults/entityDefaults.ts";
import { titleFromName } from "../defaults/titleFromName.ts";
import { escapeSegment } from "../jsonPointer.ts";
import type { SourceFile } from "../readSchemas.ts";
import type { EntityPaths } from "../contracts/ProductDescriptor.ts";
import { Names, reservedNames } from "./schemaNames.ts";

/** The name by which console and server know the config as a whole. */
export const rootName = "server";

/**
 * Plain schemas as a config with entities. Where one of them is the whole config, it becomes the root, and each of its
 * properties that maps names to objects a collection. Where they are kinds of things, each of its own, the root is made: a
 * collection a kind.
 * @param root name of the schema that is the whole config, where that is known
 * @param title of the config, where it is made
 */
export function withEntities(
  sources: readonly SourceFile[],
  root: string | undefined,
  title: string,
): readonly SourceFile[] {
  const free = unreferenced(sources).filter(objectTest(sources));
  const whole = root === undefined ? onlyOne(free) : sources.find(({ name }) => name === root);
  if (whole !== undefined) return withCollectionsOf(whole, sources);
  const kinds = free.map((source) => ({ source, key: pluralOf(source.name), isSingle: false }));
  return withMadeRoot(sources, kinds, title);
}

/** Components of an API as a config: what paths list is a collection, what they read and write as one a part of the root. */
export function withApiEntities(
  sources: readonly SourceFile[],
  paths: readonly EntityPaths[],
  title: string,
): readonly SourceFile[] {
  const editable = paths.filter(({ create, update }) => create !== undefined || update !== undefined);
  const isObject = objectTest(sources);
  const kinds = editable.flatMap(({ schema, name, kind }): readonly Kind[] => {
    const source = sources.find((one) => one.name === schema);
    if (source === undefined || !isObject(source)) return [];
    return [{ source, key: name, isSingle: kind === "single" }];
  });
  const named = kinds.filter(({ key }, index) => kinds.findIndex((one) => one.key === key) === index);
  return named.length === 0 ? withEntities(sources, undefined, title) : withMadeRoot(sources, named, title);
}

/** A schema that others are made of: what an overlay says of it as an entity is said of the collection it stands in. */
function asPart(source: SourceFile): SourceFile {
  const { "x-entity": _, ...data } = source.data;
  return { ...source, data };
}

function onlyOne<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}

/** Schemas to which no other one refers. */
function unreferenced(sources: readonly SourceFile[]): readonly SourceFile[] {
  const index = new SchemaIndex(sources);
  const used = new Set<unknown>();
  for (const source of sources) {
    for (const { ref, pointer } of referencesIn(source)) {
      const found = index.find(ref, index.baseAt(source, pointer));
      if (found !== undefined && found.document !== source) used.add(found.document);
    }
  }
  return sources.filter((source) => !used.has(source));
}

function referencesIn(source: SourceFile): readonly { readonly ref: string; readonly pointer: string }[] {
  const found: { ref: string; pointer: string }[] = [];
  const look = (node: Raw | boolean, pointer: string): void => {
    if (!isRaw(node)) return;
    for (const keyword of ["$ref", "$dynamicRef"]) {
      const ref = node[keyword];
      if (typeof ref === "string") found.push({ ref, pointer });
    }
    mapSubschemas(node, source.dialect ?? "house", (child, at) => look(child, pointer + at));
  };
  look(source.data, "");
  return found;
}

/** Tells whether a value of a schema is an object with settings, as far as its first words say. */
function objectTest(sources: readonly SourceFile[]): (source: SourceFile) => boolean {
  const index = new SchemaIndex(sources);
  const isObject = (node: unknown, base: string, depth: number): boolean => {
    if (!isRaw(node) || depth > 5) return false;
    if (isRaw(node["properties"])) return Object.keys(node["properties"]).length > 0;
    if (typeof node["$ref"] === "string") {
      const found = index.find(node["$ref"], base);
      return found !== undefined && isObject(found.node, found.base, depth + 1);
    }
    const { allOf } = node;
    return Array.isArray(allOf) && allOf.some((part) => isObject(part, base, depth + 1));
  };
  return (source) => isObject(source.data, index.baseAt(source, ""), 0);
}

/** A kind of thing that a made root holds: many by name, or one that is always there. */
interface Kind {
  readonly source: SourceFile;
  readonly key: string;
  readonly isSingle: boolean;
}

/** The root holds a collection a kind of thing. */
function withMadeRoot(sources: readonly SourceFile[], kinds: readonly Kind[], title: string): readonly SourceFile[] {
  const names = new Names([...reservedNames, ...sources.map(({ name }) => name)]);
  const free = new Set(unreferenced(sources));
  const made = kinds.map(({ source, key, isSingle }): readonly [string, Raw, SourceFile | undefined] => {
    const reference = { $ref: addressOf(source) };
    if (isSingle) return [key, { ...reference, title: titleFromName(key) }, undefined];
    if (free.has(source)) return [key, collectionOf(source.name), withEntity(source, { collection: key })];
    const name = names.free(key);
    const entity = { label: titleFromName(singularOf(key)), plural: titleFromName(key), collection: key };
    const additions = [{ pointer: "", source, at: "" }];
    const one = { ...source, name, file: `${source.file}.${name}.json`, data: reference, additions };
    return [key, collectionOf(name), withEntity(one, entity)];
  });
  const root: SourceFile = {
    name: rootName,
    folder: "config",
    file: `${title}.json`,
    text: "{}",
    data: {
      title,
      type: "object",
      properties: { ...Object.fromEntries(made.map(([key, property]) => [key, property])), ...reported },
      "x-entity": rootEntity,
    },
    dialect: sources[0]?.dialect ?? "draft-07",
  };
  const entities = made.flatMap(([, , entity]) => entity ?? []);
  const others = sources.filter(({ file }) => !entities.some((entity) => entity.file === file));
  return [root, ...entities, ...others.map(asPart)];
}

function collectionOf(name: string): Raw {
  return { type: "object", additionalProperties: marker(name) };
}

/** The root's maps from names to objects are collections, each an entity of its own. */
function withCollectionsOf(root: SourceFile, sources: readonly SourceFile[]): readonly SourceFile[] {
  const index = new SchemaIndex(sources);
  const whole = withRootBody(root, index);
  const names = new Names([...reservedNames, ...sources.map(({ name }) => name)]);
  const entities: SourceFile[] = [];
  const properties = isRaw(whole.data["properties"]) ? whole.data["properties"] : {};
  const turned = Object.entries(properties).map(([key, property]) => {
    const map = followed({ ...index.root(whole), pointer: `/properties/${escapeSegment(key)}`, node: property }, index);
    const item = map === undefined ? undefined : itemOfMap(map, index);
    const object = item === undefined ? undefined : followed(item, index);
    if (!map || !item || !isRaw(object?.node) || !isRaw(object.node["properties"])) return [key, property];
    const name = names.free(key);
    entities.push(entityOf(whole, name, key, item, object));
    return [key, collectionProperty(map.node as Raw, property as Raw, name)];
  });
  const replaced = new Map(
    turned.flatMap(([key, property]) => {
      const written = properties[String(key)];
      return property === written ? [] : [[`/properties/${escapeSegment(String(key))}`, written] as const];
    }),
  );
  const data = { ...whole.data, properties: { ...reported, ...Object.fromEntries(turned) } };
  const made = { ...whole, name: rootName, data, replaced };
  return [withEntity(made, rootEntity), ...sources.filter((one) => one !== root).map(asPart), ...entities];
}

/** A root that only refers to one of its own definitions, as tools write it, is that definition. */
function withRootBody(whole: SourceFile, index: SchemaIndex): SourceFile {
  const { $ref, ...rest } = whole.data;
  if (typeof $ref !== "string" || isRaw(rest["properties"])) return whole;
  const body = followed(index.root(whole), index);
  return body?.document === whole && isRaw(body.node) ? { ...whole, data: { ...body.node, ...rest } } : whole;
}

/** The schema of one member of a collection: what the map holds, under a name of its own. */
function entityOf(
  whole: SourceFile,
  name: string,
  collection: string,
  item: SchemaPlace,
  object: SchemaPlace,
): SourceFile {
  const { title, "x-entity": said } = object.node as Raw;
  const own = { label: typeof title === "string" ? title : titleFromName(singularOf(collection)) };
  return withEntity(
    {
      ...whole,
      name,
      file: `${whole.file}.${name}.json`,
      data: { $ref: addressOfPlace(item) },
      additions: [{ pointer: "", source: object.document as SourceFile, at: object.pointer }],
    },
    { ...own, plural: titleFromName(collection), ...(isRaw(said) ? said : {}), collection },
  );
}

/** What the server tells beside the config, and never in the file; a setting that is called so keeps its name to itself. */
const reported: Raw = { now_ms: { readOnly: true }, notifications: { readOnly: true } };

/** The settings that belong to no collection have this address. */
const rootEntity: Raw = { route: "config" };
/** Addresses that lead elsewhere. */
const takenRoutes = new Set(["config", "login", "logout", "assets"]);
/** A collection may be called `//example.com`, `:id` or `*`, which as an address would lead to another site or page. */
const plainRoute = /^[A-Za-z0-9][\w-]*$/;

function withEntity(source: SourceFile, own: Raw): SourceFile {
  const said = source.data["x-entity"];
  const { collection } = own;
  const saidRoute = isRaw(said) && typeof said["route"] === "string" ? said["route"] : undefined;
  const wanted = own["route"] ?? saidRoute ?? collection;
  const isFit =
    typeof wanted === "string" && plainRoute.test(wanted) && (own["route"] !== undefined || !takenRoutes.has(wanted));
  // The name of a schema is fit for an address, and no other one's.
  const route = typeof wanted !== "string" ? {} : { route: isFit ? wanted : `${source.name}-list` };
  // What stands in a map goes by the map's key, whatever else it may call its own name.
  const entity = { key: false, ...(isRaw(said) ? said : {}), ...own, ...route };
  return { ...source, data: { ...source.data, "x-entity": entity } };
}

/** The collection as the root sees it: its members are entities, which stand and are checked by themselves. */
function collectionProperty(map: Raw, written: Raw, name: string): Raw {
  const [pattern] = Object.keys(isRaw(map["patternProperties"]) ? map["patternProperties"] : {});
  const kept = ["title", "description", "propertyNames", "minProperties", "maxProperties"].flatMap((keyword) => {
    const value = written[keyword] ?? map[keyword];
    return value === undefined ? [] : [[keyword, value]];
  });
  const keys = pattern === undefined ? {} : { propertyNames: { pattern } };
  return { ...keys, ...Object.fromEntries(kept), type: "object", additionalProperties: marker(name) };
}

function marker(name: string): Raw {
  return { "x-entity": {}, "x-from": name };
}

/** What a map from names holds, where it holds one kind of thing and nothing else. */
function itemOfMap({ node, ...place }: SchemaPlace, index: SchemaIndex): SchemaPlace | undefined {
  if (!isRaw(node) || isRaw(node["properties"])) return undefined;
  const { additionalProperties, patternProperties } = node;
  const below = (at: string, child: unknown): SchemaPlace => {
    const pointer = place.pointer + at;
    return { ...place, pointer, node: child, base: index.baseAt(place.document, pointer) };
  };
  const [only, second] = Object.entries(isRaw(patternProperties) ? patternProperties : {});
  if (isRaw(additionalProperties) && only === undefined) return below("/additionalProperties", additionalProperties);
  if (only === undefined || second !== undefined || isRaw(additionalProperties)) return undefined;
  return below(`/patternProperties/${escapeSegment(only[0])}`, only[1]);
}

/** What references lead to in the end; undefined where that is not one object of keywords. */
function followed(place: SchemaPlace, index: SchemaIndex): SchemaPlace | undefined {
  let found: SchemaPlace | undefined = place;
  for (let step = 0; step < 20 && found !== undefined; step++) {
    if (!isRaw(found.node)) return undefined;
    const ref: unknown = found.node["$ref"];
    if (typeof ref !== "string") return found;
    found = index.find(ref, found.base);
  }
  return undefined;
}

function addressOfPlace({ document, pointer }: SchemaPlace): string {
  return `${addressOf(document)}#${pointer.split("/").map(encodeURIComponent).join("/")}`;
}

function singularOf(plural: string): string {
  if (plural.endsWith("ies")) return `${plural.slice(0, -3)}y`;
  if (/(x|z|ch|sh|ss)es$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith("s") && !plural.endsWith("ss") ? plural.slice(0, -1) : plural;
}

import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { type ConfigPath, formatPointer } from "../../configPath.ts";
import { type Entities, entityIndex, placeAt, type Rename } from "../entityPlace.ts";
import { type NewName, replaceReferences, referredName, withReferredName } from "./entityReferences.ts";
import { type ReferenceTree, referenceTree, treeBelow } from "./referenceTree.ts";

/** A config, or a part of one such as a merge patch, in which all that named a renamed entity has its new name. */
export function followRenames(config: JsonObject, renames: readonly Rename[], entities: Entities): JsonObject {
  const newName = newNames(renames);
  if (newName === undefined) return config;
  const { byCollection, server } = entityIndex(entities);
  const changed: JsonObject = {};
  const rootTree = server && referenceTree(server);
  for (const [key, value] of Object.entries(config)) {
    const entity = byCollection.get(key);
    const tree = entity === undefined ? treeBelow(rootTree, key) : referenceTree(entity);
    if (tree === undefined) continue;
    const next = entity === undefined ? replaceReferences(tree, value, newName) : inCollection(tree, value, newName);
    if (next !== value) changed[key] = next;
  }
  return Object.keys(changed).length === 0 ? config : { ...config, ...changed };
}

function inCollection(tree: ReferenceTree, collection: Json, newName: NewName): Json {
  if (!isPlainObject(collection)) return collection;
  const changed: JsonObject = {};
  for (const [key, value] of Object.entries(collection)) {
    const next = replaceReferences(tree, value, newName);
    if (next !== value) changed[key] = next;
  }
  return Object.keys(changed).length === 0 ? collection : { ...collection, ...changed };
}

/** The same for the value of one path, wherever in an entity that is. */
export function followRenamesAt(
  path: ConfigPath,
  value: Json | undefined,
  renames: readonly Rename[],
  entities: Entities,
): Json | undefined {
  const tree = treeAt(path, entities);
  const newName = newNames(renames);
  return tree === undefined || newName === undefined || value === undefined
    ? value
    : replaceReferences(tree, value, newName);
}

function treeAt(path: ConfigPath, entities: Entities): ReferenceTree | undefined {
  const { entity, rest } = placeAt(path, entities);
  let tree = entity && referenceTree(entity);
  for (const step of rest) tree = treeBelow(tree, step);
  return tree;
}

/** A path on which keys of maps name entities, with their new names. */
export function followRenamesIn(path: ConfigPath, renames: readonly Rename[], entities: Entities): ConfigPath {
  const { entity, at, rest } = placeAt(path, entities);
  const newName = newNames(renames);
  let tree = entity && referenceTree(entity);
  if (tree === undefined || newName === undefined) return path;
  const steps = rest.map((step) => {
    const ref = tree?.keyRef;
    tree = treeBelow(tree, step);
    const name = ref && referredName(ref, step);
    if (ref === undefined || name === undefined) return step;
    const next = newName({ collection: ref.collection, name, path: [], pattern: "" });
    return next === undefined ? step : withReferredName(ref, step, next);
  });
  const result = [...at, ...steps];
  return formatPointer(result) === formatPointer(path) ? path : result;
}

function newNames(renames: readonly Rename[]): NewName | undefined {
  if (renames.length === 0) return undefined;
  const names = new Map<string, Map<string, string>>();
  for (const { from, to } of renames) {
    const [collection = "", name = ""] = from;
    const own = names.get(collection) ?? new Map<string, string>();
    names.set(collection, own.set(name, to[1] ?? ""));
  }
  return ({ collection, name }) => names.get(collection)?.get(name);
}

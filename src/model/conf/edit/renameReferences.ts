import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import type { EntityReference } from "../../../generated/contracts/EntityReference.ts";
import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { referredName, renamedText, withReferredName } from "../../entity/references/entityReferences.ts";
import { applyMergePatch } from "../../merge/mergePatch.ts";
import { bareProperty } from "../read/confReferences.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";

/** New names by old ones, by collection. */
type NewNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A merge patch that makes every reference to an entity's old name one to its new name; empty when there is none. */
export function renameReferences(grammar: ContextGrammar, value: JsonObject, names: NewNames): JsonObject {
  const patch: JsonObject = {};
  for (const property of grammar.context.properties) {
    const json = getAt(value, property.path);
    const child = grammar.children.get(property);
    const { references } = property.value;
    const renamed =
      child === undefined ? references && renameIn(json, references, names) : renameBelow(child, json, property, names);
    const moved = renameKeys(property, json, renamed, names);
    if (moved !== undefined) setAt(patch, property.path, moved);
  }
  return patch;
}

function renameIn(json: Json | undefined, references: readonly EntityReference[], names: NewNames): Json | undefined {
  if (Array.isArray(json)) {
    const list = json.map((item) => renameIn(item, references, names) ?? item);
    return list.some((item, index) => item !== json[index]) ? list : undefined;
  }
  if (isPlainObject(json)) {
    const patch: JsonObject = {};
    for (const [key, item] of Object.entries(json)) {
      const renamed = renameIn(item, references, names);
      if (renamed !== undefined) patch[key] = renamed;
    }
    return Object.keys(patch).length > 0 ? patch : undefined;
  }
  if (typeof json !== "string") return undefined;
  return renamedText(references, json, (collection, name) => names.get(collection)?.get(name));
}

/** The patch of a map whose keys name entities: what had an old name goes, and comes under the new one with its own changes. */
function renameKeys(
  { keyReference: reference }: ConfProperty,
  json: Json | undefined,
  patch: Json | undefined,
  names: NewNames,
): Json | undefined {
  if (reference === undefined || !isPlainObject(json)) return patch;
  const moved: JsonObject = isPlainObject(patch) ? { ...patch } : {};
  for (const [key, item] of Object.entries(json)) {
    const to = names.get(reference.collection)?.get(referredName(reference, key) ?? "");
    if (to === undefined) continue;
    moved[withReferredName(reference, key, to)] = moved[key] === undefined ? item : applyMergePatch(item, moved[key]);
    moved[key] = null;
  }
  return Object.keys(moved).length > 0 ? moved : undefined;
}

function renameBelow(
  child: ContextGrammar,
  json: Json | undefined,
  property: ConfProperty,
  names: NewNames,
): Json | undefined {
  const { container } = property;
  if (container === "list" && Array.isArray(json)) {
    const bare = bareProperty(child, property)?.value.references ?? [];
    const list = json.map((item) => {
      if (typeof item === "string") return renameIn(item, bare, names) ?? item;
      const patch = isPlainObject(item) ? renameReferences(child, item, names) : {};
      return isPlainObject(item) && Object.keys(patch).length > 0 ? { ...item, ...patch } : item;
    });
    return list.some((item, index) => item !== json[index]) ? list : undefined;
  }
  if (!isPlainObject(json)) return undefined;
  if (container !== "map") {
    const patch = renameReferences(child, json, names);
    return Object.keys(patch).length > 0 ? patch : undefined;
  }
  const patches: JsonObject = {};
  for (const [key, item] of Object.entries(json)) {
    const patch = isPlainObject(item) ? renameReferences(child, item, names) : {};
    if (Object.keys(patch).length > 0) patches[key] = patch;
  }
  return Object.keys(patches).length > 0 ? patches : undefined;
}

import type { ConfReference } from "../../../generated/shapes/ConfTable.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { getAt } from "../read/getAt.ts";
import { referredName } from "../read/referredName.ts";
import { setAt } from "../read/setAt.ts";

/** A merge patch that makes every reference to an entity's old name one to its new name; empty when there is none. */
export function renameReferences(
  grammar: ContextGrammar,
  value: JsonObject,
  collection: string,
  from: string,
  to: string,
): JsonObject {
  const patch: JsonObject = {};
  for (const property of grammar.context.properties) {
    const json = getAt(value, property.path);
    if (json === undefined) continue;
    const child = grammar.children.get(property);
    const { reference } = property.value;
    const renamed =
      child === undefined
        ? reference?.collection === collection && renameIn(json, reference, from, to)
        : renameBelow(child, json, property.container, collection, from, to);
    if (renamed !== undefined && renamed !== false) setAt(patch, property.path, renamed);
  }
  return patch;
}

function renameIn(json: Json, reference: ConfReference, from: string, to: string): Json | undefined {
  if (Array.isArray(json)) {
    const list = json.map((item) => renameIn(item, reference, from, to) ?? item);
    return list.some((item, index) => item !== json[index]) ? list : undefined;
  }
  if (typeof json !== "string" || referredName(reference, json) !== from) return undefined;
  const prefix = reference.prefix ?? "";
  return prefix + to + json.slice(prefix.length + from.length);
}

function renameBelow(
  child: ContextGrammar,
  json: Json,
  container: "list" | "map" | undefined,
  collection: string,
  from: string,
  to: string,
): Json | undefined {
  if (container === "list" && Array.isArray(json)) {
    const list = json.map((item) => {
      const patch = isPlainObject(item) ? renameReferences(child, item, collection, from, to) : {};
      return isPlainObject(item) && Object.keys(patch).length > 0 ? { ...item, ...patch } : item;
    });
    return list.some((item, index) => item !== json[index]) ? list : undefined;
  }
  if (!isPlainObject(json)) return undefined;
  if (container !== "map") {
    const patch = renameReferences(child, json, collection, from, to);
    return Object.keys(patch).length > 0 ? patch : undefined;
  }
  const patches: JsonObject = {};
  for (const [key, item] of Object.entries(json)) {
    const patch = isPlainObject(item) ? renameReferences(child, item, collection, from, to) : {};
    if (Object.keys(patch).length > 0) patches[key] = patch;
  }
  return Object.keys(patches).length > 0 ? patches : undefined;
}

import type { ConfReference } from "../../../generated/shapes/ConfTable.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { getAt } from "../read/getAt.ts";
import { referredName } from "../read/referredName.ts";
import { setAt } from "../read/setAt.ts";

/** New names by old ones, by collection. */
type NewNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A merge patch that makes every reference to an entity's old name one to its new name; empty when there is none. */
export function renameReferences(grammar: ContextGrammar, value: JsonObject, names: NewNames): JsonObject {
  const patch: JsonObject = {};
  for (const property of grammar.context.properties) {
    const json = getAt(value, property.path);
    if (json === undefined) continue;
    const child = grammar.children.get(property);
    const { reference } = property.value;
    const renamed =
      child === undefined
        ? reference !== undefined && renameIn(json, reference, names)
        : renameBelow(child, json, property.container, names);
    if (renamed !== undefined && renamed !== false) setAt(patch, property.path, renamed);
  }
  return patch;
}

function renameIn(json: Json, reference: ConfReference, names: NewNames): Json | undefined {
  if (Array.isArray(json)) {
    const list = json.map((item) => renameIn(item, reference, names) ?? item);
    return list.some((item, index) => item !== json[index]) ? list : undefined;
  }
  const from = typeof json === "string" ? referredName(reference, json) : undefined;
  const to = from === undefined ? undefined : names.get(reference.collection)?.get(from);
  if (typeof json !== "string" || from === undefined || to === undefined) return undefined;
  const prefix = reference.prefix ?? "";
  return prefix + to + json.slice(prefix.length + from.length);
}

function renameBelow(
  child: ContextGrammar,
  json: Json,
  container: "list" | "map" | undefined,
  names: NewNames,
): Json | undefined {
  if (container === "list" && Array.isArray(json)) {
    const list = json.map((item) => {
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

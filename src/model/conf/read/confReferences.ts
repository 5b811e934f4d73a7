import type { ConfProperty, ConfReference } from "../../../generated/contracts/ConfTable.ts";
import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { formatPointer } from "../../configPath.ts";
import { confMessages } from "../confProblems.ts";
import { type ContextGrammar, remembered } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { getAt, setAt } from "../values/propertyPaths.ts";
import { Reader, type ReadProblem } from "./Reader.ts";

/** A value that names an entity. */
export interface FoundReference {
  readonly collection: string;
  readonly name: string;
  readonly path: readonly string[];
}

/** Every reference in an object of a context, with its path from `path` on. */
export function referencesIn(grammar: ContextGrammar, value: JsonObject, path: readonly string[]): FoundReference[] {
  return leadingProperties(grammar).flatMap((property) => {
    const json = getAt(value, property.path);
    const own = [...path, ...property.path];
    if (json === undefined) return [];
    const child = grammar.children.get(property);
    return child === undefined ? named(property, json, own) : below(child, json, property, own);
  });
}

/** The properties at or below which a reference may stand: a few of many. */
const leadingProperties = remembered((grammar: ContextGrammar): readonly ConfProperty[] =>
  grammar.context.properties.filter((property) => {
    const child = grammar.children.get(property);
    return child === undefined ? property.value.reference !== undefined : leadsOn(child);
  }),
);

/** Whether a reference may stand in a context or anywhere below; one may stand in itself. */
const leadsOn = remembered((grammar: ContextGrammar): boolean => {
  const contexts = new Set([grammar]);
  for (const one of contexts) {
    for (const child of one.children.values()) contexts.add(child);
    const { properties } = one.context;
    if (properties.some((property) => !one.children.has(property) && property.value.reference)) return true;
  }
  return false;
});

function named({ value: { reference } }: ConfProperty, json: Json, path: readonly string[]): FoundReference[] {
  if (reference === undefined) return [];
  const items: readonly (readonly [Json, readonly string[]])[] = Array.isArray(json)
    ? json.map((item, index) => [item, [...path, String(index)]])
    : [[json, path]];
  return items.flatMap(([item, place]) => {
    const name = typeof item === "string" ? referredName(reference, item) : undefined;
    return name === undefined ? [] : [{ collection: reference.collection, name, path: place }];
  });
}

function below(child: ContextGrammar, json: Json, property: ConfProperty, path: readonly string[]): FoundReference[] {
  const isMany = property.container !== undefined && typeof json === "object" && json !== null;
  const items: readonly (readonly [string, Json])[] = isMany ? Object.entries(json) : [["", json]];
  return items.flatMap(([key, item]) =>
    isPlainObject(item) ? referencesIn(child, item, isMany ? [...path, key] : path) : [],
  );
}

/** Those references that name what the config does not hold. */
export function missingReferences(
  grammar: Grammar,
  config: JsonObject,
  references: readonly FoundReference[],
): readonly FoundReference[] {
  return references.filter(
    ({ collection, name }) => grammar.isCollectionName(collection) && getAt(config, [collection, name]) === undefined,
  );
}

/**
 * Warnings for missing references, each where it stands.
 * @param place reads a statement again, to find where its values stand
 */
export function locateReferences(
  missing: readonly FoundReference[],
  statement: Statement,
  place: (reader: Reader) => void,
): ReadProblem[] {
  const places = new Map<string, { readonly start: number; readonly end: number }>();
  place(new Reader((path, _, range) => places.set(formatPointer(path), range)));
  return missing.map(({ path }) => {
    const { start, end } = places.get(formatPointer(path)) ?? { start: statement.start, end: statement.wordEnd };
    return { level: "warning", message: confMessages.missingReference, chunk: statement.chunk, start, end, path };
  });
}

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

/** The name a value refers to; undefined for one that is no reference, as an address of the operator's own. */
function referredName(reference: ConfReference, text: string): string | undefined {
  const { prefix = "" } = reference;
  if (!text.startsWith(prefix)) return undefined;
  const name = text.slice(prefix.length);
  return prefix === "" ? name : (/^[^/?#]*/.exec(name)?.[0] ?? name);
}

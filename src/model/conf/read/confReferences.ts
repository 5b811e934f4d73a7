import type { ConfProperty } from "../../../generated/contracts/ConfTable.ts";
import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { formatPointer } from "../../configPath.ts";
import { namesIn, referredName } from "../../entity/references/entityReferences.ts";
import { confMessages } from "../confProblems.ts";
import { type ContextGrammar, remembered } from "../grammar/ContextGrammar.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { Statement } from "../syntax/ConfTree.ts";
import { getAt } from "../values/propertyPaths.ts";
import { Reader, type ReadProblem } from "./Reader.ts";

/** A value that names an entity. */
export interface FoundReference {
  readonly collection: string;
  readonly name: string;
  /** The config need not hold it. */
  readonly open?: true;
  readonly path: readonly string[];
}

/** Every reference in an object of a context, with its path from `path` on. */
export function referencesIn(grammar: ContextGrammar, value: JsonObject, path: readonly string[]): FoundReference[] {
  return leadingProperties(grammar).flatMap((property) => {
    const json = getAt(value, property.path);
    const own = [...path, ...property.path];
    if (json === undefined) return [];
    const child = grammar.children.get(property);
    const values = child === undefined ? named(property, json, own) : below(child, json, property, own);
    return [...namedByKeys(property, json, own), ...values];
  });
}

/** The properties at or below which a reference may stand: a few of many. */
const leadingProperties = remembered((grammar: ContextGrammar): readonly ConfProperty[] =>
  grammar.context.properties.filter((property) => {
    const child = grammar.children.get(property);
    if (property.keyReference !== undefined) return true;
    return child === undefined ? property.value.references !== undefined : leadsOn(child);
  }),
);

/** Whether a reference may stand in a context or anywhere below; one may stand in itself. */
const leadsOn = remembered((grammar: ContextGrammar): boolean => {
  const contexts = new Set([grammar]);
  for (const one of contexts) {
    for (const child of one.children.values()) contexts.add(child);
    const { properties } = one.context;
    const isReference = (property: ConfProperty) =>
      property.keyReference !== undefined || (!one.children.has(property) && property.value.references !== undefined);
    if (properties.some(isReference)) return true;
  }
  return false;
});

function named({ value: { references } }: ConfProperty, json: Json, path: readonly string[]): FoundReference[] {
  if (references === undefined) return [];
  const isMany = typeof json === "object" && json !== null;
  const items: readonly (readonly [Json, readonly string[]])[] = isMany
    ? Object.entries(json).map(([key, item]) => [item, [...path, key]])
    : [[json, path]];
  return items.flatMap(([item, place]) => {
    const names = typeof item === "string" ? namesIn(references, item) : [];
    return names.map(({ reference: { collection, open }, name }) => ({
      collection,
      name,
      path: place,
      ...(open && { open }),
    }));
  });
}

function namedByKeys({ keyReference }: ConfProperty, json: Json, path: readonly string[]): FoundReference[] {
  if (keyReference === undefined || !isPlainObject(json)) return [];
  return Object.keys(json).flatMap((key) => {
    const name = referredName(keyReference, key);
    return name === undefined ? [] : [{ collection: keyReference.collection, name, path: [...path, key] }];
  });
}

function below(child: ContextGrammar, json: Json, property: ConfProperty, path: readonly string[]): FoundReference[] {
  const isMany = property.container !== undefined && typeof json === "object" && json !== null;
  const items: readonly (readonly [string, Json])[] = isMany ? Object.entries(json) : [["", json]];
  const bare = bareProperty(child, property);
  return items.flatMap(([key, item]) => {
    const place = isMany ? [...path, key] : path;
    return isPlainObject(item) ? referencesIn(child, item, place) : bare === undefined ? [] : named(bare, item, place);
  });
}

/** What an item stands for that is written as its key alone. */
export function bareProperty(child: ContextGrammar, { bareKey, listKey }: ConfProperty): ConfProperty | undefined {
  if (bareKey !== true) return undefined;
  return child.context.properties.find(({ path: [name, ...more] }) => name === listKey && more.length === 0);
}

/** Those references that name what the config does not hold. */
export function missingReferences(
  grammar: Grammar,
  config: JsonObject,
  references: readonly FoundReference[],
): readonly FoundReference[] {
  return references.filter(
    ({ collection, name, open }) =>
      open !== true && grammar.isCollectionName(collection) && getAt(config, [collection, name]) === undefined,
  );
}

/** A reference and where it stands in the text; offsets count from the start of the statement's chunk. */
export interface PlacedReference {
  readonly reference: FoundReference;
  readonly statement: Statement;
  readonly start: number;
  readonly end: number;
}

/**
 * References each where it stands; one without a place of its own at the word of `statement`.
 * @param place reads statements again, to find where their values stand
 */
export function placeReferences(
  references: readonly FoundReference[],
  statement: Statement,
  place: (reader: Reader) => void,
): readonly PlacedReference[] {
  const places = new Map<string, Omit<PlacedReference, "reference">>();
  place(new Reader((path, at, { start, end }) => places.set(formatPointer(path), { statement: at, start, end })));
  const nowhere = { statement, start: statement.start, end: statement.wordEnd };
  return references.map((reference) => ({
    reference,
    ...(places.get(formatPointer(reference.path)) ?? nowhere),
  }));
}

/** Warnings for missing references. */
export function missingProblems(missing: readonly PlacedReference[]): readonly ReadProblem[] {
  return missing.map(({ reference: { path }, statement: { chunk }, start, end }) => {
    return { level: "warning", message: confMessages.missingReference, chunk, start, end, path };
  });
}

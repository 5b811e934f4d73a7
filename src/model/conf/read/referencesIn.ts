import type { FoundReference } from "./FoundReference.ts";
import type { ConfProperty } from "../../../generated/shapes/ConfTable.ts";
import { isPlainObject } from "../../patch/isPlainObject.ts";
import type { Json, JsonObject } from "../../Json.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";
import { remembered } from "../grammar/remembered.ts";
import { getAt } from "./getAt.ts";
import { referredName } from "./referredName.ts";

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
    return child === undefined ? property.value.reference !== undefined : leadingProperties(child).length > 0;
  }),
);

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

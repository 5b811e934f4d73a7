import { SchemaError } from "../schemaErrors.ts";
import { findCircles, type ReferenceGraph } from "./circles.ts";
import { isRaw, mapSubschemas } from "./schemaDialect.ts";
import type { BundledSchema } from "./SchemaBundle.ts";

type Definitions = ReadonlyMap<string, BundledSchema>;

/** The name a reference of a bundle leads to; undefined for a schema that is no reference. */
export function referredName(node: unknown): string | undefined {
  const ref = isRaw(node) ? node["$ref"] : undefined;
  return typeof ref === "string" ? ref.slice("#/definitions/".length) : undefined;
}

/** Which definitions each definition of a bundle refers to, at any depth. */
export function referencesOf(definitions: Definitions): ReferenceGraph {
  return graphOf(definitions, () => true);
}

/**
 * References that lead back to themselves without a step into a property or an item: no value could ever be judged by
 * them. One error a circle, at the definition that comes first.
 */
export function findEndlessReferences(definitions: Definitions): readonly SchemaError[] {
  const graph = graphOf(definitions, (at) => sameValue.test(at));
  const circles = findCircles(graph);
  const told = new Set<number>();
  return [...definitions].flatMap(([name, { place }]) => {
    const circle = circles.get(name);
    if (circle === undefined || told.has(circle)) return [];
    told.add(circle);
    const next = (graph.get(name) ?? []).find((other) => circles.get(other) === circle);
    const way = [name, next ?? name].map((one) => wordsFor(definitions.get(one)?.place));
    const rule = `a reference must reach a schema, and not itself again: ${way.join(" → ")}`;
    return [new SchemaError(place.document, place.pointer, rule)];
  });
}

function wordsFor(place: BundledSchema["place"] | undefined): string {
  return place ? `${place.document.file}#${place.pointer}` : "";
}

/** Every name that a definition leads to, itself too where it does. */
export function reachedFrom(name: string, graph: ReferenceGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(name) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!reached.has(next)) waiting.push(...(graph.get(next) ?? []));
    reached.add(next);
  }
  return reached;
}

/** Keywords whose schemas judge the very value that the schema around them judges. */
const sameValue = /^\/(allOf|anyOf|oneOf|not|if|then|else|dependentSchemas|dependencies)(\/|$)/;

function graphOf(definitions: Definitions, isFollowed: (at: string) => boolean): ReferenceGraph {
  return new Map([...definitions].map(([name, { node, place }]) => [name, [...namesIn(node, place, isFollowed)]]));
}

function namesIn(
  node: unknown,
  place: BundledSchema["place"],
  isFollowed: (at: string) => boolean,
  found = new Set<string>(),
): ReadonlySet<string> {
  const name = referredName(node);
  if (name !== undefined) found.add(name);
  if (!isRaw(node)) return found;
  mapSubschemas(node, place.document.dialect ?? "house", (child, at) => {
    if (isFollowed(at)) namesIn(child, place, isFollowed, found);
  });
  return found;
}

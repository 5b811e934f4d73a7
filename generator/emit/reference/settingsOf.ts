import { annotationsOf } from "../../schema/annotationsOf.ts";
import { type FieldPlace, walkFields } from "../../schema/walkFields.ts";
import type { SchemaNode } from "../../SchemaNode.ts";
import { tagOf } from "../../schema/tagOf.ts";
import { segmentsOf } from "../../segmentsOf.ts";
import type { ConfTable } from "../../shapes/ConfTable.ts";
import type { Setting } from "./Setting.ts";
import { statementOf } from "./statementOf.ts";

/** Everything an operator may set in an entity, each once, in the schema's order; what the server reports is left out. */
export function settingsOf(entity: SchemaNode, context: string, table: ConfTable): readonly Setting[] {
  const places = walkFields(entity);
  const onlyFor = titlesOfHolders(places);
  const tags = kindsByTag(places);
  const first = new Map<string, FieldPlace>();
  for (const place of places) {
    const isShown = place.isProperty && place.pattern !== `/${annotationsOf(entity).entity?.order}`;
    if (isShown && !isReported(place, entity) && !first.has(place.pattern)) first.set(place.pattern, place);
  }
  return [...first.values()].map((place) => ({
    place,
    onlyFor: onlyFor.get(place.pattern) ?? [],
    kinds: tags.get(place.pattern),
    statement: statementOf(segmentsOf(place.pattern), place.node, context, table),
  }));
}

/** By pattern of a union's tag: the union's kinds. */
function kindsByTag(places: readonly FieldPlace[]): ReadonlyMap<string, readonly SchemaNode[]> {
  return new Map(
    places.flatMap(({ node, pattern }) => {
      const tag = tagOf(node);
      return tag === undefined ? [] : [[`${pattern}/${tag}`, node.oneOf ?? []] as const];
    }),
  );
}

/** By pattern: the kinds that have a field, where not all of its union do. */
function titlesOfHolders(places: readonly FieldPlace[]): ReadonlyMap<string, readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const { node, pattern } of places) {
    const branches = tagOf(node) === undefined ? [] : (node.oneOf ?? []);
    for (const key of new Set(branches.flatMap((branch) => Object.keys(branch.properties ?? {})))) {
      const having = branches.filter((branch) => branch.properties?.[key] !== undefined);
      if (having.length < branches.length)
        kinds.set(
          `${pattern}/${key}`,
          having.map(({ title }) => title ?? ""),
        );
    }
  }
  return kinds;
}

function isReported({ node, pattern }: FieldPlace, entity: SchemaNode): boolean {
  const [, first = ""] = pattern.split("/");
  return node.readOnly === true || entity.properties?.[first]?.readOnly === true;
}

import { didYouMean } from "../nearestName.ts";
import type { Product } from "../dereference.ts";
import { entityReferences } from "../schema/entityReference.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { type SchemaNode } from "../schema/schemaNode.ts";
import { ownNodes, type Rule, typesOf } from "./schemaRule.ts";

export const aReferenceNamesACollection: Rule = {
  sentence: "x-ref stands on a text and names a collection that there is",
  broken: (product) => {
    const collections = collectionsOf(product);
    return product.schemas.flatMap((schema) =>
      ownNodes(schema).flatMap(({ node, pointer }) => {
        const references = entityReferences(node);
        const said = node["x-ref"];
        const unknown = references.flatMap(({ collection }, index) => {
          if (collections.has(collection)) return [];
          const word = typeof said === "string" ? "x-ref" : Array.isArray(said) ? `x-ref/${index}/to` : "x-ref/to";
          const hint = didYouMean(collection, collections) || `; there are ${[...collections].toSorted().join(", ")}`;
          const detail = `there is no collection “${collection}”${hint}`;
          return [{ file: schema.file, pointer: `${pointer}/${word}`, detail }];
        });
        if (unknown.length > 0 || references.length === 0 || isText(node)) return unknown;
        return [{ file: schema.file, pointer: `${pointer}/x-ref`, detail: misplaced(node) }];
      }),
    );
  },
};

function collectionsOf({ schemas }: Product): ReadonlySet<string> {
  return new Set(schemas.flatMap(({ schema }) => readAnnotations(schema).entity?.collection ?? []));
}

/** The keys of a map are texts without saying so. */
function isText(node: SchemaNode): boolean {
  const types = typesOf(node);
  return types.size === 0 || types.has("string");
}

function misplaced(node: SchemaNode): string {
  const types = typesOf(node);
  if (types.has("array")) return "of a list it stands on the items";
  if (types.has("object")) return "of a map it stands on propertyNames, or on additionalProperties";
  return `this is ${[...types].join(" or ")}`;
}

import { escapeSegment } from "../jsonPointer.ts";
import { ownFields, ownNodes, type Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";

export const aMessageAnswersARuleOfItsField: Rule = {
  sentence: "a message answers a rule over its field, or `required` and `dependencies` of the object around it",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) => {
      const nodes = ownNodes(schema);
      return ownFields(schema).flatMap(({ node, pointer, key }) => {
        const answered = Object.keys(readAnnotations(node).ui.messages ?? {});
        if (answered.length === 0) return [];
        // The object around a field may say more about it under if, then or allOf.
        const same = nodes.filter((other) => other.pointer.endsWith(`/properties/${escapeSegment(key)}`));
        const places = [node, ...same.map((other) => other.node)];
        return (
          answered
            // No two items of a collection can be given the same key.
            .filter((keyword) => keyword !== "unique" || key !== readAnnotations(schema.schema).entity?.key)
            .filter((keyword) => !places.some((place) => canFail(place, keyword)))
            .map((keyword) => ({
              file: schema.file,
              pointer: `${pointer}/x-ui/messages/${keyword}`,
              detail: `no “${keyword}”`,
            }))
        );
      });
    }),
};

function canFail(node: SchemaNode, keyword: string): boolean {
  if (keyword === "required" || keyword === "dependencies" || node[keyword] !== undefined) return true;
  if (keyword === "reference" && node["x-ref"] !== undefined) return true;
  const parts = ["oneOf", "anyOf", "allOf", "then", "else", "propertyNames"].flatMap((part) => [node[part]].flat());
  return parts.some((part) => isNode(part) && canFail(part, keyword));
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null;
}

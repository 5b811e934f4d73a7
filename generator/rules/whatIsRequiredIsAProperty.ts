import { ownFields, type Rule } from "./schemaRule.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";

export const whatIsRequiredIsAProperty: Rule = {
  sentence: "what an object requires is one of its properties",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      [{ node: schema.schema, pointer: "" }, ...ownFields(schema)].flatMap(({ node, pointer }) =>
        listObjects(node, pointer).flatMap(({ object, at }) =>
          missingFrom(object).map((name) => ({
            file: schema.file,
            pointer: `${at}/required`,
            detail: `no property “${name}”`,
          })),
        ),
      ),
    ),
};

/** The node, or what its list or map is made of. */
function listObjects(node: SchemaNode, pointer: string): readonly { object: SchemaNode; at: string }[] {
  const parts = (["items", "additionalProperties"] as const).flatMap((keyword) => {
    const object = node[keyword];
    return typeof object === "object" ? [{ object, at: `${pointer}/${keyword}` }] : [];
  });
  return [{ object: node, at: pointer }, ...parts];
}

function missingFrom({ properties, required = [] }: SchemaNode): readonly string[] {
  return properties ? required.filter((name) => !Object.hasOwn(properties, name)) : [];
}

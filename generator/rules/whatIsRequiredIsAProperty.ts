import { didYouMean } from "../nearestName.ts";
import { ownFields, type Rule } from "./schemaRule.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";

export const whatIsRequiredIsAProperty: Rule = {
  sentence: "what an object requires is one of its properties",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      [{ node: schema.schema, pointer: "" }, ...ownFields(schema)].flatMap(({ node, pointer }) =>
        listObjects(node, pointer, schema.name).flatMap(({ object, at }) =>
          missingFrom(object).map((name) => ({
            file: schema.file,
            pointer: `${at}/required`,
            detail: `no property “${name}”${didYouMean(name, Object.keys(object.properties ?? {}))}`,
          })),
        ),
      ),
    ),
};

/** The node, or what its list or map is made of; what comes from another file is that file's to answer for. */
function listObjects(node: SchemaNode, pointer: string, name: string): readonly { object: SchemaNode; at: string }[] {
  const parts = (["items", "additionalProperties"] as const).flatMap((keyword) => {
    const object = node[keyword];
    const isOwn = typeof object === "object" && (object["x-from"] ?? name) === name;
    return isOwn ? [{ object, at: `${pointer}/${keyword}` }] : [];
  });
  return [{ object: node, at: pointer }, ...parts];
}

function missingFrom({ properties, required = [] }: SchemaNode): readonly string[] {
  return properties ? required.filter((name) => !Object.hasOwn(properties, name)) : [];
}

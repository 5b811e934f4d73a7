import type { SchemaNode } from "../schema/schemaNode.ts";
import { ownFields, type Rule } from "./schemaRule.ts";

/** What tells the type of a value where `type` does not. */
const telling = [
  ..."type enum const oneOf anyOf allOf $ref not if properties items prefixItems additionalProperties".split(" "),
  "x-entity",
];

export const aSettingSaysWhatItIs: Rule = {
  sentence: "a setting has a type, and a list says what it holds",
  isOfTheHouse: true,
  broken: ({ schemas }) =>
    // What a server reports may be anything.
    schemas
      .filter(({ folder }) => folder === "config")
      .flatMap((schema) =>
        ownFields(schema).flatMap(({ node, pointer, key }) => {
          const detail = wanting(node, key);
          return detail === undefined ? [] : [{ file: schema.file, pointer, detail }];
        }),
      ),
};

function wanting(node: SchemaNode, key: string): string | undefined {
  if (node.readOnly === true) return undefined;
  // `true` stands for any value on purpose: it has no words of its own.
  if (node.description !== undefined && !telling.some((keyword) => node[keyword] !== undefined))
    return `“${key}” has none: say "type", or "enum" with its values`;
  const isBareList = node.type === "array" && node.items === undefined && node.prefixItems === undefined;
  return isBareList ? `“${key}” holds anything: say "items"` : undefined;
}

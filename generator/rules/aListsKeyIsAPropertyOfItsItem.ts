import { ownFields, type Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { followReference, type SchemaNode } from "../schema/schemaNode.ts";

export const aListsKeyIsAPropertyOfItsItem: Rule = {
  sentence: "the key of x-list is a property of the item, $value for plain values or $index",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        const key = readAnnotations(node).list?.key;
        if (key === undefined || key === "$value" || key === "$index" || has(node.items, key)) return [];
        return [{ file: schema.file, pointer: `${pointer}/x-list/key`, detail: `the item has no property “${key}”` }];
      }),
    ),
};

function has(node: SchemaNode | undefined, key: string): boolean {
  if (node === undefined) return false;
  const item = followReference(node);
  return (
    item.properties?.[key] !== undefined || [...(item.oneOf ?? []), ...(item.anyOf ?? [])].some((one) => has(one, key))
  );
}

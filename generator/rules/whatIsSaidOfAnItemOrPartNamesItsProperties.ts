import { ownFields, type Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { followReference, type SchemaNode } from "../schema/schemaNode.ts";

/** A misspelt one would be left out of the row or the page, or the object would always count as empty. */
export const whatIsSaidOfAnItemOrPartNamesItsProperties: Rule = {
  sentence: "row, keyTail, itemTitle, itemPage and absentWithout name properties of the item or object",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      [{ node: schema.schema, pointer: "" }, ...ownFields(schema)].flatMap(({ node, pointer }) =>
        missing(node).map(([at, name]) => ({
          file: schema.file,
          pointer: `${pointer}/x-ui/${at}`,
          detail: `no property “${name}”`,
        })),
      ),
    ),
};

/** An item of a list, or a value of a map. */
function held({ items, additionalProperties }: SchemaNode): SchemaNode {
  return items ?? (typeof additionalProperties === "object" ? additionalProperties : {});
}

/** Annotation and name of what does not exist. */
function missing(node: SchemaNode): readonly (readonly [string, string])[] {
  const { row = [], keyTail, itemTitle = "", itemPage, absentWithout } = readAnnotations(node).ui;
  const onPage = (itemPage?.sections ?? []).flatMap(({ properties = [] }) => properties);
  const inTitle = [...itemTitle.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => name !== "index");
  const ofItem = [
    ...row.map((name) => ["row", name] as const),
    ...(keyTail === undefined ? [] : [["keyTail", keyTail.property] as const]),
    ...inTitle.map((name) => ["itemTitle", name] as const),
    ...onPage.map((name) => ["itemPage", name] as const),
  ];
  const item = followReference(held(node));
  const shapes = [item, ...(item.oneOf ?? []), ...(item.anyOf ?? [])].map(followReference);
  return [
    ...ofItem.filter(([, name]) => shapes.every(({ properties }) => properties?.[name] === undefined)),
    ...(absentWithout === undefined || followReference(node).properties?.[absentWithout]
      ? []
      : [["absentWithout", absentWithout] as const]),
  ];
}

import { ownFields, type Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { followReference } from "../schema/schemaNode.ts";

export const aListOfObjectsSaysWhatMakesItsItems: Rule = {
  sentence: "an editable list of objects says with x-list what makes two items the same",
  broken: ({ schemas }) =>
    schemas
      .filter(({ folder }) => folder === "config")
      .flatMap((schema) =>
        ownFields(schema)
          .filter(({ node }) => {
            const item = node.items && followReference(node.items);
            const isObject =
              item?.properties ?? [...(item?.anyOf ?? []), ...(item?.oneOf ?? [])].some((one) => one.properties);
            return Boolean(isObject) && node.readOnly !== true && !readAnnotations(node).list;
          })
          .map(({ pointer }) => ({ file: schema.file, pointer })),
      ),
};

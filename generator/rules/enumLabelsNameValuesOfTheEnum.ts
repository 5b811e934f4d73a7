import { ownFields, type Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";

export const enumLabelsNameValuesOfTheEnum: Rule = {
  sentence: "enumLabels name values of the enumeration; the empty string names the absent value",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        const values = node.enum?.map(String);
        const labels = Object.keys(readAnnotations(node).ui.enumLabels ?? {});
        const wrong = values ? labels.filter((label) => label !== "" && !values.includes(label)) : [];
        return wrong.length > 0
          ? [{ file: schema.file, pointer: `${pointer}/x-ui/enumLabels`, detail: wrong.join(", ") }]
          : [];
      }),
    ),
};

import { ownFields, type Rule, typesOf } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";

export const aUnitMeasuresANumberOrAText: Rule = {
  sentence: "a unit measures a number or a text",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        const { unit } = readAnnotations(node).ui;
        const types = typesOf(node);
        const fits = unit === undefined || types.size === 0 || measured.some((type) => types.has(type));
        return fits ? [] : [{ file: schema.file, pointer: `${pointer}/x-ui/unit`, detail: [...types].join(" or ") }];
      }),
    ),
};

const measured = ["integer", "number", "string"];

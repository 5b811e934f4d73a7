import { judgeValue } from "../compile/judgeValue.ts";
import { ownFields, type Rule } from "./schemaRule.ts";

export const aDefaultFitsItsOwnSchema: Rule = {
  isOfTheHouse: true,
  sentence: "a default fits its own schema",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        if (node.default === undefined || node.default === null) return [];
        const detail = judgeValue(node, node.default);
        return detail === undefined ? [] : [{ file: schema.file, pointer: `${pointer}/default`, detail }];
      }),
    ),
};

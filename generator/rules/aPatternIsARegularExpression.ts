import { forEver, takesForEver } from "../dialect/judgingSchema.ts";
import { ownNodes, type Rule } from "./schemaRule.ts";

export const aPatternIsARegularExpression: Rule = {
  isOfTheHouse: true,
  sentence: "a pattern is a regular expression that comes to an end",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownNodes(schema).flatMap(({ node, pointer }) => {
        const fault = findFault(node["pattern"]);
        return fault === undefined ? [] : [{ file: schema.file, pointer: `${pointer}/pattern`, detail: fault }];
      }),
    ),
};

/** As Ajv reads it: with the flag for Unicode. */
function findFault(pattern: unknown): string | undefined {
  if (typeof pattern !== "string") return undefined;
  try {
    void new RegExp(pattern, "u");
    return takesForEver(pattern) ? `it ${forEver}` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

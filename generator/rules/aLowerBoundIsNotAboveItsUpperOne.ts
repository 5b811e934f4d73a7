import { ownNodes, type Rule } from "./schemaRule.ts";

const pairs = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
] as const;

export const aLowerBoundIsNotAboveItsUpperOne: Rule = {
  sentence: "a lower bound is not above its upper one: nothing would fit",
  isOfTheHouse: true,
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownNodes(schema).flatMap(({ node, pointer }) =>
        pairs.flatMap(([lower, upper]) => {
          const [least, most] = [node[lower], node[upper]];
          const isAbove = typeof least === "number" && typeof most === "number" && least > most;
          return isAbove ? [{ file: schema.file, pointer: `${pointer}/${lower}`, detail: `${least} and ${most}` }] : [];
        }),
      ),
    ),
};

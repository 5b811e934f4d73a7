import { ownFields, type Rule } from "./schemaRule.ts";

/** `$` is for what stands beside an entity in a condition: `$capabilities`, `$server`. */
export const aPropertysNameIsNoTrap: Rule = {
  isOfTheHouse: true,
  sentence: "a property is not called constructor or prototype, and its name does not begin with $",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema)
        .filter(({ key }) => key === "constructor" || key === "prototype" || key.startsWith("$"))
        .map(({ pointer, key }) => ({ file: schema.file, pointer, detail: key })),
    ),
};

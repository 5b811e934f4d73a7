import { ownFields, type Rule } from "./schemaRule.ts";

export const everyPropertyHasATitleAndADescription: Rule = {
  sentence: "every property has a title and a description",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema)
        .filter(({ node }) => !node.title || !node.description)
        .map(({ pointer, node }) => ({
          file: schema.file,
          pointer,
          detail: node.title ? "no description" : "no title",
        })),
    ),
};

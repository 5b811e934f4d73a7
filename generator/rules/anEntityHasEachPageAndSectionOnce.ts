import type { Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";

export const anEntityHasEachPageAndSectionOnce: Rule = {
  sentence: "an entity has each page once, and a page each section once",
  broken: ({ schemas }) =>
    schemas.flatMap(({ file, schema }) => {
      const pages = readAnnotations(schema).entity?.pages ?? [];
      const lists = [
        { names: pages.map(({ name }) => name), pointer: "/x-entity/pages" },
        ...pages.map(({ sections }, index) => ({
          names: sections.map(({ name }) => name),
          pointer: `/x-entity/pages/${index}/sections`,
        })),
      ];
      return lists.flatMap(({ names, pointer }) =>
        names.flatMap((name, index) =>
          names.indexOf(name) < index ? [{ file, pointer: `${pointer}/${index}/name`, detail: `“${name}” twice` }] : [],
        ),
      );
    }),
};

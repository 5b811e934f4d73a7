import type { Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";

export const anEntitysCollectionStandsInTheServersConfig: Rule = {
  sentence: "the collection of an entity is a property of the server's config",
  broken: ({ schemas }) => {
    const config = schemas.find(({ folder, name }) => folder === "config" && name === "server")?.schema;
    return schemas.flatMap(({ file, schema }) => {
      const collection = readAnnotations(schema).entity?.collection;
      const isKnown = collection === undefined || config?.properties?.[collection] !== undefined;
      return isKnown
        ? []
        : [{ file, pointer: "/x-entity/collection", detail: `no “${collection}” in schemas/config/server.json` }];
    });
  },
};

import { didYouMean } from "../nearestName.ts";
import type { Rule } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";

export const anEntityHasItsKeyAndOrder: Rule = {
  sentence: "key and order of x-entity name properties of the entity",
  broken: ({ schemas }) =>
    schemas.flatMap(({ file, schema }) => {
      const { entity } = readAnnotations(schema);
      return (["key", "order"] as const).flatMap((part) => {
        const name = entity?.[part];
        const isMissing = name !== undefined && schema.properties?.[name] === undefined;
        const detail = `no property “${name}”${didYouMean(name ?? "", Object.keys(schema.properties ?? {}))}`;
        return isMissing ? [{ file, pointer: `/x-entity/${part}`, detail }] : [];
      });
    }),
};

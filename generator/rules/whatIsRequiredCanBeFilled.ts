import { readAnnotations } from "../schema/annotations.ts";
import type { Rule } from "./schemaRule.ts";

export const whatIsRequiredCanBeFilled: Rule = {
  sentence: "what an entity requires can be filled in a form",
  broken: ({ schemas }) =>
    schemas.flatMap(({ file, schema }) => {
      const { entity } = readAnnotations(schema);
      if (!entity?.collection) return [];
      return (schema.required ?? []).flatMap((name) => {
        const node = schema.properties?.[name];
        const isFilled = name === entity.key || node?.default !== undefined || node?.const !== undefined;
        if (!node || isFilled || readAnnotations(node).ui.raw !== true) return [];
        return [{ file, pointer: `/properties/${name}/x-ui/raw`, detail: `“${name}” is required and on no form` }];
      });
    }),
};

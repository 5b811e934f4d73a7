import { readAnnotations } from "../schema/annotations.ts";
import { ownNodes, type Rule } from "./schemaRule.ts";

export const whatIsRequiredCanBeFilled: Rule = {
  sentence: "what an entity or a part of it requires can be filled in a form",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) => {
      const { entity } = readAnnotations(schema.schema);
      return ownNodes(schema).flatMap(({ node, pointer }) => {
        const isEntity = pointer === "";
        if (isEntity && !entity?.collection) return [];
        return (node.required ?? []).flatMap((name) => {
          const part = node.properties?.[name];
          const isFilled =
            (isEntity && name === entity?.key) || part?.default !== undefined || part?.const !== undefined;
          if (!part || isFilled) return [];
          const { raw, widget } = readAnnotations(part).ui;
          const word = raw === true ? "raw" : widget === "hidden" ? "widget" : undefined;
          if (word === undefined) return [];
          const at = `${pointer}/properties/${name}/x-ui/${word}`;
          return [{ file: schema.file, pointer: at, detail: `“${name}” is required and on no form` }];
        });
      });
    }),
};

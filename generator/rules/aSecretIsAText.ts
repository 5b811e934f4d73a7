import { readAnnotations } from "../schema/annotations.ts";
import { ownFields, type Rule, typesOf } from "./schemaRule.ts";

export const aSecretIsAText: Rule = {
  sentence: "a secret is a text, a number or what holds some: nobody can hide a switch",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        const types = typesOf(node);
        const isSwitch = types.size === 1 && types.has("boolean");
        if (readAnnotations(node).ui.secret !== true || !isSwitch) return [];
        return [{ file: schema.file, pointer: `${pointer}/x-ui/secret` }];
      }),
    ),
};

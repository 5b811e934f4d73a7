import { ownFields, type Rule, typesOf } from "./schemaRule.ts";
import { readAnnotations } from "../schema/annotations.ts";

/** A number loses its point and its sign that way. */
export const onlyDigitsAreTypedIntoAnIntegerOrAText: Rule = {
  sentence: "only digits are typed into an integer or a text",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        if (readAnnotations(node).ui.typing?.["only"] !== "digits") return [];
        const types = typesOf(node);
        if (types.has("integer") || types.has("string")) return [];
        return [{ file: schema.file, pointer: `${pointer}/x-ui/typing/only`, detail: [...types].join(" or ") }];
      }),
    ),
};

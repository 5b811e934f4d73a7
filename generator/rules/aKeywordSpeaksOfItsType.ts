import { ownNodes, type Rule, typesOf } from "./schemaRule.ts";

/** Keywords that judge values of some types only: beside another type they say nothing, and nobody would notice. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  format: ["string"],
  minimum: ["integer", "number"],
  maximum: ["integer", "number"],
  exclusiveMinimum: ["integer", "number"],
  exclusiveMaximum: ["integer", "number"],
  multipleOf: ["integer", "number"],
  items: ["array"],
  prefixItems: ["array"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  contains: ["array"],
  "x-list": ["array"],
  properties: ["object"],
  additionalProperties: ["object"],
  patternProperties: ["object"],
  propertyNames: ["object"],
  minProperties: ["object"],
  maxProperties: ["object"],
};

export const aKeywordSpeaksOfItsType: Rule = {
  isOfTheHouse: true,
  sentence: "a keyword speaks of the type it stands with",
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownNodes(schema).flatMap(({ node, pointer }) => {
        const types = typesOf(node);
        if (types.size === 0) return [];
        return Object.entries(spoken).flatMap(([keyword, of]) =>
          node[keyword] === undefined || of.some((type) => types.has(type))
            ? []
            : [
                {
                  file: schema.file,
                  pointer: `${pointer}/${keyword}`,
                  detail: `${keyword} is of ${of.join(" and ")}, this is ${[...types].join(" or ")}`,
                },
              ],
        );
      }),
    ),
};

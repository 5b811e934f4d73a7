import { ownFields, type Rule, typesOf } from "./schemaRule.ts";

export const whatAValueMayBeIsOfItsType: Rule = {
  sentence: "enum, const and examples hold values of the setting's type",
  isOfTheHouse: true,
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        const types = typesOf(node);
        if (types.size === 0) return [];
        const values = [
          ...(node.const === undefined ? [] : [{ value: node.const, at: "/const" }]),
          ...listOf(node.enum).map((value, index) => ({ value, at: `/enum/${index}` })),
          ...listOf(node["examples"]).map((value, index) => ({ value, at: `/examples/${index}` })),
        ];
        return values.flatMap(({ value, at }) =>
          value === null || typesOfValue(value).some((type) => types.has(type))
            ? []
            : [
                {
                  file: schema.file,
                  pointer: pointer + at,
                  detail: `${JSON.stringify(value)} is no ${[...types].join(" or ")}`,
                },
              ],
        );
      }),
    ),
};

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function typesOfValue(value: unknown): readonly string[] {
  if (Array.isArray(value)) return ["array"];
  if (typeof value === "number") return Number.isInteger(value) ? ["integer", "number"] : ["number"];
  return [typeof value];
}

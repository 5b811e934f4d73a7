import { ownFields, type Rule, typesOf } from "./schemaRule.ts";

/** What the shapes of a statement can say; all else would be lost in the text. */
const carried: Readonly<Record<string, readonly string[]>> = {
  flag: ["boolean"],
  value: ["string", "integer", "number", "boolean", "array"],
  options: ["object"],
  block: ["object"],
  inline: ["object"],
  position: ["integer"],
  repeated: ["array", "object"],
};

export const aStatementCarriesItsValue: Rule = {
  sentence: "the shape of a statement carries values of the setting's type",
  isOfTheHouse: true,
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        const conf = node["x-conf"];
        const shape: unknown = typeof conf === "object" && conf !== null ? Reflect.get(conf, "shape") : undefined;
        const types = typesOf(node);
        const able = typeof shape === "string" ? carried[shape] : undefined;
        if (able === undefined || types.size === 0 || able.some((type) => types.has(type))) return [];
        const detail = `“${String(shape)}” cannot say ${[...types].join(" or ")}`;
        return [{ file: schema.file, pointer: `${pointer}/x-conf/shape`, detail }];
      }),
    ),
};

import { Ajv } from "ajv";
import { formats } from "../compile/formats.ts";
import { ownFields, type Rule } from "./schemaRule.ts";
import { stripAnnotations } from "../schema/schemaNode.ts";

export const aDefaultFitsItsOwnSchema: Rule = {
  sentence: "a default fits its own schema",
  broken: ({ schemas }) => {
    const ajv = new Ajv({ strict: false, discriminator: true, formats: { ...formats }, allErrors: true });
    return schemas.flatMap((schema) =>
      ownFields(schema).flatMap(({ node, pointer }) => {
        if (node.default === undefined || node.default === null) return [];
        const fits = ajv.validate(stripAnnotations(node), node.default);
        return fits ? [] : [{ file: schema.file, pointer: `${pointer}/default`, detail: ajv.errorsText() }];
      }),
    );
  },
};

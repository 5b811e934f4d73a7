import { Ajv, type ValidateFunction } from "ajv";
import { Remembered } from "../Remembered.ts";
import { type SchemaNode, stripAnnotations } from "../schema/schemaNode.ts";
import { formats } from "./formats.ts";
import { refuseNoSchema } from "./metaschema.ts";

const ajv = new Ajv({
  strict: false,
  discriminator: true,
  formats: { ...formats },
  allErrors: true,
  validateSchema: false,
});

const judges = new Remembered<ValidateFunction>();

/** What is wrong with a value that a schema holds as an example of itself, in words; undefined when it fits. */
export function judgeValue(node: SchemaNode, value: unknown): string | undefined {
  const schema = stripAnnotations(node);
  const isFit = judges.get(JSON.stringify(schema), () => {
    refuseNoSchema(schema);
    return ajv.compile(schema);
  });
  return isFit(value) ? undefined : ajv.errorsText(isFit.errors);
}

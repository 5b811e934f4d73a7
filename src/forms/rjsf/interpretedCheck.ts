import { Validator } from "@cfworker/json-schema";
import type { CompiledCheck } from "../../generated/shapes/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/shapes/JsonSchema.ts";

/**
 * A check of a sub-schema that nobody compiled: RJSF makes some up while it looks for the branch of a union. Interpreted,
 * since compiling would need eval, which the content security policy forbids.
 */
export function interpretedCheck(schema: JsonSchema, root: JsonSchema): CompiledCheck {
  const whole = root["definitions"] === undefined ? schema : { definitions: root["definitions"], ...schema };
  const validator = new Validator(whole, "7", true);
  return (data) => validator.validate(data ?? null).valid;
}

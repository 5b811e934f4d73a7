import { Validator } from "@cfworker/json-schema";
import { hashForSchema, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
import type { CompiledCheck, FormChecks } from "../../generated/contracts/FormDescriptor.ts";
import type { JsonSchema } from "../../generated/contracts/JsonSchema.ts";

/** The id RJSF gives to an option that must match nothing. */
const junkOption = "_$junk_option_schema_id$_";

/**
 * RJSF's validator: it answers which branch of a union or condition a value fits, from the checks compiled with the
 * form, and finds no errors, as `checkEntity` finds them all. Like `createPrecompiledValidator`, but for the compare of
 * root schemas and the hashing at each question, and for branches that were not compiled.
 */
export function branchValidator(root: JsonSchema, checks: FormChecks): ValidatorType {
  const known = new WeakMap<object, CompiledCheck>();
  const checkOf = (schema: RJSFSchema): CompiledCheck => {
    const cached = known.get(schema);
    if (cached) return cached;
    const check = checks.branches[schema.$id ?? hashForSchema(schema)] ?? interpretedCheck(schema, root);
    known.set(schema, check);
    return check;
  };
  return {
    isValid: (schema, data) => schema.$id !== junkOption && checkOf(schema)(data),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({}),
  };
}

/**
 * A check of a sub-schema that nobody compiled: RJSF makes some up while it looks for the branch of a union. Interpreted,
 * since compiling would need eval, which the content security policy forbids.
 */
function interpretedCheck(schema: JsonSchema, root: JsonSchema): CompiledCheck {
  const whole = root["definitions"] === undefined ? schema : { definitions: root["definitions"], ...schema };
  const validator = new Validator(whole, "7", true);
  return (data) => validator.validate(data ?? null).valid;
}

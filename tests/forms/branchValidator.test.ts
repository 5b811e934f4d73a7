import { hashForSchema } from "@rjsf/utils";
import type { RJSFSchema } from "@rjsf/utils";
import { describe, expect, it, vi } from "vitest";
import { branchValidator } from "../../src/forms/rjsf/branchValidator.ts";

const root: RJSFSchema = {
  type: "object",
  definitions: { port: { type: "integer", minimum: 1 } },
  properties: { port: { $ref: "#/definitions/port" } },
};
const branch = { properties: { kind: { const: "a" } }, required: ["kind"] };

describe("branchValidator", () => {
  it("answers from the check that was compiled with the form", () => {
    const compiled = vi.fn(() => true);
    const validator = branchValidator(root, { branches: { [hashForSchema(branch)]: compiled }, conditions: {} });
    expect(validator.isValid(branch, { kind: "b" }, root)).toBe(true);
    expect(compiled).toHaveBeenCalledWith({ kind: "b" });
  });

  it("interprets a branch that nobody compiled, references to the form's definitions too", () => {
    const validator = branchValidator(root, { branches: {}, conditions: {} });
    expect(validator.isValid(branch, { kind: "a" }, root)).toBe(true);
    expect(validator.isValid(branch, { kind: "b" }, root)).toBe(false);
    expect(validator.isValid({ $ref: "#/definitions/port" }, 0, root)).toBe(false);
    expect(validator.isValid({ $ref: "#/definitions/port" }, 8080, root)).toBe(true);
  });

  it("matches nothing with the option RJSF makes for nothing", () => {
    const validator = branchValidator(root, { branches: {}, conditions: {} });
    expect(validator.isValid({ $id: "_$junk_option_schema_id$_" }, {}, root)).toBe(false);
  });

  it("reports no errors: the check of the whole entity does", () => {
    const validator = branchValidator(root, { branches: {}, conditions: {} });
    expect(validator.validateFormData({ port: -1 }, root)).toEqual({ errors: [], errorSchema: {} });
  });
});

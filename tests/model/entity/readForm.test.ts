import { describe, expect, it } from "vitest";
import { formChecksRead, readForm, readFormChecks } from "../../../src/model/entity/readForm.ts";

describe("the form of a page", () => {
  it("comes with its checks: it is drawn at once", async () => {
    const form = await readForm("stream", "input");
    expect(Object.keys(form.schema.properties ?? {})).toContain("urls");
    expect(formChecksRead(form)?.branches).toBeTypeOf("object");
  });

  it("has its checks read once, and anew where its schema was edited meanwhile", async () => {
    const form = await readForm("stream", "input");
    const checks = await readFormChecks(form);
    expect(await readFormChecks(form)).toBe(checks);
    const edited = { ...form, load: () => Promise.resolve({ branches: {}, conditions: {} }) };
    expect(formChecksRead(edited)).toBeUndefined();
    const first = await readFormChecks(edited);
    expect(first).toEqual({ branches: {}, conditions: {} });
    expect(await readFormChecks(edited)).toBe(first);
    expect(formChecksRead(edited)).toBe(first);
  });
});

import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { SchemaErrors } from "../../generator/schemaErrors.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

async function messageOf(...values: readonly object[]): Promise<string> {
  const of = [{ label: "none", value: { top: null } }, ...values.map((value) => ({ label: "one", value }))];
  const place = {
    title: "Place",
    description: "Where it is.",
    type: "object",
    required: ["file"],
    properties: {
      file: { title: "File", description: "What.", type: "string" },
      top: { title: "Top", description: "From the top.", type: "integer" },
    },
    "x-ui": { page: "main", shortcuts: { title: "Position", of } },
  };
  const { root } = await makeProduct(smallSchemas({ place }));
  const error: unknown = await generate(root).then(
    () => undefined,
    (caught: unknown) => caught,
  );
  return error instanceof SchemaErrors ? error.message : String(error);
}

describe("the shortcuts of an object", () => {
  it("may leave out what the object requires: it is there already", async () => {
    expect(await messageOf({ top: 10 })).toBe("undefined");
  });

  it("set values that fit", async () => {
    expect(await messageOf({ top: "ten" })).toContain(
      "/properties/place/x-ui/shortcuts/of/1/value: a preset fits the schema of what it makes (data/top must be integer)",
    );
  });

  it("name properties that exist", async () => {
    expect(await messageOf({ tpo: 10 })).toContain("(no property “tpo”)");
  });
});

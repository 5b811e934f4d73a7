import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/generate.ts";
import { importCheck } from "../support/importCheck.ts";
import { makeProduct } from "../support/makeProduct.ts";
import { smallSchemas } from "../support/smallSchemas.ts";

const words = { title: "Setting", description: "One." };
const page = { "x-ui": { page: "main" } };

/** The check of a channel with one setting more. */
async function checkWith(setting: object, root: object = {}) {
  const check = await importCheck(smallSchemas({ setting: { ...words, ...page, ...setting } }, root), "channel");
  return (value: unknown) => check({ name: "a", setting: value });
}

describe("a schema of ours", () => {
  it("may give a list a schema a place, in the words of either draft", async () => {
    const places = [{ type: "integer" }, { type: "string" }];
    const common = { type: "array", "x-list": { key: "$index" } };
    for (const tuple of [
      { ...common, prefixItems: places, items: false },
      { ...common, items: places, additionalItems: false },
    ]) {
      const check = await checkWith(tuple);
      expect([[1, "a"], [1], ["a", 1], [1, "a", 2]].map(check)).toEqual([true, true, false, false]);
    }
  });

  it("may say what a list must contain, and how often", async () => {
    const check = await checkWith({
      type: "array",
      "x-list": { key: "$value" },
      items: { type: "string" },
      contains: { const: "a" },
      maxContains: 1,
    });
    expect([["a", "b"], ["b"], ["a", "a"]].map(check)).toEqual([true, false, false]);
  });

  it("may say nullable, and true and false for schemas", async () => {
    const check = await checkWith({
      type: "object",
      nullable: true,
      properties: { any: { ...words, enum: [1, 2] } },
      patternProperties: { "^no": false, "^yes": true },
    });
    expect([null, { any: 1, yes: 1 }, { no: 1 }, "x"].map(check)).toEqual([true, true, false, false]);
  });

  it("may say what a property needs beside it", async () => {
    const other = { other: { ...words, ...page, type: "integer" } };
    const properties = { setting: { ...words, ...page, type: "string" }, ...other };
    const needs = { dependentRequired: { setting: ["other"] }, dependentSchemas: { other: { required: ["setting"] } } };
    const check = await importCheck(smallSchemas(properties, needs), "channel");
    const values = [{}, { setting: "a", other: 1 }, { setting: "a" }, { other: 1 }];
    expect(values.map((value) => check({ name: "a", ...value }))).toEqual([true, true, false, false]);
  });

  it("may refer to $defs, to a plain name and to a place in another file", async () => {
    const check = await importCheck(
      {
        ...smallSchemas(
          {
            one: { ...words, ...page, $ref: "#/$defs/size" },
            two: { ...words, ...page, $ref: "#size" },
            three: { ...words, ...page, $ref: "../runtime/parts.json#/$defs/text" },
          },
          { $defs: { size: { $anchor: "size", type: "integer" } } },
        ),
        "runtime/parts.json": { title: "Parts", description: "Shared.", $defs: { text: { type: "string" } } },
      },
      "channel",
    );
    expect(check({ name: "a", one: 1, two: 2, three: "x" })).toBe(true);
    expect([{ one: "x" }, { two: "x" }, { three: 1 }].map((value) => check({ name: "a", ...value }))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("may use the formats of the drafts, which compiled checks carry without eval", async () => {
    const check = await checkWith({ type: "string", format: "date-time" });
    expect(["2024-02-29T10:00:00Z", "2024-02-30T10:00:00Z"].map(check)).toEqual([true, false]);
    const setting = { ...words, ...page, type: "string", format: "uri" };
    const outputs = await generate((await makeProduct(smallSchemas({ setting }))).root);
    for (const { path, text } of outputs.filter((output) => output.path.endsWith(".js")))
      expect(text, path).not.toMatch(/\beval\b|new Function|\brequire\(/);
  });

  it("may require what every object is born with", async () => {
    const properties = { toString: { ...words, ...page, type: "string" } };
    const check = await importCheck(smallSchemas(properties, { required: ["toString"] }), "channel");
    expect([{}, { toString: "a" }].map((value) => check(value))).toEqual([false, true]);
  });
});

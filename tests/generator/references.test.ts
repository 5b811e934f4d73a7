import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const main = { "x-ui": { page: "main" } };
const words = { title: "Planted", description: "A reference." };

async function outputsOf(properties: object) {
  const { root } = await makeProduct(smallSchemas(properties));
  const outputs = await generate(root);
  return (path: string) => outputs.find((one) => one.path === path)?.text ?? "";
}

describe("one x-ref", () => {
  it("is known to model, form, text and reference page", async () => {
    const textOf = await outputsOf({
      backup: { ...words, type: "string", "x-ref": { to: "channels", prefix: "copy://" }, ...main },
    });
    const said = /"?ref"?: \{ "?collection"?: "channels", "?prefix"?: "copy:\/\/" \}/;
    for (const path of ["src/generated/entities.ts", "src/generated/forms/channel.main.ts"])
      expect(textOf(path).replaceAll(/\s+/g, " ").replaceAll(", }", " }")).toMatch(said);
    expect(textOf("src/generated/confTable.ts").replaceAll(/\s+/g, " ")).toMatch(
      /"?reference"?: \{ "?collection"?: "channels", "?prefix"?: "copy:\/\/",? \}/,
    );
    expect(textOf("docs/reference/channel.md")).toContain("Names one of [Channels](channel.md) behind `copy://`.");
  });

  it("stands on the items of a list, whose control knows it, and on the keys of a map", async () => {
    const textOf = await outputsOf({
      others: { ...words, type: "array", items: { type: "string", "x-ref": "channels" }, ...main },
      weights: {
        ...words,
        type: "object",
        propertyNames: { "x-ref": "channels" },
        additionalProperties: { type: "integer" },
        ...main,
      },
    });
    const entities = textOf("src/generated/entities.ts").replaceAll(/\s+/g, " ");
    expect(entities).toMatch(/"\/others\/\*": \{[^}]*"?ref"?: \{ "?collection"?: "channels"/);
    expect(entities).toMatch(/"\/weights": \{[^}]*"?keyRef"?: \{ "?collection"?: "channels"/);
    expect(textOf("src/generated/forms/channel.main.ts").replaceAll(/\s+/g, " ")).toMatch(
      /"?pattern"?: "\/others", "?ref"?: \{ "?collection"?: "channels"/,
    );
    expect(textOf("src/generated/confTable.ts").replaceAll(/\s+/g, " ")).toMatch(
      /"?keyReference"?: \{ "?collection"?: "channels"/,
    );
  });

  it.each([
    [{ type: "array", items: { type: "string" }, "x-ref": "channels" }, "of a list it stands on the items"],
    [{ type: "object", additionalProperties: { type: "string" }, "x-ref": "channels" }, "of a map it stands on"],
    [{ type: "integer", "x-ref": "channels" }, "this is integer"],
    [{ type: "string", "x-ref": { too: "channels" } }, "is no keyword here"],
  ])("is refused with its place on what is no text: %j", async (field, reason) => {
    const refused = outputsOf({ planted: { ...words, ...field, ...main } });
    await expect(refused).rejects.toThrow(/channel\.json:\d+:\d+/);
    await expect(refused).rejects.toThrow(reason);
  });
});

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
    const flat = (path: string) => textOf(path).replaceAll(/\s+/g, " ").replaceAll(", }", " }");
    const said = '\\{ "?collection"?: "channels", "?prefix"?: "copy://" \\}';
    expect(flat("src/generated/forms/channel.main.ts")).toMatch(new RegExp(`"?ref"?: ${said}`));
    expect(flat("src/generated/entities.ts")).toMatch(new RegExp(`"?refs"?: \\[ ${said} \\]`));
    expect(flat("src/generated/confTable.ts")).toMatch(new RegExp(`"?references"?: \\[ ${said} \\]`));
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
    expect(entities).toMatch(/"\/others\/\*": \{[^}]*"?refs"?: \[ \{ "?collection"?: "channels"/);
    expect(entities).toMatch(/"\/weights": \{[^}]*"?keyRef"?: \{ "?collection"?: "channels"/);
    expect(textOf("src/generated/forms/channel.main.ts").replaceAll(/\s+/g, " ")).toMatch(
      /"?pattern"?: "\/others", "?ref"?: \{ "?collection"?: "channels"/,
    );
    expect(textOf("src/generated/confTable.ts").replaceAll(/\s+/g, " ")).toMatch(
      /"?keyReference"?: \{ "?collection"?: "channels"/,
    );
  });

  it("may say several kinds for one text, which is then typed and not chosen", async () => {
    const textOf = await outputsOf({
      source: {
        ...words,
        type: "string",
        "x-ref": [
          { to: "channels", prefix: "copy://", part: "whole", open: true },
          { to: "channels", prefix: "file://", part: "folder", open: true },
        ],
        ...main,
      },
    });
    expect(textOf("src/generated/forms/channel.main.ts")).not.toMatch(/"?ref"?:/);
    expect(textOf("docs/reference/channel.md")).toContain(
      "May name one of [Channels](channel.md) behind `copy://`, or a file of one of [Channels](channel.md) behind `file://`.",
    );
  });

  it("is refused with its place where one of several kinds is none", async () => {
    const refused = outputsOf({
      planted: { ...words, type: "string", "x-ref": [{ to: "channels" }, { to: "chanels" }], ...main },
    });
    await expect(refused).rejects.toThrow(/channel\.json:\d+:\d+.*“chanels”/);
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

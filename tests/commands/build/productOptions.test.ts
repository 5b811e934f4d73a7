import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { productFolder } from "../../../commands/build/productBuild.ts";
import { generateProduct, takeProduct } from "../../../commands/build/productOptions.ts";
import { foreignFolder } from "../../generator/foreign/foreignFolder.ts";

const root = join(import.meta.dirname, "../../..");

describe("the options that name another product", () => {
  it("are taken out of the command line, and all others are the server's", () => {
    expect(takeProduct(["--port", "80", "--schemas", "a", "--overlay=b.json", "--config", "c"])).toEqual({
      product: { schemas: "a", overlay: "b.json" },
      serverArguments: ["--port", "80", "--config", "c"],
    });
    expect(takeProduct(["--product-line", "x"])).toEqual({ product: {}, serverArguments: ["--product-line", "x"] });
  });

  it("keep products apart whose folders have one name", () => {
    expect(productFolder("/a/schemas")).toMatch(/^dist.products.schemas-[0-9a-f]{8}$/);
    expect(productFolder("/a/schemas")).not.toBe(productFolder("/b/schemas"));
  });

  it("generate what its console is made of, or say what is wrong with the schemas", async () => {
    const out = await foreignFolder({});
    const schemas = await foreignFolder({
      "plant.json": { title: "Water works", type: "object", properties: { power: { type: "integer" } } },
    });
    expect(await generateProduct(root, { schemas, product: out })).toMatchObject({ ok: true, folder: out });
    expect(await readFile(join(out, "generated", "product.ts"), "utf8")).toContain('"title": "Water works"');
    const broken = await foreignFolder({ "plant.json": '{ "type": }' });
    const refused = await generateProduct(root, { schemas: broken, product: out });
    expect(refused.ok).toBe(false);
    expect(refused.output).toContain("plant.json:1:11: ");
  }, 60_000);

  it("are refused where an overlay has nothing that it lies over", async () => {
    expect(await generateProduct(root, { overlay: "words.json" })).toMatchObject({
      ok: false,
      output: expect.stringContaining("say them with --schemas or --openapi"),
    });
  });

  it("leave ours alone where none is named", async () => {
    expect(await generateProduct(root, {})).toEqual({ ok: true, output: "" });
  });
});

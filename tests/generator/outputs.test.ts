import { describe, expect, it } from "vitest";
import { generate } from "../../generator/index.ts";
import { staleOutputs, writeOutputs } from "../../generator/writeOutputs.ts";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

describe("the generator", () => {
  it("writes the same bytes for the same schemas", async () => {
    const { root } = await makeProduct(smallSchemas());
    expect(await generate(root)).toEqual(await generate(root));
  });

  it("writes nothing when nothing has changed", async () => {
    const { root } = await makeProduct(smallSchemas());
    const outputs = await generate(root);
    expect((await writeOutputs(root, outputs)).length).toBe(outputs.length);
    expect(await writeOutputs(root, outputs)).toEqual([]);
  });

  it("finds a stale, a missing and a left over file with --check", async () => {
    const product = await makeProduct(smallSchemas());
    const outputs = await generate(product.root);
    await writeOutputs(product.root, outputs);
    await writeFile(join(product.root, "src/generated/entities.ts"), "// by hand");
    await writeFile(join(product.root, "src/generated/types/Old.ts"), "// no schema any more");
    expect(await staleOutputs(product.root, outputs)).toEqual(["src/generated/entities.ts", "src/generated/types/Old.ts"]);
  });

  it("takes away what a deleted schema had made", async () => {
    const product = await makeProduct({ ...smallSchemas(), "runtime/extra.json": { title: "Extra", description: "One.", type: "object" } });
    await writeOutputs(product.root, await generate(product.root));
    const { rm } = await import("node:fs/promises");
    await rm(join(product.root, "schemas/runtime/extra.json"));
    const changed = await writeOutputs(product.root, await generate(product.root));
    expect(changed).toContain("src/generated/types/Extra.ts");
    await expect(product.read("src/generated/types/Extra.ts")).rejects.toThrow("ENOENT");
  });

  it("lets keywords beside a reference win, and annotations merge key by key", async () => {
    const { root } = await makeProduct({
      ...smallSchemas({ size: { $ref: "size.json", title: "Own size", "x-ui": { page: "main", section: "more" } } }),
      "config/size.json": { title: "Size", description: "How big.", type: "integer", "x-ui": { unit: "bytes" } },
    });
    const outputs = await generate(root);
    const entities = outputs.find(({ path }) => path === "src/generated/entities.ts")?.text ?? "";
    expect(entities).toMatch(/"\/size": \{\s+"title": "Own size",\s+"description": "How big\.",\s+"type": "integer",\s+"page": "main",\s+"section": "more",\s+"unit": "bytes"/);
  });
});

import { readdir, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { MadeBefore } from "../../generator/MadeBefore.ts";
import { writeOutputs } from "../../generator/writeOutputs.ts";
import { makeProduct, type MadeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

let product: MadeProduct;
let folder: string;
let count: number;

const known = () => MadeBefore.of([join(product.root, "schemas")], folder);
const isThere = async (isOnlyCommitted = true) => (await known()).isThere(product.root, isOnlyCommitted);

/** A run that has written its outputs and remembers them. */
beforeEach(async () => {
  product = await makeProduct(smallSchemas());
  folder = join(product.root, "cache");
  const outputs = await generate(product.root);
  count = outputs.length;
  await writeOutputs(product.root, outputs);
  await (await known()).keep(outputs, await known());
});

describe("what was made before", () => {
  it("spares a run while everything stands as it was made", async () => {
    expect(await isThere()).toBe(count);
    expect(await isThere(false)).toBe(count);
  });

  it("spares none after a hand edit, a removal, or a file that is left over", async () => {
    const file = join(product.root, "src/generated/entities.ts");
    const text = await product.read("src/generated/entities.ts");
    await writeFile(file, `${text}// by hand`);
    expect(await isThere()).toBe(false);
    await rm(file);
    expect(await isThere()).toBe(false);
    await writeFile(file, text);
    expect(await isThere()).toBe(count);
    await writeFile(join(product.root, "src/generated/types/Old.ts"), "// no schema any more");
    expect(await isThere()).toBe(false);
  });

  it("minds build output where the run would write it", async () => {
    await rm(join(product.root, "src/generated/checks/channel.js"));
    expect(await isThere()).toBe(count);
    expect(await isThere(false)).toBe(false);
  });

  it("spares none after an edit, a new schema, a new name, or a change of what a link leads to", async () => {
    await product.write("config/more.json", { title: "More", description: "One.", type: "object" });
    expect(await isThere()).toBe(false);
    await rm(join(product.root, "schemas/config/more.json"));
    expect(await isThere()).toBe(count);
    await product.write("config/channel.json", smallSchemas({}, { title: "Other" })["config/channel.json"] ?? {});
    expect(await isThere()).toBe(false);
    await product.write("config/channel.json", smallSchemas()["config/channel.json"] ?? {});
    await symlink(join(product.root, "src/generated/lists.ts"), join(product.root, "schemas/config/linked.json"));
    expect(await isThere()).toBe(false);
  });

  it("takes a damaged or a strange note for none", async () => {
    const [name = ""] = await readdir(folder);
    for (const damaged of ["", '{"src/generated/entities.ts', "[]", "{}", '{"a":1}']) {
      await writeFile(join(folder, name), damaged);
      expect(await isThere(), damaged).toBe(false);
    }
  });

  it("remembers nothing of a run during which a schema has changed", async () => {
    await rm(folder, { recursive: true });
    const before = await known();
    await product.write("config/more.json", { title: "More", description: "One.", type: "object" });
    await before.keep(await generate(product.root), await known());
    await rm(join(product.root, "schemas/config/more.json"));
    expect(await isThere()).toBe(false);
  });

  it("keeps the last twenty, and no half of one", async () => {
    for (let edit = 0; edit < 22; edit++) {
      await product.write("config/more.json", { title: `More ${edit}`, description: "One.", type: "object" });
      const now = await known();
      await now.keep([{ path: "src/generated/entities.ts", text: "", committed: true }], now);
    }
    const names = await readdir(folder);
    expect(names).toHaveLength(20);
    expect(names.every((name) => name.endsWith(".json"))).toBe(true);
  });
});

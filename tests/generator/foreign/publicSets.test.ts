import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import type { CompiledCheck } from "../../../generator/contracts/FormDescriptor.ts";
import { emitAll } from "../../../generator/emit/emitAll.ts";
import type { OutputFile } from "../../../generator/emit/outputFile.ts";
import { readForeignProduct } from "../../../generator/generate.ts";
import { describeEntity } from "../../../generator/emit/emitEntities.ts";
import { publicSet } from "./PublicSets.ts";

const root = join(import.meta.dirname, "../../..");
const asyncApi = publicSet("asyncApi");
const schemaStore = publicSet("schemaStore");

/** A folder with some outputs, inside the project: what they import is found from there. */
async function writeOut(outputs: readonly OutputFile[]): Promise<string> {
  await mkdir(join(root, "node_modules", ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, "node_modules", ".cache", "public-out-"));
  for (const { path, text } of outputs) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

describe.skipIf(asyncApi === undefined)("the schemas of AsyncAPI 2.6, 50 files that nobody here wrote", () => {
  it("give types that compile, checks that judge, and pages", async () => {
    const product = await readForeignProduct({ schemas: asyncApi });
    expect(product.schemas.length).toBeGreaterThanOrEqual(50);
    const outputs = await emitAll(product);
    const folder = await writeOut(outputs);
    const types = outputs.flatMap(({ path }) =>
      path.endsWith(".d.ts") ? [] : /generated\/types\//.test(path) ? [path] : [],
    );
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const options = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--allowImportingTsExtensions",
      "--module",
      "nodenext",
      "--ignoreConfig",
    ];
    const said = await promisify(execFile)(process.execPath, [tsc, ...options, ...types], { cwd: folder }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
    expect(said).toBe("");
    const load = async (name: string) => {
      const file = pathToFileURL(join(folder, `src/generated/checks/${name}.js`)).href;
      return ((await import(file)) as { readonly check: CompiledCheck }).check;
    };
    const check = await load("server");
    expect(check({ asyncapi: "2.6.0", info: { title: "T", version: "1" }, channels: {} })).toBe(true);
    expect(check({ asyncapi: "1.0.0", info: { title: "T" }, channels: {} })).toBe(false);
    const checks = outputs.flatMap(({ path }) => /checks\/([\w-]+)\.js$/.exec(path)?.[1] ?? []);
    for (const name of checks.filter((one) => one !== "runtime")) expect((await load(name))({})).toBeTypeOf("boolean");
    const entities = product.schemas.flatMap((one) => describeEntity(one) ?? []);
    expect(entities.map(({ collection }) => collection)).toContain("channels");
    await rm(folder, { recursive: true });
  }, 60_000);
});

describe.skipIf(schemaStore === undefined)(
  "every sixth schema of a large public collection, each as a product of its own",
  () => {
    it("gives all outputs, or is refused in words for what it refers to and has not", async () => {
      const files = (await readdir(schemaStore ?? "")).filter((name) => name.endsWith(".json")).sort();
      const chosen = files.filter((_, index) => index % 6 === 5);
      expect(chosen.length).toBeGreaterThan(60);
      const refused: string[] = [];
      for (const file of chosen) {
        const folder = await mkdtemp(join(tmpdir(), "sluice-public-"));
        await copyFile(join(schemaStore ?? "", file), join(folder, file));
        try {
          const outputs = await emitAll(await readForeignProduct({ schemas: folder }));
          expect(outputs.map(({ path }) => path)).toContain("src/generated/forms/server.overview.ts");
        } catch (error) {
          refused.push(error instanceof Error ? error.message : String(error));
        }
        await rm(folder, { recursive: true });
      }
      for (const words of refused.flatMap((all) => all.split("\n")))
        expect(words).toMatch(/^\S+:\d+:\d+: \S+: .* must exist$/);
      expect(refused.length).toBeLessThan(chosen.length / 10);
    }, 240_000);
  },
);

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { cleanup, render } from "@testing-library/react";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ConfTable } from "../../generator/contracts/ConfTable.ts";
import type { EntityDescriptor } from "../../generator/contracts/EntityDescriptor.ts";
import type { CompiledCheck, FormDescriptor } from "../../generator/contracts/FormDescriptor.ts";
import type { OutputFile } from "../../generator/emit/outputFile.ts";
import { generate } from "../../generator/generate.ts";
import { SchemaErrors } from "../../generator/schemaErrors.ts";
import { SchemaForm } from "../../src/forms/SchemaForm.tsx";
import type { JsonObject } from "../../src/model/Json.ts";
import { ConfLanguage } from "../../src/model/conf/ConfLanguage.ts";
import { type AnyProduct, anyProduct } from "./support/anyProduct.ts";
import { makeProduct } from "./support/makeProduct.ts";

const root = join(import.meta.dirname, "../..");
const seed = 20_261_123;
const count = 60;

interface Made extends AnyProduct {
  readonly folder: string;
  readonly outputs: readonly OutputFile[];
}

let home: string;
let made: Made[];
let refusals: unknown[];

beforeAll(async () => {
  await mkdir(join(root, "node_modules", ".cache"), { recursive: true });
  // Inside the project: what is generated imports its packages.
  home = await mkdtemp(join(root, "node_modules", ".cache", "any-product-"));
  [made, refusals] = [[], []];
  for (const [index, product] of fc.sample(anyProduct, { seed, numRuns: count }).entries()) {
    const written = await makeProduct(product.schemas);
    const folder = join(home, String(index));
    await generate(written.root).then(
      async (outputs) => {
        await writeOut(folder, outputs);
        made.push({ ...product, folder, outputs });
      },
      (error: unknown) => refusals.push(error),
    );
    await rm(written.root, { recursive: true });
  }
}, 120_000);

afterAll(() => rm(home, { recursive: true }));

/** Each output as it is, and beside a module of data what runs without its types. */
async function writeOut(folder: string, outputs: readonly OutputFile[]): Promise<void> {
  for (const { path, text } of outputs) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (!path.endsWith(".ts") || path.endsWith(".d.ts")) continue;
    const plain = text
      .replaceAll(/^(?:import|export) type .*;$/gm, "")
      .replaceAll(/^(export const \w+): [^=]+ =/gm, "$1 =");
    await writeFile(file.replace(/\.ts$/, ".mjs"), plain);
  }
}

async function load<T>({ folder }: Made, path: string): Promise<T> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, "src/generated", path)).href)) as T;
}

describe("any product that the generator accepts", () => {
  it("is most of them, and what is refused is told at its line", () => {
    expect(refusals.filter((error) => !(error instanceof SchemaErrors))).toEqual([]);
    for (const error of refusals) expect(String(error)).toMatch(/schemas\/config\/\w+\.json:\d+:\d+: \//);
    expect(made.length).toBeGreaterThan(count / 2);
  });

  it("has types that compile", async () => {
    const types = made.flatMap(({ folder, outputs }) =>
      outputs.flatMap(({ path }) => (path.endsWith(".ts") ? [join(folder, path)] : [])),
    );
    const options =
      "--noEmit --strict --skipLibCheck --allowImportingTsExtensions --module nodenext --ignoreConfig --target es2023";
    const args = [join(root, "node_modules/typescript/bin/tsc"), ...options.split(" "), ...types];
    const said = await promisify(execFile)(process.execPath, args, { cwd: home }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );
    expect(said).toBe("");
  }, 120_000);

  it("has checks that take a value that fits", async () => {
    for (const product of made) {
      const { check } = await load<{ check: CompiledCheck }>(product, "checks/channel.js");
      expect([check(product.channel), check.errors ?? [], product.channel]).toEqual([true, [], product.channel]);
    }
  });

  it("has forms that are drawn, empty and filled", async () => {
    const complain = vi.spyOn(console, "error");
    for (const product of made) {
      const { entities } = await load<{ entities: Record<string, EntityDescriptor> }>(product, "entities.mjs");
      const { channelMainForm: form } = await load<{ channelMainForm: FormDescriptor }>(
        product,
        "forms/channel.main.mjs",
      );
      const entity = entities["channel"];
      if (!entity) throw new Error("no channel");
      const checks = await form.load();
      for (const value of [{}, product.channel] satisfies JsonObject[]) {
        const page = render(
          <SchemaForm
            form={form}
            checks={checks}
            entity={entity}
            value={value}
            server={{}}
            onChange={() => undefined}
          />,
        );
        expect(page.container.querySelectorAll("input, select, textarea, button").length).toBeGreaterThan(0);
        cleanup();
      }
    }
    expect(complain.mock.calls).toEqual([]);
  }, 120_000);

  it("has a text language that takes a config there and back", async () => {
    for (const product of made) {
      const { confTable } = await load<{ confTable: ConfTable }>(product, "confTable.mjs");
      const language = new ConfLanguage(confTable);
      const text = language.print({ channels: { news: product.channel } });
      const { config, problems } = language.read(language.parse(text));
      expect([text, problems, config]).toEqual([text, [], { channels: { news: product.channel } }]);
    }
  });
});

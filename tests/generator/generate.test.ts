import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runCaptured } from "../../commands/run/runCaptured.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const project = join(import.meta.dirname, "..", "..");
const cli = ["--import", "tsx", join(project, "generator/cli.ts")];
const patience = { timeout: 20_000, interval: 50 };
let stop: () => void = () => undefined;

afterEach(() => stop());

const titled = (title: string) =>
  smallSchemas({ note: { title, description: "For people.", type: "string", "x-ui": { page: "main" } } });

function run(root: string, ...args: readonly string[]) {
  return runCaptured(project, process.execPath, [...cli, "--root", root, ...args], { limitMs: 30_000 });
}

describe("npm run generate", () => {
  it("passes --check once it has run, and fails it with the file's name after a hand edit", async () => {
    const { root } = await makeProduct(titled("Note"));
    const fresh = await run(root, "--check");
    expect(fresh.ok).toBe(false);
    expect(fresh.output).toContain("src/generated/entities.ts is stale: run `npm run generate`");
    expect((await run(root)).ok).toBe(true);
    expect(await run(root, "--check")).toMatchObject({ ok: true });
    await writeFile(join(root, "src/generated/searchIndex.ts"), "// by hand");
    const edited = await run(root, "--check");
    expect(edited.ok).toBe(false);
    expect(edited.output).toMatch(/^src\/generated\/searchIndex\.ts is stale/m);
  }, 60_000);

  it("says file, line and column of a mistake, and ends with a failure", async () => {
    const { root } = await makeProduct({
      ...smallSchemas(),
      "config/other.json": '{\n  "title": "Other",\n  "type": "objekt"\n}',
    });
    const { ok, output } = await run(root);
    expect(ok).toBe(false);
    expect(output).toMatch(/^schemas\/config\/other\.json:3:3: \/type: must be one of/m);
  }, 60_000);

  it("follows the schemas with --watch, and goes on after a mistake", async () => {
    const product = await makeProduct(titled("Note"));
    const child = spawn(process.execPath, [...cli, "--root", product.root, "--watch"], { cwd: project });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    stop = () => child.kill();
    const form = () => readFile(join(product.root, "src/generated/forms/channel.main.ts"), "utf8");
    await vi.waitFor(() => expect(output).toContain("Watching"), patience);

    await product.write("config/channel.json", "{");
    await vi.waitFor(() => expect(output).toMatch(/channel\.json:1:\d+: \/: the file must be JSON/), patience);
    await product.write("config/channel.json", titled("Reminder")["config/channel.json"] ?? {});
    await vi.waitFor(async () => expect(await form()).toContain('"title": "Reminder"'), patience);
    expect(child.exitCode).toBeNull();
  }, 60_000);
});

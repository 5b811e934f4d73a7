/** Makes all outputs of a product (`ours`) or its types alone (`peer`) in a process of its own, and again after an edit. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compileFromFile } from "json-schema-to-typescript";
import { generate } from "../../../generator/generate.ts";
import { readSchemas } from "../../../generator/readSchemas.ts";

/** What is printed, as JSON. */
export interface OneRun {
  readonly ms: number;
  /** The same once more in this process, when the words of one setting are new. */
  readonly againMs: number;
  /** The most that the process has held, in megabytes. */
  readonly peakMb: number;
}

const [maker, root = "", edited = ""] = process.argv.slice(2);
const files = maker === "ours" ? [] : (await readSchemas(root)).map(({ file }) => join(root, file));
const run = (): Promise<unknown> =>
  maker === "ours" ? generate(root) : Promise.all(files.map((file) => compileFromFile(file, { format: false })));

async function timed(): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const ms = await timed();
const peakMb = process.resourceUsage().maxRSS / 1024;
const file = join(root, edited);
const text = await readFile(file, "utf8");
await writeFile(file, text.replace(/("description": "[^"]*)"/, '$1 Edited."'));
const againMs = await timed();
await writeFile(file, text);
console.log(JSON.stringify({ ms, againMs, peakMb } satisfies OneRun));

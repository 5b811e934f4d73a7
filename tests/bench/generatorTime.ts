import { join } from "node:path";
import { compileFromFile } from "json-schema-to-typescript";
import { projectRoot } from "../../commands/install/projectRoot.mjs";
import { generate } from "../../generator/generate.ts";
import { readSchemas } from "../../generator/readSchemas.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";

const rounds = 5;

/** Everything we generate beside the types alone, made by json-schema-to-typescript from the same files, in turns. */
export async function generatorTimeBench(): Promise<Figure[]> {
  const files = (await readSchemas(projectRoot)).map(({ file }) => join(projectRoot, file));
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await timed(() => generate(projectRoot)));
    peer.push(await timed(() => Promise.all(files.map((file) => compileFromFile(file, { format: false })))));
  }
  return [figureOf("generator.all", median(ours), median(peer), "ms")];
}

/** Milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

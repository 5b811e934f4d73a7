import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../commands/install/projectRoot.mjs";
import { runCaptured } from "../../commands/run/runCaptured.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { manySchemas } from "./generator/manySchemas.ts";
import type { OneRun } from "./generator/runOnce.ts";
import { median } from "./median.ts";

const many = 500;
const some = 125;

/**
 * Everything we generate beside the types alone, made by json-schema-to-typescript from the same files, in turns, each
 * time in a new process: of our own schemas, and of many.
 */
export async function generatorTimeBench(): Promise<Figure[]> {
  const own = await mkdtemp(join(tmpdir(), "sluice-own-schemas-"));
  await cp(join(projectRoot, "schemas"), join(own, "schemas"), { recursive: true });
  const [large, small] = [await manySchemas(many), await manySchemas(some)];
  try {
    const ours = await measure({ root: own, edited: "schemas/config/stream.json", rounds: 5 });
    const ofMany = await measure({ root: large, edited: "schemas/config/part7.json", rounds: 3 });
    const ofSome = await measure({ root: small, edited: "schemas/config/part7.json", rounds: 3 });
    return [
      figureOf("generator.all", ours.ours.ms, ours.peer.ms, "ms"),
      figureOf("generator.edit", ours.ours.againMs, ours.peer.againMs, "ms"),
      figureOf(`generator.${many}`, ofMany.ours.ms, ofMany.peer.ms, "ms"),
      figureOf(`generator.${many}.memory`, ofMany.ours.peakMb, ofMany.peer.peakMb, "MB"),
      // Beside ourselves: a schema among many takes no longer than one among few.
      figureOf(`generator.${many}.growth`, ofMany.ours.ms / many, ofSome.ours.ms / some, "ms a schema"),
    ];
  } finally {
    await Promise.all([own, large, small].map((root) => rm(root, { recursive: true, force: true })));
  }
}

interface Measured {
  readonly root: string;
  /** The schema that is changed before the second run, from the root. */
  readonly edited: string;
  readonly rounds: number;
}

async function measure({ root, edited, rounds }: Measured): Promise<Readonly<Record<"ours" | "peer", OneRun>>> {
  const runs: Record<"ours" | "peer", OneRun[]> = { ours: [], peer: [] };
  for (let round = 0; round < rounds; round++) {
    runs.ours.push(await runOnce("ours", root, edited));
    runs.peer.push(await runOnce("peer", root, edited));
  }
  return { ours: middle(runs.ours), peer: middle(runs.peer) };
}

async function runOnce(maker: string, root: string, edited: string): Promise<OneRun> {
  const program = join(import.meta.dirname, "generator/runOnce.ts");
  const args = ["--import", "tsx", program, maker, root, edited];
  const { ok, output } = await runCaptured(projectRoot, process.execPath, args, { limitMs: 300_000 });
  if (!ok) throw new Error(`the generator's bench could not make ${root}:\n${output}`);
  return JSON.parse(output) as OneRun;
}

function middle(runs: readonly OneRun[]): OneRun {
  const of = (part: keyof OneRun) => median(runs.map((run) => run[part]));
  return { ms: of("ms"), againMs: of("againMs"), peakMb: of("peakMb") };
}

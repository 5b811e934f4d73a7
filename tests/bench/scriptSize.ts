import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { projectRoot } from "../../commands/install/projectRoot.mjs";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";

/** What the script of the Media page may weigh, as agreed. */
const budgetKb = 230;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The script that the built console loads before its Media page shows, compressed, beside the budget. */
export async function scriptSizeBench(): Promise<Figure[]> {
  const folder = join(projectRoot, "dist/console");
  const manifest = join(folder, ".vite/manifest.json");
  if (!existsSync(manifest)) throw new Error(`${manifest} is missing: run \`npm run build\` first.`);
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(manifest, "utf8"));
  const files = filesAtStart(chunks);
  const bytes = files.map((file) => gzipSync(readFileSync(join(folder, file))).length);
  return [figureOf("mediaPage.gzip", bytes.reduce((sum, one) => sum + one, 0) / 1000, budgetKb, "KB")];
}

/** The entry's scripts, and all that it imports before it runs; the Media page stands in the entry. */
function filesAtStart(chunks: Readonly<Record<string, Chunk>>): readonly string[] {
  const waiting = Object.keys(chunks).filter((key) => chunks[key]?.isEntry);
  const seen = new Set<string>();
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(chunks[key]?.imports ?? []));
  }
  return [...seen].flatMap((key) => chunks[key]?.file ?? []);
}

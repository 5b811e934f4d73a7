import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readManifest } from "./readManifest.ts";
import { scriptFiles } from "./scriptFiles.ts";
import type { StepResult } from "./Step.ts";

const limitKb = 230;
/** Below src/, which is Vite's root. What it loads later (a menu, a dialog, another list) is not needed to show it. */
const page = "pages/media/MediaPage.tsx";

/** The script that the Media page needs, compressed, stays within its budget. */
export async function budgetStep(root: string): Promise<StepResult> {
  const folder = join(root, "dist/console");
  if (!existsSync(join(root, "src", page))) throw new Error(`src/${page} is gone: name the page's new file here.`);
  const files = scriptFiles(readManifest(join(folder, ".vite/manifest.json")), page);
  const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(join(folder, file))).length }));
  const totalKb = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  if (totalKb <= limitKb) return { passed: 1, failed: 0, output: "" };
  const rows = sizes
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${(bytes / 1000).toFixed(1)} ${file}`);
  const words = `The Media page loads ${totalKb.toFixed(1)} KB of compressed script, ${limitKb} are allowed:`;
  return { passed: 0, failed: 1, output: [words, ...rows].join("\n") };
}

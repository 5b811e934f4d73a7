import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/**
 * Builds a page of ours as the console is built.
 * @param base path it will be served from, with a slash at both ends
 */
export async function buildPage(root: string, base: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-bench-"));
  await build({
    configFile: false,
    root,
    base,
    logLevel: "error",
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: "es2023", modulePreload: { polyfill: false } },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

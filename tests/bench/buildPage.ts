import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
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

/**
 * Hands the files of a built page out on a server's own origin, where the login's cookie holds.
 * @param onFile told the path of each file that is asked for
 */
export async function handOutPage(
  context: BrowserContext,
  folder: string,
  base: string,
  onFile: (path: string) => void = () => undefined,
): Promise<void> {
  // For Chromium a page that the test hands out does not come from this machine.
  await context.grantPermissions(["local-network-access"]);
  await context.route(
    ({ pathname }) => pathname.startsWith(base),
    (route) => {
      const path = join(folder, new URL(route.request().url()).pathname.slice(base.length));
      onFile(path);
      return route.fulfill({ path });
    },
  );
}

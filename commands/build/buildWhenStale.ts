import { createHash, type Hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { productFolder, productVariable } from "./productBuild.ts";
import { runCaptured } from "../run/runCaptured.ts";

/** Files and folders that the built console and server are made of, from the root of the project. */
export const buildInputs = [
  "schemas",
  "generator",
  "src",
  "overrides",
  "server",
  "vite.config.ts",
  "vite.server.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
] as const;

/** What makes dist/ from the sources, in order; each is a module of the project run by Node. */
export const buildSteps = [
  { words: "generating from the schemas", args: ["--import", "tsx", "generator/cli.ts"] },
  { words: "building the console", args: ["node_modules/vite/bin/vite.js", "build"] },
  {
    words: "building the server",
    args: ["node_modules/vite/bin/vite.js", "build", "--config", "vite.server.config.ts"],
  },
] as const;

/** Where the built server is, or what the failed step printed. */
export interface BuildResult {
  readonly ok: boolean;
  readonly output: string;
  readonly serverMain: string;
  readonly serverMainUrl: string;
}

/**
 * Generates and builds unless dist/ was made from these very sources; says what it does only when it does something.
 * @param product folder that the generator made of another product's schemas; ours when absent
 */
export async function buildWhenStale(root: string, product?: string): Promise<BuildResult> {
  const folder = join(root, product === undefined ? "dist" : productFolder(product));
  const serverMain = join(folder, "server/main.js");
  const stamp = join(folder, ".stamp");
  const place = { serverMain, serverMainUrl: pathToFileURL(serverMain).href };
  const generated = product === undefined ? "" : digestInputs(resolve(product), ["generated"]);
  const digest = digestInputs(root, buildInputs) + generated;
  const isFresh = existsSync(serverMain) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
  if (isFresh) return { ok: true, output: "", ...place };

  // A build that is cut short must not look like the one before it.
  rmSync(stamp, { force: true });
  console.log("The build is missing or older than its sources: making it (about half a minute) ...");
  const env: Record<string, string> = {
    // Whoever starts it, a test too: libraries are built as users get them.
    NODE_ENV: "production",
    ...(product !== undefined && { [productVariable]: resolve(product) }),
  };
  for (const step of buildSteps) {
    const result = await runCaptured(root, process.execPath, step.args, { env });
    if (!result.ok) return { ...result, output: `Failed while ${step.words}:\n${result.output}`, ...place };
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return { ok: true, output: "", ...place };
}

/** One digest over names and contents of the given files and folders; what the generator writes follows from the rest. */
export function digestInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) addPath(hash, root, input);
  return hash.digest("hex");
}

function addPath(hash: Hash, root: string, path: string): void {
  if (path === "src/generated") return;
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(join(root, path)).toSorted()) addPath(hash, root, `${path}/${name}`);
    return;
  }
  const content = readFileSync(join(root, path));
  hash.update(`${path}\0${content.length}\0`).update(content);
}

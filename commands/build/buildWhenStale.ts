import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { runCaptured } from "../run/runCaptured.ts";
import { buildInputs } from "./buildInputs.ts";
import { buildSteps } from "./buildSteps.ts";
import { digestInputs } from "./digestInputs.ts";

/** Where the built server is, or what the failed step printed. */
export interface BuildResult {
  readonly ok: boolean;
  readonly output: string;
  readonly serverMain: string;
  readonly serverMainUrl: string;
}

/** Generates and builds unless dist/ was made from these very sources; says what it does only when it does something. */
export async function buildWhenStale(root: string): Promise<BuildResult> {
  const serverMain = join(root, "dist/server/main.js");
  const stamp = join(root, "dist/.stamp");
  const place = { serverMain, serverMainUrl: pathToFileURL(serverMain).href };
  const digest = digestInputs(root, buildInputs);
  const isFresh = existsSync(serverMain) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
  if (isFresh) return { ok: true, output: "", ...place };

  // A build that is cut short must not look like the one before it.
  rmSync(stamp, { force: true });
  console.log("The build is missing or older than its sources: making it (about half a minute) ...");
  for (const step of buildSteps) {
    const result = await runCaptured(root, process.execPath, step.args);
    if (!result.ok) return { ...result, output: `Failed while ${step.words}:\n${result.output}`, ...place };
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return { ok: true, output: "", ...place };
}

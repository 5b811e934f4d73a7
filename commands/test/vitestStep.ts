import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCaptured } from "../run/runCaptured.ts";
import { countVitest } from "./countVitest.ts";
import type { StepResult } from "./Step.ts";

/** A step that is a run of vitest: counts its tests by its JSON report. */
export function vitestStep(...args: readonly string[]): (root: string, limitMs: number) => Promise<StepResult> {
  return async (root, limitMs) => {
    const folder = await mkdtemp(join(tmpdir(), "sluice-report-"));
    const report = join(folder, "report.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const vitest = ["node_modules/vitest/vitest.mjs", "run", ...args, ...reporters];
    const { ok, output } = await runCaptured(root, process.execPath, vitest, { limitMs });
    const text = await readFile(report, "utf8").catch(() => "");
    await rm(folder, { recursive: true });
    return { ...countVitest(text, ok), output };
  };
}

import { findChromium } from "../../tests/e2e/support/findChromium.ts";
import { launchBrowser } from "../../tests/e2e/support/launchBrowser.ts";
import { runCaptured } from "../run/runCaptured.ts";
import { installFromDistribution } from "./installFromDistribution.ts";
import type { StepResult } from "./Step.ts";

/** Finds a Chromium that starts, or gets one, and names it in $CHROMIUM for the steps that follow. */
export async function chromiumStep(root: string, limitMs: number): Promise<StepResult> {
  const tried: string[] = [];
  for (const get of [async () => "", getFromPlaywright, fromDistribution]) {
    tried.push(await get(root, limitMs / 3));
    const path = findChromium();
    if (path === undefined) continue;
    const complaint = await complaintOf(path);
    if (complaint === "") {
      process.env.CHROMIUM = path;
      return { passed: 0, failed: 0, output: "" };
    }
    tried.push(complaint);
  }
  const words = "No Chromium found and none could be installed. Install one, or name it in the variable CHROMIUM.";
  return { passed: 0, failed: 1, output: [words, ...tried].join("\n") };
}

async function complaintOf(path: string): Promise<string> {
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

function fromDistribution(root: string, limitMs: number): Promise<string> {
  return installFromDistribution("chromium", root, limitMs);
}

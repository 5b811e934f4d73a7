import { findFfmpeg } from "../../server/media/ffmpeg/Ffmpeg.ts";
import { installFromDistribution } from "./installFromDistribution.ts";
import type { StepResult } from "./Step.ts";

/** Finds the system's ffmpeg, or gets it; the one that comes as a package does where neither can be. */
export async function ffmpegStep(root: string, limitMs: number): Promise<StepResult> {
  if (await findFfmpeg(["ffmpeg"])) return { passed: 0, failed: 0, output: "" };
  const tried = await installFromDistribution("ffmpeg", root, limitMs / 2);
  if (await findFfmpeg()) return { passed: 0, failed: 0, output: "" };
  return { passed: 0, failed: 1, output: `There is no ffmpeg and none could be installed.\n${tried}` };
}

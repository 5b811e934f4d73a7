import { publicationArguments } from "../../../../server/media/inputs/publishedInput.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import type { EncodeRequest } from "../../../../server/media/transcoder/EncodePlan.ts";
import { planEncoding } from "../../../../server/media/transcoder/planEncoding.ts";
import { ffmpeg } from "../support/ffmpegPath.ts";

/** What came out of each rendition of a plan. */
export interface PlanOutput {
  readonly keys: readonly string[];
  readonly outputs: readonly Buffer[];
  readonly errorLines: readonly string[];
  readonly code: number | null;
}

/** Runs a plan as the server does, on media that is written to the process unless `input` says otherwise. */
export async function runPlan(
  media: Buffer | undefined,
  request: Pick<EncodeRequest, "stream"> & Partial<EncodeRequest>,
  input: readonly string[] = publicationArguments("mpegts"),
): Promise<PlanOutput> {
  const plan = planEncoding({ source: { url: "publish://" }, ffmpeg, logoFolder: "/none", ...request });
  const pool = new FfmpegPool(ffmpeg);
  const run = pool.start({
    args: [...plan.inputOptions, ...input, ...plan.extraInputs, ...plan.args],
    // Behind the renditions comes the list of the packets that were read.
    extraOutputs: plan.renditions.length,
    label: "test",
    kind: "stream",
  });
  const pieces = run.outputs.map((): Buffer[] => []);
  for (const [index, output] of run.outputs.entries()) output.on("data", (bytes: Buffer) => pieces[index]?.push(bytes));
  if (media) run.stdin.end(media);
  const code = await run.ended;
  return {
    keys: plan.renditions.map(({ key }) => key),
    outputs: pieces.slice(0, plan.renditions.length).map((list) => Buffer.concat(list)),
    errorLines: run.errorLines,
    code,
  };
}

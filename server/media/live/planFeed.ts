import { join } from "node:path";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { FeedPlan } from "./FeedPlan.ts";
import type { LiveParts } from "./LiveParts.ts";
import type { Source } from "./Source.ts";

/** @throws ServerError in plain words, for example for a scheme that this ffmpeg cannot open */
export function planFeed(source: Source, stream: Stream, parts: LiveParts): FeedPlan {
  const { ffmpeg, folder } = parts.context;
  const request = { stream, source: source.input, ffmpeg, logoFolder: join(folder, "logos") };
  const plan = parts.tools.encodePlan({ ...request, ...(source.format ? { format: source.format } : {}) });
  const { renditions } = plan;
  // A test picture is encoded without anybody having asked for a transcoder.
  const isTranscoding = plan.isTranscoding && (stream.transcoder !== undefined || stream.logo?.path !== undefined);
  if (source.kind === "copy" && !plan.isTranscoding) {
    return { args: undefined, recipe: source.key, renditions, isTranscoding };
  }
  const args = [...plan.inputOptions, ...inputOf(source, parts), ...plan.extraInputs, ...plan.args];
  return { args, recipe: JSON.stringify([source.url, args]), renditions, isTranscoding };
}

function inputOf(source: Source, { context, tools }: LiveParts): readonly string[] {
  if (source.kind === "publish") return tools.publicationArguments(source.format ?? "flv");
  if (source.kind === "copy") return tools.publicationArguments("mpegts");
  return tools.inputArguments(source.input, context.ffmpeg, context.config().vods, context.folder);
}

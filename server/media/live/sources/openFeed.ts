import { join } from "node:path";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { probeMedia } from "../../ffmpeg/mediaInfo.ts";
import type { inputArguments } from "../../inputs/inputArguments.ts";
import type { publicationArguments } from "../../inputs/publishedInput.ts";
import { safeAddress } from "../../inputs/safeAddress.ts";
import { missingLogoWords } from "../../transcoder/logoOverlay.ts";
import type { planEncoding } from "../../transcoder/planEncoding.ts";
import type { StreamDirectory } from "../RunningStream.ts";
import { CopyFeed, refuseCopyCircle } from "./CopyFeed.ts";
import type { Feed, FeedPlan, SourceProvider } from "./Feed.ts";
import { ProcessFeed } from "./ProcessFeed.ts";
import type { Source } from "./Source.ts";

/** What streams are run with. Of the context nothing is read before a stream runs: its parts need each other. */
export interface LiveParts {
  readonly context: Omit<MediaContext, "streams">;
  readonly streams: StreamDirectory;
  readonly tools: LiveTools;
  /** Who opens the sources of a stream that is brought. */
  readonly provider?: SourceProvider;
}

/** How arguments for ffmpeg are made and media is looked at. */
export interface LiveTools {
  readonly inputArguments: typeof inputArguments;
  readonly publicationArguments: typeof publicationArguments;
  readonly encodePlan: typeof planEncoding;
  readonly probeMedia: typeof probeMedia;
}

/**
 * A feed of a source, not yet started.
 *
 * @throws ServerError in plain words for what cannot be run
 */
export function openFeed(source: Source, stream: Stream, parts: LiveParts): Feed {
  const { streams, context, provider } = parts;
  if (provider) return provider.open(source, stream);
  if (source.kind === "copy") refuseCopyCircle(source, stream, streams);
  const plan = planFeed(source, stream, parts);
  const { args } = plan;
  const label = `stream ${stream.name} from ${safeAddress(source.url)}`;
  const encoder = args && new ProcessFeed(source, { ...plan, args }, label, context);
  return encoder && source.kind !== "copy" ? encoder : new CopyFeed(source, plan, streams, encoder);
}

/** @throws ServerError in plain words, for example for a scheme that this ffmpeg cannot open */
function planFeed(source: Source, stream: Stream, parts: LiveParts): FeedPlan {
  const { ffmpeg, folder } = parts.context;
  const request = { stream, source: source.input, ffmpeg, logoFolder: join(folder, "logos") };
  const plan = parts.tools.encodePlan({ ...request, ...(source.format ? { format: source.format } : {}) });
  const { renditions, listsInput = false } = plan;
  const lack = missingLogoWords(plan.missingLogos ?? []);
  // A test picture is encoded without anybody having asked for a transcoder.
  const isAsked = stream.transcoder !== undefined || (stream.logo?.path !== undefined && lack === undefined);
  const made = { renditions, listsInput, isTranscoding: plan.isTranscoding && isAsked, lack };
  if (source.kind === "copy" && !plan.isTranscoding) {
    return { args: undefined, recipe: JSON.stringify([source.key, lack]), ...made };
  }
  const args = [...plan.inputOptions, ...inputOf(source, parts), ...plan.extraInputs, ...plan.args];
  // With what is lacking, so that it is told with the feed that lacks it.
  return { args, recipe: JSON.stringify([source.url, args, lack]), ...made };
}

function inputOf(source: Source, { context, tools }: LiveParts): readonly string[] {
  if (source.kind === "publish") return tools.publicationArguments(source.format ?? "flv");
  if (source.kind === "copy") return tools.publicationArguments("mpegts");
  return tools.inputArguments(source.input, context.ffmpeg, context.config().vods, context.folder);
}

import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { Feed } from "./Feed.ts";
import type { LiveTools } from "./LiveTools.ts";
import type { Source } from "./Source.ts";
import type { StreamDirectory } from "./StreamDirectory.ts";

/** What streams are run with. Of the context nothing is read before a stream runs: its parts need each other. */
export interface LiveParts {
  readonly context: Omit<MediaContext, "streams">;
  readonly streams: StreamDirectory;
  readonly tools: LiveTools;
  /** How a source is opened, where that is not a matter of its address alone. */
  readonly open?: (source: Source, stream: Stream) => Feed;
}

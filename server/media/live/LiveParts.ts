import type { MediaContext } from "../MediaContext.ts";
import type { LiveTools } from "./LiveTools.ts";
import type { StreamDirectory } from "./StreamDirectory.ts";

/** What streams are run with. Of the context nothing is read before a stream runs: its parts need each other. */
export interface LiveParts {
  readonly context: Omit<MediaContext, "streams">;
  readonly streams: StreamDirectory;
  readonly tools: LiveTools;
}

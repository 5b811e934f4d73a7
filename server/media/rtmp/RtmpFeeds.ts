import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaContext.ts";
import { RtmpFeed } from "./RtmpFeed.ts";
import type { RtmpReader } from "./RtmpReader.ts";

/** One feed for each stream that is played over RTMP, whatever the number of players. */
export class RtmpFeeds {
  readonly #feeds = new Map<RunningStream, RtmpFeed>();

  constructor(private readonly context: Pick<MediaContext, "processes" | "log" | "now">) {}

  /** @returns the function that leaves; @throws ServerError when no process can be started */
  join(stream: RunningStream, reader: RtmpReader): () => void {
    const feed = this.#feeds.get(stream) ?? new RtmpFeed(stream, this.context);
    this.#feeds.set(stream, feed);
    const leave = feed.join(reader);
    return () => {
      leave();
      if (!feed.isUsed && this.#feeds.get(stream) === feed) this.#feeds.delete(stream);
    };
  }

  /** The stream is gone from the config: its players are shown out. */
  end(stream: RunningStream): void {
    this.#feeds.get(stream)?.end();
    this.#feeds.delete(stream);
  }
}

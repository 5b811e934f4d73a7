import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { RtmpCarriage } from "./rtmpCarriage.ts";
import { RtmpFeed } from "./RtmpFeed.ts";
import type { RtmpReader } from "./RtmpReader.ts";

/** One feed for each stream that is played over RTMP and each way it goes out, whatever the number of players. */
export class RtmpFeeds {
  readonly #feeds = new Map<RunningStream, Map<string, RtmpFeed>>();

  constructor(private readonly context: Pick<MediaContext, "processes" | "log" | "now">) {}

  /** @returns the function that leaves; @throws ServerError when no process can be started */
  join(stream: RunningStream, carriage: RtmpCarriage, reader: RtmpReader): () => void {
    const feeds = this.#feeds.get(stream) ?? new Map<string, RtmpFeed>();
    const way = JSON.stringify(carriage);
    const feed = feeds.get(way) ?? new RtmpFeed(stream, carriage, this.context);
    this.#feeds.set(stream, feeds.set(way, feed));
    const leave = feed.join(reader);
    return () => {
      leave();
      if (feed.isUsed || feeds.get(way) !== feed) return;
      feeds.delete(way);
      if (feeds.size === 0 && this.#feeds.get(stream) === feeds) this.#feeds.delete(stream);
    };
  }

  /** The stream is gone from the config: its players are shown out. */
  end(stream: RunningStream): void {
    for (const feed of this.#feeds.get(stream)?.values() ?? []) feed.end();
    this.#feeds.delete(stream);
  }
}

import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaContext.ts";
import { WhepFeed } from "./WhepFeed.ts";
import type { WhepReader } from "./WhepReader.ts";

/** One feed for each stream that is played over WebRTC, whatever the number of players. */
export class WhepFeeds {
  readonly #feeds = new Map<RunningStream, Promise<WhepFeed>>();

  constructor(private readonly context: Pick<MediaContext, "processes" | "log" | "now" | "ffmpeg">) {}

  /** @returns the function that leaves; @throws ServerError when no process can be started */
  async join(stream: RunningStream, reader: WhepReader): Promise<() => void> {
    const opening = this.#feeds.get(stream) ?? WhepFeed.open(stream, this.context);
    this.#feeds.set(stream, opening);
    const feed = await opening;
    const endUnused = (): void => {
      if (!feed.isUsed) this.end(stream, opening);
    };
    try {
      const leave = feed.join({
        onPacket: (kind, packet) => reader.onPacket(kind, packet),
        onEnd: () => {
          endUnused();
          reader.onEnd();
        },
      });
      return () => {
        leave();
        endUnused();
      };
    } catch (error) {
      endUnused();
      throw error;
    }
  }

  /** The stream is gone from the config, or nobody plays it: `only` when it is still this feed. */
  end(stream: RunningStream, only = this.#feeds.get(stream)): void {
    if (only === undefined || this.#feeds.get(stream) !== only) return;
    this.#feeds.delete(stream);
    void only.then((feed) => feed.end());
  }
}

import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { PeerProcess } from "./PeerProcess.ts";
import { WhepFeed } from "./WhepFeed.ts";

/** A player at a feed. */
interface JoinedFeed {
  readonly id: number;
  readonly leave: () => void;
}

/** One feed for each stream that is played over WebRTC, whatever the number of players. */
export class WhepFeeds {
  readonly #feeds = new Map<RunningStream, { readonly process: PeerProcess; readonly opening: Promise<WhepFeed> }>();

  constructor(private readonly context: Pick<MediaContext, "processes" | "log" | "now" | "ffmpeg">) {}

  /** @throws ServerError when the feed cannot be opened */
  async join(stream: RunningStream, process: PeerProcess, onEnd: () => void): Promise<JoinedFeed> {
    const feed = await this.#openingOf(stream, process);
    return { id: feed.id, leave: feed.join(onEnd) };
  }

  /** The stream is gone from the config. */
  end(stream: RunningStream): void {
    void this.#feeds.get(stream)?.opening.then(
      (feed) => feed.end(),
      () => undefined,
    );
  }

  #openingOf(stream: RunningStream, process: PeerProcess): Promise<WhepFeed> {
    const known = this.#feeds.get(stream);
    if (known?.process === process) return known.opening;
    const forget = (): void => {
      if (this.#feeds.get(stream)?.opening === opening) this.#feeds.delete(stream);
    };
    const opening = WhepFeed.open({ stream, context: this.context, process, onEnd: forget });
    opening.catch(forget);
    this.#feeds.set(stream, { process, opening });
    return opening;
  }
}

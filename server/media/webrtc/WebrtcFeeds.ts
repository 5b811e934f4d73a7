import { ServerError } from "../../ServerError.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { BusProcess } from "../outputs/BusProcess.ts";
import type { PeerProcess } from "./PeerProcess.ts";
import { webrtcArguments } from "./webrtcArguments.ts";

/** A player at a feed. */
interface JoinedFeed {
  readonly id: number;
  readonly leave: () => void;
}

/** One feed for each stream that is played over WebRTC, whatever the number of players. */
export class WebrtcFeeds {
  readonly #feeds = new Map<RunningStream, { readonly process: PeerProcess; readonly opening: Promise<WebrtcFeed> }>();

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

  #openingOf(stream: RunningStream, process: PeerProcess): Promise<WebrtcFeed> {
    const known = this.#feeds.get(stream);
    if (known?.process === process) return known.opening;
    const forget = (): void => {
      if (this.#feeds.get(stream)?.opening === opening) this.#feeds.delete(stream);
    };
    const opening = WebrtcFeed.open({ stream, context: this.context, process, onEnd: forget });
    opening.catch(forget);
    this.#feeds.set(stream, { process, opening });
    return opening;
  }
}

/** What a feed is made of. */
interface WebrtcFeedOptions {
  readonly stream: RunningStream;
  readonly context: Pick<MediaContext, "processes" | "log" | "now" | "ffmpeg">;
  readonly process: PeerProcess;
  /** Nobody plays it any more, or it failed. */
  readonly onEnd: () => void;
}

/** A stream as RTP packets: one ffmpeg that sends them to two ports of the process for WebRTC while somebody plays. */
class WebrtcFeed {
  /** What the players are told by when it ends. */
  readonly #players = new Set<() => void>();
  #isEnded = false;

  private constructor(
    readonly id: number,
    private readonly ffmpeg: BusProcess,
    private readonly options: WebrtcFeedOptions,
  ) {}

  /** @throws ServerError when no ports are left */
  static async open(options: WebrtcFeedOptions): Promise<WebrtcFeed> {
    const { stream, context, process } = options;
    const { id, ...ports } = await process.openFeed();
    const ffmpeg = new BusProcess({
      context,
      stream,
      title: "The WebRTC output",
      args: (bus) => webrtcArguments(stream, bus, context.ffmpeg, ports),
      onStart: () => undefined,
      onGiveUp: () => feed.end(),
    });
    const feed: WebrtcFeed = new WebrtcFeed(id, ffmpeg, options);
    return feed;
  }

  /** @returns the function that leaves; @throws ServerError when no process can be started */
  join(onEnd: () => void): () => void {
    if (this.#isEnded) throw new ServerError("unavailable", "The stream has ended.");
    this.#players.add(onEnd);
    const leave = (): void => {
      this.#players.delete(onEnd);
      if (this.#players.size === 0) this.end();
    };
    try {
      if (!this.ffmpeg.isRunning) this.ffmpeg.start();
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** Shows all players out. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.ffmpeg.stop();
    this.options.process.closeFeed(this.id);
    this.options.onEnd();
    for (const onEnd of this.#players) onEnd();
  }
}

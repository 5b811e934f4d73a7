import { ServerError } from "../../ServerError.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaPart.ts";
import { BusProcess } from "../rtmp/BusProcess.ts";
import type { PeerProcess } from "./PeerProcess.ts";
import { whepArguments } from "./whepArguments.ts";

/** What a feed is made of. */
interface WhepFeedOptions {
  readonly stream: RunningStream;
  readonly context: Pick<MediaContext, "processes" | "log" | "now" | "ffmpeg">;
  readonly process: PeerProcess;
  /** Nobody plays it any more, or it failed. */
  readonly onEnd: () => void;
}

/** A stream as RTP packets: one ffmpeg that sends them to two ports of the process for WebRTC while somebody plays. */
export class WhepFeed {
  /** What the players are told by when it ends. */
  readonly #players = new Set<() => void>();
  #isEnded = false;

  private constructor(
    readonly id: number,
    private readonly ffmpeg: BusProcess,
    private readonly options: WhepFeedOptions,
  ) {}

  /** @throws ServerError when no ports are left */
  static async open(options: WhepFeedOptions): Promise<WhepFeed> {
    const { stream, context, process } = options;
    const { id, ...ports } = await process.openFeed();
    const ffmpeg = new BusProcess({
      context,
      stream,
      title: "The WebRTC output",
      args: (bus) => whepArguments(stream, bus, context.ffmpeg, ports),
      onStart: () => undefined,
      onGiveUp: () => feed.end(),
    });
    const feed: WhepFeed = new WhepFeed(id, ffmpeg, options);
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

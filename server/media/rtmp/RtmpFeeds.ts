import type { MediaContext } from "../MediaPart.ts";
import type { ProcessRun } from "../ffmpeg/ProcessPool.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { BusProcess } from "../outputs/BusProcess.ts";
import { RtmpMessages } from "./RtmpMessages.ts";
import { EnhancedSource } from "./enhanced/EnhancedSource.ts";
import { rtmpArguments, type RtmpCarriage } from "./rtmpCarriage.ts";

const BROKEN = "The server cannot make RTMP of this stream now. Play it over HLS or MPEG-TS.";

/** A player at a feed. */
interface RtmpReader {
  /** A whole RTMP message with its chunk headers. */
  onMessage(bytes: Buffer): void;
  /** The feed ends: nothing comes any more. @param words why, where it is not the end of the stream */
  onEnd(words?: string): void;
}

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

/** A stream as RTMP messages, made of its best rendition while somebody plays: by one ffmpeg, or here where it cannot. */
class RtmpFeed {
  readonly #readers = new Map<RtmpReader, "waits for a key frame" | "reads">();
  readonly #messages = new RtmpMessages((bytes, isKeyFrame) => this.#send(bytes, isKeyFrame));
  readonly #source: Pick<BusProcess, "isRunning" | "start" | "stop">;
  #run: ProcessRun | undefined;

  constructor(
    private readonly stream: RunningStream,
    carriage: RtmpCarriage,
    context: Pick<MediaContext, "processes" | "log" | "now">,
  ) {
    this.#source =
      carriage.kind === "flv"
        ? new BusProcess({
            context,
            stream,
            title: "The RTMP output",
            args: () => rtmpArguments(carriage),
            onStart: (run) => this.#read(run),
            // What gave nothing at all gives nothing the next time: players hear it at once.
            isWorthRetry: () => this.#messages.hasBegun,
            onGiveUp: () => this.end(BROKEN),
          })
        : new EnhancedSource({
            stream,
            tracks: carriage.tracks,
            onRestart: () => this.#messages.restart(),
            onTag: (tag) => this.#messages.take(tag),
          });
  }

  get isUsed(): boolean {
    return this.#readers.size > 0;
  }

  /** @throws ServerError when no process can be started */
  join(reader: RtmpReader): () => void {
    if (!this.#source.isRunning) this.#source.start();
    const { heads, group, hasPictures } = this.#messages;
    const getsGroup = this.stream.config.prepush !== false;
    for (const message of [...heads, ...(getsGroup ? group : [])]) reader.onMessage(message);
    this.#readers.set(reader, hasPictures && !getsGroup ? "waits for a key frame" : "reads");
    return () => {
      if (this.#readers.delete(reader) && !this.isUsed) this.#source.stop();
    };
  }

  /** Shows all players out. */
  end(words?: string): void {
    this.#source.stop();
    const readers = [...this.#readers.keys()];
    this.#readers.clear();
    for (const reader of readers) reader.onEnd(words);
  }

  #read(run: ProcessRun): void {
    this.#messages.restart();
    this.#run = run;
    run.outputs[0]?.on("data", (bytes: Buffer) => {
      // A process that was killed may still have had something to say.
      if (this.#run !== run) return;
      try {
        this.#messages.write(bytes);
      } catch {
        // No FLV any more: the process is begun anew.
        run.kill();
      }
    });
  }

  #send(bytes: Buffer, isKeyFrame: boolean): void {
    for (const [reader, state] of this.#readers) {
      if (state !== "reads" && !isKeyFrame) continue;
      if (state !== "reads") this.#readers.set(reader, "reads");
      reader.onMessage(bytes);
    }
  }
}

import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaContext.ts";
import type { ProcessRun } from "../process/ProcessRun.ts";
import { BusProcess } from "./BusProcess.ts";
import { rtmpArguments } from "./rtmpArguments.ts";
import { RtmpMessages } from "./RtmpMessages.ts";
import type { RtmpReader } from "./RtmpReader.ts";

/** A stream as RTMP messages: one ffmpeg that makes FLV of its best rendition while somebody plays. */
export class RtmpFeed {
  readonly #readers = new Map<RtmpReader, "waits for a key frame" | "reads">();
  readonly #messages = new RtmpMessages((bytes, isKeyFrame) => this.#send(bytes, isKeyFrame));
  readonly #process: BusProcess;
  #run: ProcessRun | undefined;

  constructor(
    private readonly stream: RunningStream,
    context: Pick<MediaContext, "processes" | "log" | "now">,
  ) {
    this.#process = new BusProcess({
      context,
      stream,
      title: "The RTMP output",
      args: () => rtmpArguments(stream.mediaInfo),
      onStart: (run) => this.#read(run),
      onGiveUp: () => this.end(),
    });
  }

  get isUsed(): boolean {
    return this.#readers.size > 0;
  }

  /** @throws ServerError when no process can be started */
  join(reader: RtmpReader): () => void {
    if (!this.#process.isRunning) this.#process.start();
    const { heads, group } = this.#messages;
    const getsGroup = this.stream.config.prepush !== false;
    for (const message of [...heads, ...(getsGroup ? group : [])]) reader.onMessage(message);
    const hasBegun = heads.length > 0;
    this.#readers.set(reader, hasBegun && !getsGroup ? "waits for a key frame" : "reads");
    return () => {
      if (this.#readers.delete(reader) && !this.isUsed) this.#process.stop();
    };
  }

  /** Shows all players out. */
  end(): void {
    this.#process.stop();
    const readers = [...this.#readers.keys()];
    this.#readers.clear();
    for (const reader of readers) reader.onEnd();
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

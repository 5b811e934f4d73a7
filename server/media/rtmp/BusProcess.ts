import type { StreamBus } from "../bus/StreamBus.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { ProcessRun } from "../ffmpeg/ProcessPool.ts";

/** What a process over a stream's bus is made with. */
interface BusProcessOptions {
  readonly context: Pick<MediaContext, "processes" | "log" | "now">;
  readonly stream: RunningStream;
  /** For operators: `The RTMP output`. */
  readonly title: string;
  /** Asked at each start; they read MPEG-TS from `pipe:0`. */
  readonly args: (bus: StreamBus) => readonly string[];
  readonly onStart: (run: ProcessRun) => void;
  /** Whether what fails now is worth another try; always, when absent. */
  readonly isWorthRetry?: () => boolean;
  /** It failed too often, or no process could be started. */
  readonly onGiveUp: () => void;
}

const MOST_FAILURES = 5;
const RETRY_MS = 1000;
const STEADY_MS = 10_000;
const BACKLOG_BYTES = 8_000_000;

/**
 * An ffmpeg that reads a stream's best rendition, from the present group of pictures on. It begins anew after a break of
 * the stream, as what comes then may have other codecs, and when it fails.
 */
export class BusProcess {
  #detach: (() => void) | undefined;
  #failures = 0;

  constructor(private readonly options: BusProcessOptions) {}

  get isRunning(): boolean {
    return this.#detach !== undefined;
  }

  /** @throws ServerError when no process can be started */
  start(): void {
    const { stream } = this.options;
    const [bus] = stream.renditions;
    const cut = bus === undefined ? undefined : this.#pipe(bus);
    const forget = stream.onRenditions(() => {
      if (stream.renditions[0] !== bus) this.#restart();
    });
    this.#detach = () => {
      forget();
      cut?.();
    };
  }

  stop(): void {
    this.#detach?.();
    this.#detach = undefined;
  }

  /** @returns the function that ends it */
  #pipe(bus: StreamBus): () => void {
    const { context, stream, title, args, onStart } = this.options;
    const run = context.processes.start({ args: args(bus), label: `${title} of ${stream.name}`, kind: "push" });
    onStart(run);
    let isPresent = true;
    const startedMs = context.now();
    run.stdin.write(bus.beginning);
    const stopChunks = bus.onChunk((chunk) => {
      if (run.stdin.writableLength > BACKLOG_BYTES) run.kill();
      else run.stdin.write(chunk);
    });
    const stopSegments = bus.onSegment((segment) => {
      // Later, as the bus is telling its listeners just now, and would tell the new one too.
      if (segment.isDiscontinuity) setImmediate(() => isPresent && this.#restart());
    });
    void run.ended.then(() => {
      if (!isPresent) return;
      if (context.now() - startedMs > STEADY_MS) this.#failures = 0;
      this.#fail(run);
    });
    return () => {
      isPresent = false;
      stopChunks();
      stopSegments();
      run.kill();
    };
  }

  #fail({ complaints }: ProcessRun): void {
    const { context, stream, title, onGiveUp, isWorthRetry = () => true } = this.options;
    this.#failures += 1;
    context.log.note(stream.name, "warning", `${title} stopped: ${complaints.at(-1) ?? "ffmpeg ended without a word"}`);
    this.stop();
    if (this.#failures >= MOST_FAILURES || !isWorthRetry()) return onGiveUp();
    const timer = setTimeout(() => this.#restart(), RETRY_MS);
    this.#detach = () => clearTimeout(timer);
  }

  #restart(): void {
    this.stop();
    try {
      this.start();
    } catch {
      // The machine has no process left for it: players may come again later.
      this.options.onGiveUp();
    }
  }
}

import type { MediaContext } from "../MediaPart.ts";
import type { StreamBus } from "../bus/StreamBus.ts";
import type { ProcessRun } from "../ffmpeg/ProcessPool.ts";
import { readUntilBreak } from "./followStream.ts";
import type { RunningStream } from "../live/RunningStream.ts";

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
    this.#detach = readUntilBreak(
      stream,
      (bus) => this.#pipe(bus),
      () => this.#restart(),
    );
  }

  stop(): void {
    this.#detach?.();
    this.#detach = undefined;
  }

  #pipe(bus: StreamBus): { write(bytes: Buffer): void; end(): void } {
    const { context, stream, title, args, onStart } = this.options;
    const run = context.processes.start({ args: args(bus), label: `${title} of ${stream.name}`, kind: "push" });
    onStart(run);
    let isPresent = true;
    const startedMs = context.now();
    void run.ended.then(() => {
      if (!isPresent) return;
      if (context.now() - startedMs > STEADY_MS) this.#failures = 0;
      this.#fail(run);
    });
    return {
      write: (bytes) => {
        if (run.stdin.writableLength > BACKLOG_BYTES) run.kill();
        else run.stdin.write(bytes);
      },
      end: () => {
        isPresent = false;
        run.kill();
      },
    };
  }

  #fail({ errorLines }: ProcessRun): void {
    const { context, stream, title, onGiveUp, isWorthRetry = () => true } = this.options;
    this.#failures += 1;
    context.log.note(
      stream.name,
      "warning",
      `${title} stopped: ${errorLines.at(-1) ?? "ffmpeg ended without a message"}`,
    );
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

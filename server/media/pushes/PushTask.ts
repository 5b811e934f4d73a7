import type { Push } from "../../../src/generated/types/Push.ts";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { MediaSegment, StreamBus } from "../bus/StreamBus.ts";
import type { ProcessRun } from "../ffmpeg/ProcessPool.ts";
import { safeAddress, withoutAddress } from "../inputs/safeAddress.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { keysOf } from "../ts/trackFormat.ts";
import { pushArguments } from "./pushArguments.ts";

const MOST_WAITING_BYTES = 4_000_000;
const FEW_WAITING_BYTES = 500_000;
/** So long it may say good-bye to the other side. */
const FAREWELL_MS = 2000;

/** Waiting times of pushes, in milliseconds. */
export interface PushTiming {
  /** Before the first new try; doubled with each failure in a row. */
  readonly firstRetryMs: number;
  readonly mostRetryMs: number;
  /** A push that ran so long begins with the first waiting time again. */
  readonly steadyMs: number;
  /** A stream that sends nothing for so long is taken for stopped. */
  readonly silenceMs: number;
}

/** Less than a picture: the tables alone. */
const TABLES_BYTES = 2 * 188;

/**
 * Sends one stream to one address while it has media, in an ffmpeg of its own, and begins anew when that ends. It does not
 * hold the stream: one on demand is pushed while it has viewers.
 */
export class PushTask {
  readonly #address: string;
  #bus: StreamBus | undefined;
  /** Of the last segment. */
  #format: string | undefined;
  #stopListening: (() => void) | undefined;
  #running: { readonly run: ProcessRun; readonly outlet: PushOutlet; readonly startedMs: number } | undefined;
  #retry: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  #delayMs: number;
  #isHopeless = false;
  #isStopped = false;

  constructor(
    private readonly stream: RunningStream,
    private readonly push: Push,
    private readonly context: Pick<MediaContext, "ffmpeg" | "processes" | "log" | "now">,
    private readonly timing: PushTiming,
  ) {
    this.#address = safeAddress(push.url);
    this.#delayMs = timing.firstRetryMs;
  }

  /** Follows the stream's best rendition, which may be another one than before. */
  follow(): void {
    const bus = this.#isStopped ? undefined : this.stream.renditions[0];
    if (bus === this.#bus) return;
    this.#stopListening?.();
    this.#close();
    this.#bus = bus;
    this.#format = undefined;
    this.#stopListening = undefined;
    if (!bus) return;
    const stopChunks = bus.onChunk((chunk) => this.#take(chunk, bus));
    const stopSegments = bus.onSegment((segment) => this.#look(segment));
    this.#stopListening = () => {
      stopChunks();
      stopSegments();
    };
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    this.follow();
    this.#close();
  }

  #take(chunk: Buffer, bus: StreamBus): void {
    if (this.#running) {
      this.#silence?.refresh();
      this.#running.outlet.write(chunk);
    } else if (this.#retry === undefined && !this.#isHopeless && bus.beginning.length > TABLES_BYTES) {
      this.#begin(bus);
    }
  }

  /** Its process sends on the tracks that it has found at its start. */
  #look({ formats = [] }: MediaSegment): void {
    const format = keysOf(formats);
    const isOther = this.#format !== undefined && format !== this.#format;
    this.#format = format;
    if (!isOther || !this.#running) return;
    this.#note("info", "restarts, as the stream has changed");
    this.#close();
  }

  #begin(bus: StreamBus): void {
    const { processes, ffmpeg } = this.context;
    // A wrong address stays wrong; that too many processes run is a matter of time.
    const args = this.#try(
      () => pushArguments(this.push, ffmpeg),
      () => (this.#isHopeless = true),
    );
    const plan = { args: args ?? [], label: `push to ${this.#address}`, kind: "push" } as const;
    const run =
      args &&
      this.#try(
        () => processes.start(plan),
        () => this.#waitAndRetry(),
      );
    if (!run) return;
    const outlet = new PushOutlet(run, bus, () =>
      this.#note("warning", "is too slow: media is left out until it catches up"),
    );
    const running = { run, outlet, startedMs: this.context.now() };
    this.#running = running;
    this.#silence = setTimeout(() => this.#rest(), this.timing.silenceMs).unref();
    this.#note("info", "begins");
    void run.ended.then((code) => {
      if (this.#running === running) this.#fail(running, code);
    });
  }

  #try<T>(make: () => T, onRefusal: () => void): T | undefined {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      this.#note("error", `cannot begin: ${error.message.replace(/\.$/, "")}`);
      onRefusal();
      return undefined;
    }
  }

  #fail({ run, startedMs }: { run: ProcessRun; startedMs: number }, code: number | null): void {
    clearTimeout(this.#silence);
    this.#running = undefined;
    if (this.context.now() - startedMs > this.timing.steadyMs) this.#delayMs = this.timing.firstRetryMs;
    const last = run.errorLines.at(-1);
    const complaint =
      last === undefined ? `ffmpeg ended with code ${String(code)}` : withoutAddress(last, this.push.url);
    this.#note("warning", `ended: ${complaint}. Next try in ${Math.ceil(this.#delayMs / 1000)} s`);
    this.#waitAndRetry();
  }

  /** The next media after the wait begins it again. */
  #waitAndRetry(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => (this.#retry = undefined), this.#delayMs).unref();
    this.#delayMs = Math.min(2 * this.#delayMs, this.timing.mostRetryMs);
  }

  #rest(): void {
    this.#note("info", "rests, as the stream sends nothing");
    this.#close();
  }

  #close(): void {
    clearTimeout(this.#silence);
    this.#running?.outlet.close();
    this.#running = undefined;
  }

  #note(level: "info" | "warning" | "error", text: string): void {
    this.context.log.note(this.stream.name, level, `The push to ${this.#address} ${text}.`);
  }
}

/** Writes a stream to a process that may be slower than it comes: what is too much is left out, up to a later key frame. */
class PushOutlet {
  #isLeavingOut = false;

  constructor(
    private readonly run: ProcessRun,
    private readonly bus: Pick<StreamBus, "beginning">,
    private readonly onSlow: () => void,
  ) {
    run.stdin.on("error", () => undefined);
    for (const output of run.outputs) output.resume();
    run.stdin.write(bus.beginning);
  }

  /** @param chunk what the bus told last; its `beginning` holds it already */
  write(chunk: Buffer): void {
    const { stdin } = this.run;
    if (!stdin.writable) return;
    if (!this.#isLeavingOut && stdin.writableLength > MOST_WAITING_BYTES) {
      this.#isLeavingOut = true;
      this.onSlow();
    }
    if (!this.#isLeavingOut) {
      stdin.write(chunk);
    } else if (stdin.writableLength < FEW_WAITING_BYTES) {
      this.#isLeavingOut = false;
      stdin.write(this.bus.beginning);
    }
  }

  close(): void {
    this.run.stdin.end();
    const timer = setTimeout(() => this.run.kill(), FAREWELL_MS);
    void this.run.ended.then(() => clearTimeout(timer));
  }
}

import { PassThrough, type Readable, Writable } from "node:stream";
import type { ProcessPlan, ProcessRun } from "../../../../../server/media/ffmpeg/ProcessPool.ts";

const EACH_MS = 100;
const PACKET = 188;

/** How a source behaves whose process is started: what it complains of as it ends, or how long it plays. */
export interface FakeSource {
  readonly refusal?: string;
  readonly isSilent?: boolean;
  /** Ends by itself after so long. */
  readonly playsMs?: number;
}

/** A media process that gives real MPEG-TS at its own pace, or passes on what is written to it. */
export class FakeRun implements ProcessRun {
  readonly stdin: Writable;
  readonly outputs: readonly Readable[];
  readonly errorLines: string[] = [];
  readonly progress = {};
  readonly ended: Promise<number | null>;
  isRunning = true;
  /** All that was written to it. */
  readonly written: Buffer[] = [];
  readonly #listeners: ((line: string) => void)[] = [];
  #resolve: (code: number | null) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;
  #at = 0;

  constructor(
    readonly plan: ProcessPlan,
    private readonly source: FakeSource,
    private readonly media: Buffer,
    private readonly mediaMs: number,
  ) {
    this.outputs = Array.from({ length: 1 + (plan.extraOutputs ?? 0) }, () => new PassThrough());
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.stdin = new Writable({
      write: (bytes: Buffer, _encoding, done) => {
        this.written.push(bytes);
        this.give(bytes);
        done();
      },
      final: (done) => done(),
    });
    if (source.refusal !== undefined) setTimeout(() => this.end(1, source.refusal), 20);
    else if (!plan.args.includes("pipe:0") && !source.isSilent) this.play();
  }

  /** The source begins to give, or goes on. */
  play(): void {
    this.pause();
    const startedMs = Date.now();
    this.#timer = setInterval(() => {
      if (this.source.playsMs !== undefined && Date.now() - startedMs >= this.source.playsMs) this.end(0);
      else this.#next();
    }, EACH_MS);
  }

  /** Keeps its connection and gives nothing. */
  pause(): void {
    clearInterval(this.#timer);
  }

  give(bytes: Buffer): void {
    for (const output of this.outputs) if (output instanceof PassThrough) output.write(bytes);
  }

  /** What it tells of the packets that come in, on the pipe behind those of its renditions. */
  list(lines: string): void {
    const output = this.outputs.at(-1);
    if (output instanceof PassThrough) output.write(lines);
  }

  /** Ends by itself, as one that crashes. */
  end(code: number | null, complaint?: string): void {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.pause();
    if (complaint !== undefined) this.errorLines.push(complaint);
    this.#resolve(code);
  }

  /** Says something while it runs on. */
  complain(line: string): void {
    this.errorLines.push(line);
    for (const listener of this.#listeners) listener(line);
  }

  onErrorLine(listener: (line: string) => void): void {
    this.#listeners.push(listener);
  }

  kill(): void {
    this.end(null);
  }

  #next(): void {
    const step = Math.floor((this.media.length * EACH_MS) / this.mediaMs / PACKET) * PACKET;
    if (this.#at + step > this.media.length) this.#at = 0;
    this.give(this.media.subarray(this.#at, this.#at + step));
    this.#at += step;
  }
}

import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { RunningStream } from "../../live/RunningStream.ts";
import type { MediaContext } from "../../MediaPart.ts";
import { DashRun } from "./DashRun.ts";

/** Nobody has asked for this long: the player is gone. */
const IDLE_MS = 20_000;
const LOOK_MS = 5000;

/** The DASH processes of the streams that are watched over it: one a stream, ended when nobody asks any more. */
export class DashRuns {
  readonly #runs = new Map<RunningStream, { readonly run: DashRun; askedAtMs: number }>();
  readonly #root: string;
  #timer: NodeJS.Timeout | undefined;
  #cleared: Promise<unknown> | undefined;

  constructor(private readonly context: MediaContext) {
    this.#root = join(context.folder, "dash");
  }

  /** The run of a stream, started when there is none. */
  async of(stream: RunningStream): Promise<DashRun> {
    // What a killed server left behind.
    this.#cleared ??= rm(this.#root, { recursive: true, force: true }).then(() =>
      mkdir(this.#root, { recursive: true, mode: 0o700 }),
    );
    await this.#cleared;
    const known = this.#runs.get(stream);
    const entry =
      known && !known.run.isEnded ? known : { run: new DashRun(this.context, stream, this.#root), askedAtMs: 0 };
    entry.askedAtMs = this.context.now();
    this.#runs.set(stream, entry);
    this.#timer ??= setInterval(() => this.#endIdle(), LOOK_MS).unref();
    return entry.run;
  }

  /** The file of a run that goes on. */
  async read(stream: RunningStream, file: string): Promise<Buffer | undefined> {
    const entry = this.#runs.get(stream);
    if (!entry) return undefined;
    entry.askedAtMs = this.context.now();
    return entry.run.read(file);
  }

  leave(stream: RunningStream): void {
    this.#runs.get(stream)?.run.stop();
    this.#runs.delete(stream);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const runs = [...this.#runs.values()].map(({ run }) => run);
    this.#runs.clear();
    for (const run of runs) run.stop();
    await Promise.all(runs.map((run) => run.ended));
    if (this.#cleared) await rm(this.#root, { recursive: true, force: true });
  }

  #endIdle(): void {
    for (const [stream, { run, askedAtMs }] of this.#runs) {
      if (run.isEnded || this.context.now() - askedAtMs > IDLE_MS) this.leave(stream);
    }
    if (this.#runs.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

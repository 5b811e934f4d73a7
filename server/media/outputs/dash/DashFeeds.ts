import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ServerError } from "../../../ServerError.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { ProcessRun } from "../../ffmpeg/ProcessPool.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { keysOf } from "../../ts/trackFormat.ts";
import { followStream } from "../followStream.ts";
import { dashArguments, type DashTrack, dashTracks } from "./dashPackaging.ts";

/** Nobody has asked for this long: the player is gone. */
const IDLE_MS = 20_000;
const LOOK_MS = 5000;
const MANIFEST_MS = 15_000;
/** A process that does not keep up is ended before it fills the memory. */
const MOST_WAITING_BYTES = 16_000_000;
/** Segments that a manifest lists at least. */
const LISTED = 6;
/** Segments that are there already and make the first manifest. */
const LEAD = 2;

/** The DASH processes of the streams that are watched over it: one a stream, ended when nobody asks any more. */
export class DashFeeds {
  readonly #runs = new Map<RunningStream, { readonly run: DashFeed; askedAtMs: number }>();
  readonly #root: string;
  #timer: NodeJS.Timeout | undefined;
  #cleared: Promise<unknown> | undefined;

  constructor(private readonly context: MediaContext) {
    this.#root = join(context.folder, "dash");
  }

  /** The run of a stream, started when there is none. */
  async of(stream: RunningStream): Promise<DashFeed> {
    // What a killed server left behind.
    this.#cleared ??= rm(this.#root, { recursive: true, force: true }).then(() =>
      mkdir(this.#root, { recursive: true, mode: 0o700 }),
    );
    await this.#cleared;
    const known = this.#runs.get(stream);
    const entry =
      known && !known.run.isEnded ? known : { run: new DashFeed(this.context, stream, this.#root), askedAtMs: 0 };
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

  /** The stream is gone from the config, or nobody asks for it any more. */
  end(stream: RunningStream): void {
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
      if (run.isEnded || this.context.now() - askedAtMs > IDLE_MS) this.end(stream);
    }
    if (this.#runs.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** One process that turns a watched stream into fragmented MP4, and the folder it writes to. */
class DashFeed {
  /** In the names of its files, so that no cache mixes two runs. */
  readonly #prefix = `dash-${randomBytes(4).toString("hex")}`;
  readonly #folder: string;
  readonly #startedAtMs: number;
  readonly #tracks: readonly DashTrack[];
  #run: ProcessRun | undefined;
  #end = (): void => undefined;
  #isEnded = false;
  readonly #began: Promise<void>;

  /** @throws ServerError for a stream that DASH cannot carry */
  constructor(
    private readonly context: MediaContext,
    readonly stream: RunningStream,
    root: string,
  ) {
    this.#folder = join(root, this.#prefix);
    this.#tracks = dashTracks(stream.name, stream.renditions[0]?.segments.at(-1)?.formats ?? []);
    const latest = stream.renditions[0]?.segments.slice(-LEAD) ?? [];
    // What was before a change is nothing for a process that knows the tracks of after it.
    const lead = latest.filter(({ formats = [] }) => keysOf(formats) === keysOf(latest.at(-1)?.formats ?? []));
    this.#startedAtMs = lead[0]?.startedAtMs ?? context.now();
    const leadMs = lead.reduce((sum, { durationMs }) => sum + durationMs, 0);
    this.#began = this.#start(Math.max(1, leadMs - 50) / 1000);
    // Who asks for the manifest is told.
    this.#began.catch(() => this.stop());
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Waits for the first one. @throws ServerError when the process fails */
  async manifest(): Promise<{ readonly text: string; readonly startedAtMs: number }> {
    await this.#began;
    for (const until = Date.now() + MANIFEST_MS; Date.now() < until && !this.#isEnded; await pause(100)) {
      const text = await readFile(join(this.#folder, "index.mpd"), "utf8").catch(() => "");
      // Before the first segment is whole there is nothing to play.
      if (text.includes("<S ")) return { text, startedAtMs: this.#startedAtMs };
    }
    const { name } = this.stream;
    const [complaint] = this.#run?.errorLines.slice(-1) ?? [];
    // For operators: it names a folder of this machine, and the words below are read by any viewer.
    if (complaint !== undefined) this.context.log.note(name, "warning", `DASH did not start: ${complaint}`);
    throw new ServerError("unavailable", `DASH of ${name} did not start.`);
  }

  /** @param file as the manifest names it */
  async read(file: string): Promise<Buffer | undefined> {
    if (!file.startsWith(`${this.#prefix}-`)) return undefined;
    return readFile(join(this.#folder, file)).catch(() => undefined);
  }

  stop(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#end();
    this.#run?.kill();
    void (this.#run?.ended ?? Promise.resolve()).then(() => rm(this.#folder, { recursive: true, force: true }));
  }

  get ended(): Promise<unknown> {
    return this.#run?.ended ?? Promise.resolve();
  }

  /** What MP4 says of its tracks in front holds to its end: after a change of the stream the next manifest is another run's. */
  #endWithFormat(): () => void {
    const [bus] = this.stream.renditions;
    const begun = keysOf(bus?.segments.at(-1)?.formats ?? []);
    return (
      bus?.onSegment(({ formats = [] }) => {
        if (keysOf(formats) !== begun) this.stop();
      }) ?? (() => undefined)
    );
  }

  async #start(prepushS: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    if (this.#isEnded) return;
    const { name, config } = this.stream;
    const segmentS = Math.max(1, (config.segment_duration ?? 2000) / 1000);
    const run = this.context.processes.start({
      args: dashArguments({
        folder: this.#folder,
        prefix: this.#prefix,
        tracks: this.#tracks,
        segmentS,
        count: Math.max(LISTED, config.segment_count ?? 0),
      }),
      label: `DASH of ${name}`,
      kind: "push",
    });
    this.#run = run;
    run.outputs[0]?.resume();
    void run.ended.then(() => this.stop());
    const leave = followStream(this.stream, prepushS, (bytes) => {
      if (run.stdin.writableLength > MOST_WAITING_BYTES) this.stop();
      else if (!run.stdin.destroyed) run.stdin.write(bytes);
    });
    const forget = this.#endWithFormat();
    this.#end = () => {
      leave();
      forget();
    };
  }
}

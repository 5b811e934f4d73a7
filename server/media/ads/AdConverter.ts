import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { AdChecks } from "../../../src/generated/types/AdChecks.ts";
import type { MediaInfo } from "../../../src/generated/types/MediaInfo.ts";
import { errorCode, ServerError } from "../../ServerError.ts";
import type { MediaContext } from "../MediaPart.ts";
import { playedMs, type ProcessRun } from "../ffmpeg/ProcessPool.ts";
import { inheritFolderRights } from "../inheritFolderRights.ts";
import { Semaphore } from "../Semaphore.ts";
import { clearStaleUploads, temporaryUpload } from "../vod/upload/temporaryUploads.ts";
import { fileError } from "../vod/vodDisk.ts";
import type { AdProbe } from "./AdProbe.ts";
import { conversionArguments, copyOf } from "./adConversion.ts";
import { findAdFolder } from "./adFiles.ts";

type Conversion = NonNullable<AdChecks["checks"][number]["conversion"]>;

const MOST_WAITING = 20;
const MOST_REMEMBERED = 200;
const LONGEST_MS = 7_200_000;
const QUEUE_FULL = `${MOST_WAITING} conversions are waiting already. Wait until some of them are done.`;
const DISK_FULL = /no space left|disk quota/i;

/** What a conversion goes on with while it runs. */
interface Job {
  readonly file: string;
  readonly stream: string;
  readonly copy: string;
  state: Conversion["state"];
  run: ProcessRun | undefined;
  durationMs: number | undefined;
  error: string | undefined;
}

/** What is made of what. */
interface Plan {
  readonly path: string;
  readonly mark: string;
  /** One of the same file for the same stream is there, and is made anew. */
  readonly isRemade: boolean;
  readonly info: MediaInfo;
  readonly durationMs: number | undefined;
  /** Of the stream. */
  readonly wanted: MediaInfo;
}

/** Makes copies of advertising files that fit a stream: one at a time, beside the file, and never half of one. */
export class AdConverter {
  readonly #jobs = new Map<string, Job>();
  readonly #gate = new Semaphore(MOST_WAITING);
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(
    private readonly context: Pick<MediaContext, "config" | "folder" | "processes" | "ffmpeg" | "now">,
    private readonly probe: AdProbe,
  ) {}

  /** What came of the last wish for a file and a stream. */
  of(file: string, stream: string): Conversion | undefined {
    const job = this.#jobs.get(keyOf(file, stream));
    if (!job) return undefined;
    const { state, error, copy } = job;
    if (state === "failed") return { state, error: error ?? "it was ended" };
    return state === "done" ? { state, progress: 100, file: copy } : { state, progress: progressOf(job), file: copy };
  }

  /** @param wanted of the stream @returns name of the copy @throws ServerError */
  async begin(file: string, stream: string, wanted: MediaInfo): Promise<{ readonly file: string }> {
    const key = keyOf(file, stream);
    const known = this.#jobs.get(key);
    if (known?.state === "running") return { file: known.copy };
    const waiting = [...this.#jobs.values()].filter(({ state }) => state === "running").length;
    if (waiting > MOST_WAITING) throw new ServerError("too_many", QUEUE_FULL);
    const { name: copy, mark } = copyOf(file, stream, wanted);
    const job: Job = { file, stream, copy, state: "running", run: undefined, durationMs: undefined, error: undefined };
    this.#jobs.delete(key);
    this.#jobs.set(key, job);
    const plan = await this.#planOf(job, mark, wanted).catch((error: unknown) => {
      this.#jobs.delete(key);
      throw error;
    });
    this.#forgetOld();
    const work = this.#work(job, plan).finally(() => this.#running.delete(work));
    this.#running.add(work);
    return { file: copy };
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new ServerError("unavailable", "the server was stopped"));
    for (const { run } of this.#jobs.values()) run?.kill();
    await Promise.all(this.#running);
  }

  /** @throws ServerError where the file cannot be read, or its copy would take the place of somebody else's file */
  async #planOf({ file, copy }: Job, mark: string, wanted: MediaInfo): Promise<Plan> {
    const { info, path, durationMs } = await this.probe.of(file).catch((error: unknown) => {
      throw named(file, error);
    });
    if (!info) throw new ServerError("invalid", `${file} is no MP4 or MOV film, or is damaged.`);
    const former = await this.probe.of(copy).catch((error: unknown) => {
      if (error instanceof ServerError && error.kind === "not_found") return undefined;
      // An empty file is somebody's, too.
      if (error instanceof ServerError && error.kind === "invalid") throw isTaken(copy);
      throw named(copy, error);
    });
    if (former && former.comment !== mark) throw isTaken(copy);
    return { path, info, durationMs, wanted, mark, isRemade: former !== undefined };
  }

  async #work(job: Job, plan: Plan): Promise<void> {
    try {
      await this.#gate.run(1, { words: QUEUE_FULL }, () => this.#convert(job, plan));
      job.state = "done";
    } catch (error) {
      job.state = "failed";
      job.error = error instanceof Error ? error.message : String(error);
    }
  }

  async #convert(job: Job, { wanted, info, path, durationMs, mark, isRemade }: Plan): Promise<void> {
    const { config, folder: data, processes, ffmpeg, now } = this.context;
    this.#stopping.signal.throwIfAborted();
    const folder = await findAdFolder(config(), job.file, data);
    // Half of a film may be large, and a server that was killed in the middle of it has left it.
    await clearStaleUploads(folder, new Set(), now()).catch(() => undefined);
    const half = join(folder, temporaryUpload.newName());
    const args = conversionArguments({ from: path, to: half, mark, wanted, info, ffmpeg });
    this.#stopping.signal.throwIfAborted();
    const run = processes.start({ args, label: `conversion of ${job.file}`, kind: "conversion" });
    job.run = run;
    job.durationMs = durationMs;
    run.outputs[0]?.resume();
    const timer = setTimeout(() => run.kill(), LONGEST_MS);
    try {
      const code = await run.ended;
      this.#stopping.signal.throwIfAborted();
      if (code !== 0) throw new ServerError("failed", failureWords(run.errorLines, code));
      await inheritFolderRights(half);
      const to = join(folder, job.copy.slice(job.copy.lastIndexOf("/") + 1));
      if (!isRemade) await reserve(to, job.copy);
      await rename(half, to);
    } catch (cause) {
      await rm(half, { force: true });
      throw fileError(job.copy, cause);
    } finally {
      clearTimeout(timer);
      job.run = undefined;
    }
  }

  #forgetOld(): void {
    for (const [key, { state }] of this.#jobs) {
      if (this.#jobs.size <= MOST_REMEMBERED) return;
      if (state !== "running") this.#jobs.delete(key);
    }
  }
}

function keyOf(file: string, stream: string): string {
  return JSON.stringify([file, stream]);
}

function isTaken(copy: string): ServerError {
  const words = `${copy} is there already, and is no copy that was made for this stream. Rename or remove it, then convert.`;
  return new ServerError("conflict", words);
}

/** Takes a name on the disk that nobody has: a file that came there meanwhile is not overwritten. */
async function reserve(path: string, copy: string): Promise<void> {
  const file = await open(path, "wx").catch((cause: unknown) => {
    throw errorCode(cause) === "EEXIST" ? isTaken(copy) : cause;
  });
  await file.close();
}

function named(file: string, error: unknown): unknown {
  return error instanceof ServerError
    ? new ServerError(error.kind, `${file}: ${error.message.replace(/\.$/, "")}.`)
    : error;
}

function progressOf({ run, durationMs }: Job): number {
  const doneMs = run && playedMs(run);
  if (!durationMs || doneMs === undefined) return 0;
  return Math.min(99, Math.max(0, Math.floor((doneMs / durationMs) * 100)));
}

function failureWords(lines: readonly string[], code: number | null): string {
  if (lines.some((line) => DISK_FULL.test(line)))
    return "The disk is full. Free some space on the disk of the VOD, then convert the file again.";
  if (code === null) return "The conversion was ended before it was done. Begin it again.";
  return `The file could not be converted: ${lines.at(-1) ?? "ffmpeg ended without a message"}`;
}

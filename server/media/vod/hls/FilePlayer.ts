import { ServerError } from "../../../ServerError.ts";
import type { MediaContext } from "../../MediaPart.ts";
import { Semaphore } from "../../Semaphore.ts";
import type { DiskReaders } from "../DiskReaders.ts";
import { mediaName, type VodTarget } from "../VodTarget.ts";
import { SegmentCut } from "./SegmentCut.ts";
import { type FileIndex, readFileIndex } from "./fileIndex.ts";
import { fileInput, type MediaFile } from "./fileRungs.ts";
import { runShort } from "./runShort.ts";
import { segmentArguments, tsClock } from "./segmentArguments.ts";

const MOST_INDEXES = 500;
const SEGMENT_MEMORY = 64_000_000;
const PREVIEW_MEMORY = 8_000_000;
/** Of all VODs together, as each is an ffmpeg; fewer than the pool's short runs, so that previews of streams go on. */
const MOST_RUNS = 8;
const RUN_WAIT_MS = 15_000;
const SEGMENT_TIMEOUT_MS = 60_000;
const PREVIEW_TIMEOUT_MS = 15_000;
const PREVIEW_HEIGHT = 240;

/** Makes of files what players ask for, when they ask: key-frame index, segments, pictures. What was made is kept a while. */
export class FilePlayer {
  readonly #indexes = new KeptResults<FileIndex>(MOST_INDEXES);
  readonly #segments = new KeptResults<Buffer>(SEGMENT_MEMORY, (bytes) => bytes.length);
  readonly #previews = new KeptResults<Buffer>(PREVIEW_MEMORY, (bytes) => bytes.length);
  readonly #runs = new Semaphore();

  constructor(
    private readonly context: Pick<MediaContext, "ffmpeg" | "processes" | "log">,
    private readonly readers: DiskReaders,
    /** Told of bytes that were read for a file. */
    private readonly onRead: (target: VodTarget, bytes: number) => void,
  ) {}

  indexOf(target: VodTarget, file: MediaFile): Promise<FileIndex> {
    return this.#indexes.get(file.version, () =>
      this.#runForPlaying(target, file, () => readFileIndex(this.context.processes, file)),
    );
  }

  /** @param number counts from 0 @throws ServerError `not_found` behind the last one */
  async segmentOf(target: VodTarget, file: MediaFile, number: number): Promise<Buffer> {
    const index = await this.indexOf(target, file);
    if (index.starts[number] === undefined) {
      throw new ServerError(
        "not_found",
        `The file has no segment ${number}: it may have been replaced. Reload the page or open it again.`,
      );
    }
    return this.#segments.get(`${file.version}\n${number}`, () =>
      this.#runForPlaying(target, file, () => this.#cut(target, file, index, number)),
    );
  }

  /** A JPEG from the beginning of the file. */
  previewOf(target: VodTarget, file: MediaFile): Promise<Buffer> {
    return this.#previews.get(file.version, () => this.#run(target, file, () => this.#draw(file)));
  }

  async #cut(target: VodTarget, file: MediaFile, index: FileIndex, number: number): Promise<Buffer> {
    const [start, end] = [index.starts[number], index.starts[number + 1]];
    const cut = new SegmentCut({
      clock: index.clock,
      start: number === 0 || start === undefined ? undefined : tsClock.ticksOf(start),
      end: end === undefined ? undefined : tsClock.ticksOf(end),
    });
    const args = segmentArguments(file, index, number, this.context.ffmpeg);
    await runShort(
      this.context.processes,
      { args, label: "segment of a file", timeoutMs: SEGMENT_TIMEOUT_MS },
      (bytes) => {
        this.onRead(target, bytes.length);
        cut.write(bytes);
        return cut.isDone;
      },
    );
    const segment = cut.finish();
    if (segment.length > 0) return segment;
    throw new ServerError("failed", `Segment ${number} of the file could not be read: the file may be damaged there.`);
  }

  async #draw(file: MediaFile): Promise<Buffer> {
    for (const seconds of [5, 0]) {
      const parts: Buffer[] = [];
      const plan = { args: previewArguments(file, seconds), label: "picture of a file", timeoutMs: PREVIEW_TIMEOUT_MS };
      await runShort(this.context.processes, plan, (bytes) => void parts.push(bytes));
      if (parts.length > 0) return Buffer.concat(parts);
    }
    throw new ServerError("invalid", "The file has no video that this server can read.");
  }

  #run<T>(target: VodTarget, file: MediaFile, job: () => Promise<T>): Promise<T> {
    const words = "The server is preparing many files already. Try again.";
    return this.readers.run(target, file.path, () =>
      this.#runs.run(MOST_RUNS, { words, signal: AbortSignal.timeout(RUN_WAIT_MS) }, job),
    );
  }

  /** For playing: that it fails is a line in the file's log, as its viewers only see a player that stops. */
  async #runForPlaying<T>(target: VodTarget, file: MediaFile, job: () => Promise<T>): Promise<T> {
    try {
      return await this.#run(target, file, job);
    } catch (error) {
      const why = error instanceof ServerError ? error.message : "The server failed to read it.";
      this.context.log.note(mediaName(target), "warning", `The file could not be played. ${why}`);
      throw error;
    }
  }
}

/** The arguments that make one small JPEG of a file on pipe 1; none comes when the file is shorter than `seconds`. */
function previewArguments(file: MediaFile, seconds: number): readonly string[] {
  return [
    ...fileInput(file, seconds > 0 ? ["-ss", String(seconds)] : []),
    ...`-map 0:V:0 -frames:v 1 -vf scale=-2:${PREVIEW_HEIGHT} -q:v 5 -f mjpeg pipe:1`.split(" "),
  ];
}

/** What was made with effort, kept as long as there is room; a second question while it is being made waits for the first. */
class KeptResults<T> {
  readonly #kept = new Map<string, T>();
  readonly #making = new Map<string, Promise<T>>();
  #weight = 0;

  constructor(
    private readonly most: number,
    private readonly weightOf: (value: T) => number = () => 1,
  ) {}

  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      // The one used last goes last.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const running = this.#making.get(key);
    if (running) return running;
    const making = make();
    this.#making.set(key, making);
    try {
      const value = await making;
      this.#keep(key, value);
      return value;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, value: T): void {
    const weight = this.weightOf(value);
    if (weight > this.most) return;
    this.#kept.set(key, value);
    this.#weight += weight;
    for (const [oldest, old] of this.#kept) {
      if (this.#weight <= this.most) break;
      this.#kept.delete(oldest);
      this.#weight -= this.weightOf(old);
    }
  }
}

import { ServerError } from "../../../ServerError.ts";
import type { MediaContext } from "../../MediaPart.ts";
import type { VodTarget } from "../paths/VodTarget.ts";
import type { DiskReaders } from "../readers/DiskReaders.ts";
import { Turnstile } from "../readers/Turnstile.ts";
import type { FileIndex } from "./FileIndex.ts";
import { KeptResults } from "./KeptResults.ts";
import type { MediaFile } from "./MediaFile.ts";
import { previewArguments } from "./previewArguments.ts";
import { readFileIndex } from "./readFileIndex.ts";
import { runShort } from "./runShort.ts";
import { segmentArguments } from "./segmentArguments.ts";
import { SegmentCut } from "./SegmentCut.ts";
import { tsClock } from "./tsClock.ts";

const MOST_INDEXES = 500;
const SEGMENT_MEMORY = 64_000_000;
const PREVIEW_MEMORY = 8_000_000;
/** Of all VODs together, as each is an ffmpeg; fewer than the pool's short runs, so that previews of streams go on. */
const MOST_RUNS = 8;
const SEGMENT_TIMEOUT_MS = 60_000;
const PREVIEW_TIMEOUT_MS = 15_000;

/** Makes of files what players ask for, when they ask: key-frame index, segments, pictures. What was made is kept a while. */
export class FilePlayer {
  readonly #indexes = new KeptResults<FileIndex>(MOST_INDEXES);
  readonly #segments = new KeptResults<Buffer>(SEGMENT_MEMORY, (bytes) => bytes.length);
  readonly #previews = new KeptResults<Buffer>(PREVIEW_MEMORY, (bytes) => bytes.length);
  readonly #runs = new Turnstile();

  constructor(
    private readonly context: Pick<MediaContext, "ffmpeg" | "processes">,
    private readonly readers: DiskReaders,
    /** Told of bytes that were read for a file. */
    private readonly onRead: (target: VodTarget, bytes: number) => void,
  ) {}

  indexOf(target: VodTarget, file: MediaFile): Promise<FileIndex> {
    return this.#indexes.get(file.version, () =>
      this.#run(target, file, () => readFileIndex(this.context.processes, file)),
    );
  }

  /** @param number counts from 0 @throws ServerError `not_found` behind the last one */
  async segmentOf(target: VodTarget, file: MediaFile, number: number): Promise<Buffer> {
    const index = await this.indexOf(target, file);
    if (index.starts[number] === undefined) {
      throw new ServerError("not_found", `The file has no segment ${number}: it may have been replaced. Open it anew.`);
    }
    return this.#segments.get(`${file.version}\n${number}`, () =>
      this.#run(target, file, () => this.#cut(target, file, index, number)),
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
    throw new ServerError("invalid", "The file has no picture that this server can read.");
  }

  #run<T>(target: VodTarget, file: MediaFile, job: () => Promise<T>): Promise<T> {
    return this.readers.run(target, file.path, async () => {
      const leave = await this.#runs.enter(MOST_RUNS, 15_000, "The server prepares many files already. Try again.");
      try {
        return await job();
      } finally {
        leave();
      }
    });
  }
}

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ServerError } from "../../../ServerError.ts";
import type { ProcessRun } from "../../ffmpeg/ProcessPool.ts";
import { type ElementaryStream, readProgramTables } from "../../ts/programTables.ts";
import { tsPackets } from "../../ts/tsPackets.ts";
import type { Archive } from "../Archive.ts";
import type { ArchiveFiles } from "../ArchiveFiles.ts";
import type { StoredSegment } from "../index/archiveFolders.ts";
import { joinPieces } from "./pieceRow.ts";

const AAC = 0x0f;
const pictureTypes: readonly number[] = [0x01, 0x02, 0x10, 0x1b, 0x24];
/** Without those of private data, which may as well be subtitles. */
const soundTypes: readonly number[] = [0x03, 0x04, AAC, 0x11, 0x81];

/** One export under way: recorded bytes go into an ffmpeg, an MP4 comes out. */
export class ExportRun {
  #isCancelled = false;

  constructor(
    private readonly run: ProcessRun,
    recorded: AsyncGenerator<Buffer>,
    /** For operators: it may name files of this machine, and the client reads other words. */
    private readonly note: (words: string) => void = () => undefined,
  ) {
    // An ffmpeg that ends early breaks the pipe; its exit code tells. One whose recording cannot be read to its end would
    // take that for the end, and the client half a film for the whole.
    void pipeline(Readable.from(recorded, { objectMode: false }), run.stdin).catch(() => run.kill());
  }

  cancel(): void {
    this.#isCancelled = true;
    this.run.kill();
  }

  /** @throws ServerError when there is nothing to send; an end that comes too early breaks off what was sent */
  async begin(onBytes: (count: number) => void): Promise<Readable> {
    const bytes = this.#bytes(onBytes);
    const first = await bytes.next();
    if (first.done) throw this.#failure();
    return Readable.from(joined(first.value, bytes), { objectMode: false });
  }

  async *#bytes(onBytes: (count: number) => void): AsyncGenerator<Buffer> {
    const [output] = this.run.outputs;
    if (!output) return;
    for await (const bytes of output) {
      if (!Buffer.isBuffer(bytes)) continue;
      onBytes(bytes.length);
      yield bytes;
    }
    const code = await this.run.ended;
    if (code !== 0) throw this.#failure();
  }

  #failure(): ServerError {
    if (!this.#isCancelled) this.note(this.run.errorLines.at(-1) ?? "ffmpeg produced no output");
    const reason = this.#isCancelled ? "the export was ended" : "it cannot be read as media";
    return new ServerError("failed", `The recording could not be made a file: ${reason}.`);
  }
}

async function* joined(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

/**
 * Recorded pieces on the input become one MP4 on the output, in fragments, since nobody can go back in a download. AAC
 * has to be taken out of its stream form, and no other sound may be.
 */
export function exportArguments(streams: readonly ElementaryStream[]): readonly string[] {
  const kept = [
    ...streams.filter(({ type }) => pictureTypes.includes(type)),
    ...streams.filter(({ type }) => soundTypes.includes(type)),
  ];
  return [
    "-protocol_whitelist",
    "pipe",
    "-fpsprobesize",
    "0",
    // A pause of the recording is no part of the file, as its name and the playlist of the same time have it. Left to
    // itself, ffmpeg closes only those above 10 s; pictures may be this far apart.
    "-dts_delta_threshold",
    "1.5",
    "-f",
    "mpegts",
    "-i",
    "pipe:0",
    ...(kept.length === 0 ? ["-map", "0:v?", "-map", "0:a?"] : kept.flatMap(({ pid }) => ["-map", `0:i:${pid}`])),
    "-c",
    "copy",
    ...kept.flatMap(({ type }, index) => (type === AAC ? [`-bsf:${index}`, "aac_adtstoasc"] : [])),
    "-movflags",
    "frag_keyframe+empty_moov+default_base_moof",
    "-f",
    "mp4",
    "pipe:1",
  ];
}

/** The elementary streams that the first piece which can be read begins with. */
export async function readStreams(
  files: ArchiveFiles,
  archive: Archive,
  segments: readonly StoredSegment[],
): Promise<readonly ElementaryStream[]> {
  for await (const bytes of joinPieces(files, archive, segments)) {
    const whole = bytes.length - (bytes.length % tsPackets.size);
    return readProgramTables(bytes.subarray(0, whole))?.streams ?? [];
  }
  return [];
}

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ServerError } from "../../../ServerError.ts";
import type { ProcessRun } from "../../ffmpeg/ProcessPool.ts";

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
    if (!this.#isCancelled) this.note(this.run.complaints.at(-1) ?? "ffmpeg gave nothing");
    const reason = this.#isCancelled ? "the export was ended" : "it cannot be read as media";
    return new ServerError("failed", `The recording could not be made a file: ${reason}.`);
  }
}

async function* joined(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

import type { Readable } from "node:stream";
import { ServerError } from "../../ServerError.ts";
import type { ProcessRun } from "../ffmpeg/ProcessPool.ts";

/** Of one piece: what is handed on at its time must not come in too large a gulp. */
const PIECE_BYTES = 188 * 64;
/** What ffmpeg says of a file that ends before its own table of contents does. */
const CUT_OFF = /partial file/i;
/** After it a place among the processes is asked for again. */
const CROWDED_MS = 250;
/** What ffmpeg says where none of the tracks that are asked of it is there. */
const NO_TRACK = /does not contain any stream|matches no streams/i;
const UNSUITED = "it has neither picture nor sound of a kind that the stream has";
const UNREADABLE = "it is no MP4 or MOV film, or is damaged";

/** An advertising file as MPEG-TS, read no faster than it is taken: its process waits meanwhile. */
export class AdReader {
  /** Why nothing more comes, where it is a fault; words that follow on the file's name. */
  failure: string | undefined;
  /** Nothing comes as there was no process to be had yet, whatever the file is. */
  isCrowded = false;
  #again: NodeJS.Timeout | undefined;
  #run: ProcessRun | undefined;
  #output: Readable | undefined;
  #hasGiven = false;
  #hasEnded = false;

  /** @param open finds the file and starts its process. @throws ServerError `unavailable` when none is to be had now */
  constructor(
    readonly file: string,
    private readonly open: () => Promise<ProcessRun>,
  ) {
    this.#open();
  }

  /** Something of it can be taken. */
  get isReady(): boolean {
    return (this.#output?.readableLength ?? 0) > 0;
  }

  /** All of it was taken, or nothing more can be. */
  get isOver(): boolean {
    return this.#hasEnded;
  }

  /** The next piece; undefined where none is there yet, or ever will be. */
  take(): Buffer | undefined {
    const output = this.#output;
    if (!output || this.#hasEnded) return undefined;
    const piece: unknown = output.read(Math.min(PIECE_BYTES, Math.max(1, output.readableLength)));
    if (!Buffer.isBuffer(piece)) return undefined;
    this.#hasGiven = true;
    return piece;
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#again);
    this.#run?.kill();
    // A process whose output nobody takes would not be over.
    this.#output?.destroy();
  }

  #open(): void {
    this.open().then(
      (run) => this.#begin(run),
      (error: unknown) => {
        this.isCrowded = error instanceof ServerError && error.kind === "unavailable";
        if (!this.isCrowded) this.#fail(error instanceof Error ? error.message : String(error));
        else if (!this.#hasEnded) this.#again = setTimeout(() => this.#open(), CROWDED_MS).unref();
      },
    );
  }

  #begin(run: ProcessRun): void {
    this.isCrowded = false;
    this.#run = run;
    const [output] = run.outputs;
    this.#output = output;
    // Fills the buffer of the pipe, and no more.
    output?.on("readable", () => undefined);
    if (this.#hasEnded) return this.end();
    void run.ended.then((code) => {
      if (this.#hasEnded) return;
      if (code !== 0 || !this.#hasGiven)
        this.#fail(this.#hasGiven ? "its process ended in the middle of it" : whyNothing(run));
      else if (run.errorLines.some((line) => CUT_OFF.test(line))) this.#fail("it is cut off in the middle");
      this.#hasEnded = true;
    });
  }

  #fail(words: string): void {
    this.failure = words;
    this.end();
  }
}

function whyNothing({ errorLines }: ProcessRun): string {
  return errorLines.some((line) => NO_TRACK.test(line)) ? UNSUITED : UNREADABLE;
}

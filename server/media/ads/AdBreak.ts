import type { Splice } from "../bus/Splice.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { AdReader } from "./AdReader.ts";
import type { AdShowing } from "./AdShowing.ts";
import type { UpcomingSlot } from "./upcomingSlots.ts";

/** A slot that could not begin so long after its time is not played. */
const LATE_MS = 5000;
/** A file of which nothing comes for so long is left. */
const STARVING_MS = 3000;
/** So long the picture of the source is waited for with which it is returned to; sources send one every few seconds. */
const LONGEST_GROUP_MS = 12_000;
/** A file with few key frames is read ahead of its time by this much at most, so that its segments are not late. */
const MOST_AHEAD_MS = 12_000;
/** A segment is late when it is so much longer than it should be. */
const OVERRUN_MS = 500;
/** Of the time stamps from one piece to the next; beyond it the clock of the file has leapt. */
const LONGEST_STEP_MS = 5000;
const CROWDED = "too much advertising is played at this time, and no process was to be had for its file";
const WRAP_MS = 2 ** 33 / 90;

/** What a break is played with. */
interface AdBreakParts {
  readonly stream: RunningStream;
  readonly slot: UpcomingSlot;
  /** Length of a segment of the stream. */
  readonly targetMs: number;
  /** The next file by lot; undefined when there is none left. @param failed names that are not drawn any more */
  readonly draw: (failed: ReadonlySet<string>) => string | undefined;
  readonly open: (file: string) => AdReader;
  /** Whether no other slot is played in the stream. */
  readonly isFree: () => boolean;
  readonly onShow: (file: string) => AdShowing;
  /** The file has been played to its end, or to that of the slot. */
  readonly onPlayed: (file: string) => void;
  readonly onFailed: (file: string, words: string) => void;
  /** For the log of the stream. */
  readonly note: (level: "info" | "warning", text: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed: () => number;
}

type Phase = "preparing" | "leaving" | "airing" | "returning" | "over";

/** One slot in one stream: its files take the place of what the source gives, from one picture of the source to another. */
export class AdBreak {
  #phase: Phase = "preparing";
  #splice: Splice | undefined;
  #next: AdReader | undefined;
  #current: AdReader | undefined;
  #showing: AdShowing | undefined;
  readonly #failed = new Set<string>();
  /** When the slot began, when the first file did, and when something was taken last, by the clock that nobody sets. */
  #begunMs = 0;
  #airedMs = 0;
  #takenMs = 0;
  #returningMs = 0;
  /** How much media of files was aired before the present one, and of the present one, in milliseconds. */
  #former = 0;
  #played = 0;
  #lastTimeMs: number | undefined;
  #isBarren = false;
  readonly #forget: () => void;

  constructor(private readonly parts: AdBreakParts) {
    // Other renditions are not those that were left.
    this.#forget = parts.stream.onRenditions(() => this.end("its renditions have changed"));
    this.#prepare();
  }

  get slot(): UpcomingSlot {
    return this.parts.slot;
  }

  get isOver(): boolean {
    return this.#phase === "over";
  }

  /** It is over before its time as none of its files can be played: beginning anew would come to the same. */
  get isBarren(): boolean {
    return this.#isBarren;
  }

  /** It takes the place of the source, or did. */
  get hasBegun(): boolean {
    return this.#phase !== "preparing";
  }

  /** What is aired, or will be next. */
  get files(): readonly string[] {
    return [this.#current, this.#next].flatMap((reader) => reader?.file ?? []);
  }

  /** Some times a second. */
  tick(): void {
    if (this.#phase === "preparing") this.#beginInTime();
    else if (this.#phase === "leaving") this.#waitForPicture();
    else if (this.#phase !== "over") this.#air();
  }

  /** Each second: who is there while it is aired. */
  look(): void {
    if (this.#phase === "airing" || this.#phase === "returning") this.#showing?.look();
  }

  /** A file may not be played any more. */
  drop(file: string, words: string): void {
    if (this.#next?.file === file) this.#refuse(this.#next, words);
    if (this.#current?.file === file) this.#refuse(this.#current, words);
  }

  /** Back to the source at once. @param why for the log */
  end(why?: string): void {
    if (this.isOver) return;
    const wasAired = this.#phase === "airing" || this.#phase === "returning";
    this.#phase = "over";
    this.#forget();
    this.#splice?.end();
    this.#current?.end();
    this.#next?.end();
    const { note, slot } = this.parts;
    if (why !== undefined)
      note("info", `The advertising of ${slot.from} was ${wasAired ? "ended" : "not played"}: ${why}.`);
    else if (wasAired) note("info", `The advertising of ${slot.from} is over.`);
  }

  #beginInTime(): void {
    const { slot, stream, now, elapsed, isFree } = this.parts;
    const lateMs = now() - slot.startMs;
    if (lateMs > LATE_MS) return this.end(isFree() ? this.#lateWords : "another slot is being played");
    if (lateMs < -LATE_MS) return this.end("the clock was set back");
    this.#replaceFailed();
    if (!this.#next) return this.#endBarren();
    if (lateMs < 0 || !this.#next.isReady || !isFree()) return;
    if (!stream.isAlive || !stream.splice || (stream.renditions[0]?.segments.length ?? 0) === 0)
      return this.end("the stream does not run");
    this.#phase = "leaving";
    this.#begunMs = elapsed() - lateMs;
    this.#splice = stream.splice({
      onForeign: () => this.#current && this.#refuse(this.#current, "its tracks are not what they are called"),
      onSegment: (segment) => this.#showing?.mark(segment) ?? segment,
    });
    this.#splice.leaveSource(() => this.#begin());
  }

  get #lateWords(): string {
    return this.#next?.isCrowded === true ? CROWDED : "no file was ready in time";
  }

  #endBarren(): void {
    this.#isBarren = true;
    this.end("no file of the schedule can be played");
  }

  #waitForPicture(): void {
    this.#replaceFailed();
    if (!this.#next) return this.#endBarren();
    if (this.#sinceBegun > Math.min(this.slot.durationMs, LONGEST_GROUP_MS))
      this.end("no key frame of the stream came");
  }

  /** The source has been left. */
  #begin(): void {
    this.#phase = "airing";
    this.#airedMs = this.parts.elapsed();
    this.parts.note("info", `The advertising of ${this.slot.from} begins.`);
    this.#playNext();
  }

  #air(): void {
    const { stream, elapsed } = this.parts;
    // What is off the air has no segments.
    if ((stream.renditions[0]?.segments.length ?? 0) === 0) return this.end("the stream has stopped");
    this.#replaceFailed();
    if (this.#phase === "airing" && this.#sinceBegun >= this.slot.durationMs) this.#return();
    if (this.#phase === "returning" && elapsed() - this.#returningMs > LONGEST_GROUP_MS) return this.end();
    this.#feed();
  }

  #feed(): void {
    const { elapsed } = this.parts;
    while (!this.isOver && this.#current && this.#isDue) {
      const piece = this.#current.take();
      if (piece) {
        this.#takenMs = elapsed();
        this.#splice?.write(piece);
        this.#follow();
      } else if (this.#current.failure !== undefined) this.#refuse(this.#current, this.#current.failure);
      else if (this.#current.isOver) this.#finishFile();
      else if (elapsed() - this.#takenMs > STARVING_MS) this.#refuse(this.#current, "it cannot be read fast enough");
      else return;
    }
  }

  /** Whether more is to be aired now: as time goes by, and what is missing to a segment that is late. */
  get #isDue(): boolean {
    const aired = this.parts.elapsed() - this.#airedMs;
    const media = this.#former + this.#played;
    if (media <= aired) return true;
    const isLate = (this.#splice?.segmentMs ?? 0) > this.parts.targetMs + OVERRUN_MS;
    return isLate && media < this.slot.durationMs && media - aired < MOST_AHEAD_MS;
  }

  /** How far the file is, whatever its clock does. */
  #follow(): void {
    const timeMs = this.#splice?.timeMs;
    if (timeMs === undefined) return;
    const step = this.#lastTimeMs === undefined ? 0 : (timeMs - this.#lastTimeMs + WRAP_MS) % WRAP_MS;
    // Pictures come out of order, a little back.
    const isBack = step > WRAP_MS / 2;
    if (isBack) return;
    this.#played += Math.min(step, LONGEST_STEP_MS);
    this.#lastTimeMs = timeMs;
  }

  #playNext(): void {
    const reader = this.#next;
    if (!reader) return this.end("no other file of the schedule can be played");
    if (reader.isCrowded) return this.end(CROWDED);
    this.#next = undefined;
    this.#current = reader;
    this.#former += this.#played;
    this.#played = 0;
    this.#takenMs = this.parts.elapsed();
    // What is under way is still a part of the former showing.
    this.#lastTimeMs = this.#splice?.beginNext();
    this.#showing = this.parts.onShow(reader.file);
    this.#prepare();
    this.#feed();
  }

  #finishFile(): void {
    this.#leaveFile();
    const leftMs = this.slot.durationMs - this.#sinceBegun;
    // Less than a segment is not worth a change of the picture.
    if (this.#phase === "returning" || leftMs < this.parts.targetMs) return this.end();
    this.#playNext();
  }

  #leaveFile(): void {
    const file = this.#current?.file;
    this.#current?.end();
    this.#current = undefined;
    if (file !== undefined) this.parts.onPlayed(file);
  }

  #return(): void {
    this.#phase = "returning";
    this.#returningMs = this.parts.elapsed();
    this.#splice?.returnToSource(() => {
      // The splice is telling its renditions: what is left to do is done by the next tick.
      this.#leaveFile();
      this.#phase = "over";
      this.#forget();
      this.#next?.end();
      this.parts.note("info", `The advertising of ${this.slot.from} is over.`);
    });
  }

  /** The file cannot be played: another one is, or the source again. */
  #refuse(reader: AdReader, words: string): void {
    reader.end();
    this.#failed.add(reader.file);
    this.parts.onFailed(reader.file, words);
    // The same file may be the next one too.
    if (this.#next?.file === reader.file) {
      this.#next.end();
      this.#next = undefined;
      this.#prepare();
    }
    if (reader !== this.#current) return;
    this.#current = undefined;
    if (this.#phase === "airing" && this.#next?.isReady === true) this.#playNext();
    else this.end(`${reader.file} could not be played on`);
  }

  #replaceFailed(): void {
    while (this.#next?.failure !== undefined) this.#refuse(this.#next, this.#next.failure);
  }

  #prepare(): void {
    const file = this.parts.draw(this.#failed);
    if (file !== undefined) this.#next = this.parts.open(file);
  }

  get #sinceBegun(): number {
    return this.parts.elapsed() - this.#begunMs;
  }
}

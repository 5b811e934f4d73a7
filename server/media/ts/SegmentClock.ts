import { ticksBetween } from "./TrackClocks.ts";
import { tsPackets } from "./tsPackets.ts";

const { ticksPerMs } = tsPackets;
/** A step of the clock beyond this may be a jump, unless the step before it was half as long. */
const LONG_STEP = 1000 * ticksPerMs;
/** Beyond this it is one, and not a picture that stood. */
const LONGEST_STEP = 10_000 * ticksPerMs;

/**
 * How long a segment is, by the time stamps of its leading track, and what belongs to it where the clock of the source
 * jumps: a source that begins anew in the middle of a picture leaves the rest of it, and of its sounds, behind.
 */
export class SegmentClock {
  /** Time stamp of the first picture, in ticks; undefined while no segment has begun. */
  #begunAt: number | undefined;
  /** How far the clock is since then. */
  #latest = 0;
  /** From the picture before it to the latest one. */
  #step = 0;
  #hasJumped = false;
  /** A long step ahead: a jump if a key frame comes with it or right behind it, else the picture stood for so long. */
  #doubt: { readonly latest: number; readonly ahead: number } | undefined;
  /** Where the clock was before the jump with which the segment began. */
  #former: number | undefined;
  /** Tracks whose time stamps have jumped too since then. */
  readonly #arrived = new Set<number>();

  get isRunning(): boolean {
    return this.#begunAt !== undefined;
  }

  /** Ahead or back, since the segment began. */
  get hasJumped(): boolean {
    return this.#hasJumped;
  }

  /** The clock has just made a long step; what comes now is left out if the next key frame says that it was a jump. */
  get isInDoubt(): boolean {
    return this.#doubt !== undefined;
  }

  /** Milliseconds of media, whatever the clock did. */
  get lengthMs(): number {
    return this.#latest / ticksPerMs;
  }

  /** A key frame is here: what was in doubt was a jump. @returns whether the clock has jumped */
  settle(): boolean {
    if (this.#doubt !== undefined) {
      this.#latest = this.#doubt.latest;
      this.#hasJumped = true;
      this.#doubt = undefined;
    }
    return this.#hasJumped;
  }

  begin(time: number): void {
    this.#former = this.#hasJumped && this.#begunAt !== undefined ? this.#begunAt + this.#latest : undefined;
    this.#arrived.clear();
    this.#begunAt = time;
    this.#latest = 0;
    this.#hasJumped = false;
    this.#doubt = undefined;
  }

  end(): void {
    this.#begunAt = undefined;
    this.#hasJumped = false;
    this.#doubt = undefined;
  }

  /** A picture of the leading track; they come out of order, but not by much. */
  follow(time: number): void {
    if (this.#begunAt === undefined || this.#hasJumped) return;
    const ahead = ticksBetween(this.#begunAt, time);
    const step = ahead - this.#latest;
    const isLong = Math.abs(step) > Math.max(LONG_STEP, 2 * this.#step);
    this.#hasJumped = isLong && (step < 0 || step > LONGEST_STEP);
    if (this.#doubt !== undefined && ahead - this.#doubt.ahead > LONG_STEP) this.#doubt = undefined;
    if (isLong && !this.#hasJumped) this.#doubt ??= { latest: this.#latest + this.#step, ahead };
    if (this.#hasJumped) this.#latest += this.#step;
    else if (step > 0) this.#latest = ahead;
    if (this.#hasJumped || step > 0) this.#step = Math.abs(step);
  }

  /**
   * Whether what comes of a track other than the leading one still belongs before the jump.
   * @param time of the unit that begins, in ticks
   */
  isBehind(pid: number, time: number | undefined): boolean {
    if (this.#begunAt === undefined || this.#former === undefined || this.#arrived.has(pid)) return false;
    if (time === undefined) return true;
    const [fromNow, fromBefore] = [ticksBetween(this.#begunAt, time), ticksBetween(this.#former, time)];
    if (Math.abs(fromBefore) < Math.abs(fromNow)) return true;
    this.#arrived.add(pid);
    return false;
  }
}

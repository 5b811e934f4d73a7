import type { ElementaryStream } from "./programTables.ts";
import { tsPackets } from "./tsPackets.ts";

const { size, ticksPerMs, timeWrap } = tsPackets;
/** A picture that the table names but that stays away so long does not lead. */
const PATIENCE_MS = 3000;
/** A step of the clock beyond this may be a jump, unless the step before it was half as long. */
const LONG_STEP = 1000 * ticksPerMs;
/** Beyond this it is one, and not a picture that stood. */
const LONGEST_STEP = 10_000 * ticksPerMs;

/** The presentation time stamp at the start of a PES packet, in ticks of 90 kHz; undefined when there is none. */
export function readPts(packet: Buffer, payloadAt: number): number | undefined {
  if (payloadAt + 14 > packet.length) return undefined;
  if (packet.readUIntBE(payloadAt, 3) !== 1) return undefined;
  if (((packet[payloadAt + 7] ?? 0) & 0x80) === 0) return undefined;
  const at = payloadAt + 9;
  const high = ((packet[at] ?? 0) >> 1) & 7;
  const middle = packet.readUInt16BE(at + 1) >> 1;
  const low = packet.readUInt16BE(at + 3) >> 1;
  return high * 2 ** 30 + middle * 2 ** 15 + low;
}

/** How long the head of a packetised unit is (ISO/IEC 13818-1, 2.4.3.6): what stands before the media itself. */
export function unitHeadLength(packet: Buffer, payloadAt: number): number {
  if (payloadAt + 9 > size || packet.readUIntBE(payloadAt, 3) !== 1) return 0;
  return Math.min(9 + (packet[payloadAt + 8] ?? 0), size - payloadAt);
}

/** How far each picture and each sound of a programme is, and which of them the segments go by. */
export class TrackClocks {
  #streams: readonly ElementaryStream[] = [];
  /** The last time stamp of each track, in ticks. */
  readonly #times = new Map<number, number>();
  #heardFrom: number | undefined;

  /** Of a new table. */
  begin(streams: readonly ElementaryStream[]): void {
    this.#streams = streams;
    this.#times.clear();
    this.#heardFrom = undefined;
  }

  /** @returns whether it is a time that counts */
  take(pid: number, time: number): boolean {
    const content = this.#streams.find((stream) => stream.pid === pid)?.content ?? "other";
    if (content === "other") return false;
    this.#times.set(pid, time);
    if (content === "audio") this.#heardFrom ??= time;
    return true;
  }

  /** Whether it is a picture or a sound whose times have been told. */
  has(pid: number): boolean {
    return this.#times.has(pid);
  }

  /** The picture leads; where there is none, or it stays away, the sound. */
  get lead(): ElementaryStream | undefined {
    const picture = this.#streams.find(({ content }) => content === "video");
    const sound = this.#streams.find(({ content }) => content === "audio");
    if (!picture || !sound || this.#times.has(picture.pid)) return picture ?? sound;
    const heard = this.#times.get(sound.pid);
    const isLate = heard !== undefined && ticksBetween(this.#heardFrom ?? heard, heard) > PATIENCE_MS * ticksPerMs;
    return isLate ? sound : picture;
  }

  /** Those that have been there and of which nothing came for so much of the others' time. */
  silent(forMs: number): readonly number[] {
    const times = [...this.#times];
    const isBehind = (time: number) => times.some(([, other]) => ticksBetween(time, other) >= forMs * ticksPerMs);
    return times.filter(([, time]) => isBehind(time)).map(([pid]) => pid);
  }
}

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

/** From one time stamp to another, over the wrap at 33 bits; negative backwards. */
function ticksBetween(from: number, to: number): number {
  const ahead = to - from;
  if (ahead < -timeWrap / 2) return ahead + timeWrap;
  return ahead > timeWrap / 2 ? ahead - timeWrap : ahead;
}

import type { MediaSegment } from "../bus/MediaSegment.ts";
import { ContinuityCheck } from "./ContinuityCheck.ts";
import { PacketAligner } from "./PacketAligner.ts";
import { readPat } from "./readPat.ts";
import { type ElementaryStream, readPmt } from "./readPmt.ts";
import { readPts } from "./readPts.ts";
import { SectionReader } from "./SectionReader.ts";
import { tsPackets } from "./tsPackets.ts";

const { size, patPid, ticksPerMs, timeWrap, videoTypes, audioTypes } = tsPackets;
/** A source without key frames must not fill the memory. */
const MOST_BYTES = 32_000_000;
/** A step of the clock beyond this is a jump, not a long picture. */
const LONGEST_STEP_MS = 10_000;

/** What a segmenter is made with. */
export interface SegmenterOptions {
  /** A segment is cut at the first key frame after this, less a tenth of a second. */
  readonly targetMs: number;
  readonly now: () => number;
  /** Number of the first segment; 0 unless told. */
  readonly firstSequence?: number;
  /** Whole packets as they come. */
  readonly onChunk: (chunk: Buffer) => void;
  readonly onSegment: (segment: MediaSegment) => void;
}

/** Cuts MPEG-TS at key frames into segments that can be played by themselves, and takes its figures on the way. */
export class Segmenter {
  readonly bytesByPid = new Map<number, number>();
  bytes = 0;
  /** The last time stamp of the picture (or the sound, where there is no picture), in milliseconds. */
  lastTimeMs: number | undefined;
  /** When the last key frame came (or sound, where there is no picture), in milliseconds since 1970. */
  keyFrameAtMs: number | undefined;
  streams: readonly ElementaryStream[] = [];
  readonly #aligner = new PacketAligner();
  readonly #continuity = new ContinuityCheck();
  #pat: Buffer | undefined;
  #pmt: Buffer | undefined;
  #pmtPid: number | undefined;
  #pmtReader = new SectionReader();
  #sequence: number;
  #isDiscontinuity = false;
  /** Time stamp of the first picture of the segment under way, in ticks; undefined while none has begun. */
  #begunAt: number | undefined;
  #latest = 0;
  #startedAtMs = 0;
  #pieces: Buffer[] = [];
  #size = 0;
  /** Index of the piece with which the present group of pictures begins. */
  #groupFrom = 0;

  constructor(private readonly options: SegmenterOptions) {
    this.#sequence = options.firstSequence ?? 0;
  }

  get continuityErrors(): number {
    return this.#continuity.errors;
  }

  /** PAT, PMT and the group of pictures so far. */
  get beginning(): Buffer {
    return Buffer.concat([...this.#tables(), ...this.#pieces.slice(this.#groupFrom)]);
  }

  /** The input begins anew: what is under way is finished, and the next segment is a discontinuity. */
  restart(): void {
    this.#finish();
    this.#begunAt = undefined;
    this.#pat = this.#pmt = this.#pmtPid = undefined;
    this.#pmtReader = new SectionReader();
    this.#isDiscontinuity = this.#sequence > (this.options.firstSequence ?? 0);
    this.#aligner.clear();
    this.#continuity.clear();
    this.bytesByPid.clear();
    this.lastTimeMs = undefined;
  }

  write(bytes: Buffer): void {
    const chunk = this.#aligner.align(bytes);
    if (chunk.length === 0) return;
    this.bytes += chunk.length;
    let from = 0;
    for (let at = 0; at < chunk.length; at += size) {
      const startsGroup = this.#read(chunk.subarray(at, at + size));
      if (startsGroup === undefined) continue;
      this.#keep(chunk.subarray(from, at));
      from = at;
      this.#turn(startsGroup);
    }
    this.#keep(chunk.subarray(from));
    this.options.onChunk(chunk);
  }

  /** @returns the time stamp of the group of pictures that the packet begins, if it begins one */
  #read(packet: Buffer): number | undefined {
    const pid = packet.readUInt16BE(1) & 0x1fff;
    this.bytesByPid.set(pid, (this.bytesByPid.get(pid) ?? 0) + size);
    const flags = packet[3] ?? 0;
    const hasPayload = (flags & 0x10) !== 0;
    const adaptation = (flags & 0x20) === 0 ? 0 : 1 + (packet[4] ?? 0);
    if (hasPayload) this.#continuity.see(pid, flags & 0x0f);
    const payloadAt = 4 + adaptation;
    if (!hasPayload || payloadAt >= size) return undefined;
    const startsUnit = ((packet[1] ?? 0) & 0x40) !== 0;
    if (pid === this.#pmtPid) this.#takePmt(packet, payloadAt, startsUnit);
    if (!startsUnit) return undefined;
    if (pid === patPid) this.#takePat(packet, payloadAt);
    else if (pid === this.#leadPid) return this.#takeTime(packet, payloadAt, adaptation > 1);
    return undefined;
  }

  /** The picture leads; where there is none, the sound. */
  get #leadPid(): number | undefined {
    return (
      this.streams.find(({ type }) => videoTypes.has(type)) ?? this.streams.find(({ type }) => audioTypes.has(type))
    )?.pid;
  }

  #takePat(packet: Buffer, payloadAt: number): void {
    this.#pat = Buffer.from(packet);
    this.#pmtPid = readPat(packet, payloadAt);
  }

  #takePmt(packet: Buffer, payloadAt: number, startsUnit: boolean): void {
    const whole = this.#pmtReader.take(packet, payloadAt, startsUnit);
    const streams = whole && readPmt(whole.section);
    if (!streams) return;
    this.#pmt = Buffer.concat(whole.packets);
    this.streams = streams;
  }

  #takeTime(packet: Buffer, payloadAt: number, hasFlags: boolean): number | undefined {
    const time = readPts(packet, payloadAt);
    if (time === undefined) return undefined;
    this.lastTimeMs = time / ticksPerMs;
    if (this.#begunAt !== undefined) {
      const ahead = ticksBetween(this.#begunAt, time);
      if (ahead > this.#latest && ahead < this.#latest + LONGEST_STEP_MS * ticksPerMs) this.#latest = ahead;
    }
    const hasPicture = this.streams.some(({ type }) => videoTypes.has(type));
    const isRandomAccess = hasFlags && ((packet[5] ?? 0) & 0x40) !== 0;
    return isRandomAccess || !hasPicture ? time : undefined;
  }

  /** A group of pictures begins: in the segment under way, or in a new one. */
  #turn(time: number): void {
    const { targetMs, now } = this.options;
    this.keyFrameAtMs = now();
    if (this.#begunAt !== undefined) {
      const ahead = ticksBetween(this.#begunAt, time) / ticksPerMs;
      const isJump = ahead < 0 || ahead > this.#latest / ticksPerMs + LONGEST_STEP_MS;
      if (!isJump && ahead < targetMs - 100) {
        this.#groupFrom = this.#pieces.length;
        return;
      }
      this.#finish(isJump ? undefined : ahead);
      if (isJump) this.#isDiscontinuity = true;
    }
    this.#begunAt = time;
    this.#latest = 0;
    this.#startedAtMs = this.keyFrameAtMs;
    this.#pieces = [];
    this.#size = 0;
    this.#groupFrom = 0;
  }

  #keep(bytes: Buffer): void {
    if (this.#begunAt === undefined || bytes.length === 0) return;
    this.#pieces.push(bytes);
    this.#size += bytes.length;
    if (this.#size > MOST_BYTES) this.restart();
  }

  #finish(durationMs = this.#latest / ticksPerMs): void {
    if (this.#begunAt !== undefined && this.#pieces.length > 0 && durationMs > 0) {
      this.options.onSegment({
        sequence: this.#sequence++,
        bytes: Buffer.concat([...this.#tables(), ...this.#pieces]),
        durationMs,
        startedAtMs: this.#startedAtMs,
        isDiscontinuity: this.#isDiscontinuity,
      });
      this.#isDiscontinuity = false;
    }
    this.#pieces = [];
    this.#size = 0;
    this.#groupFrom = 0;
  }

  #tables(): readonly Buffer[] {
    return this.#pat && this.#pmt ? [this.#pat, this.#pmt] : [];
  }
}

/** From one time stamp to another, over the wrap at 33 bits; negative backwards. */
function ticksBetween(from: number, to: number): number {
  const ahead = to - from;
  if (ahead < -timeWrap / 2) return ahead + timeWrap;
  return ahead > timeWrap / 2 ? ahead - timeWrap : ahead;
}

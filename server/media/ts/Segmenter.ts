import { isDeepStrictEqual } from "node:util";
import type { MediaSegment } from "../bus/StreamBus.ts";
import { ContinuityCheck, PacketAligner, tsPackets, withoutPid } from "./tsPackets.ts";
import { FormatWatch } from "./FormatWatch.ts";
import { FrameSizes, type FrameSums } from "./FrameSizes.ts";
import { type ElementaryStream, readPat, readPmt, SectionReader } from "./programTables.ts";
import { readPts, SegmentClock, TrackClocks, unitHeadLength } from "./mediaClocks.ts";
import { keysOf, type TrackFormat } from "./trackFormat.ts";

const { size, patPid, ticksPerMs } = tsPackets;
/** A source without key frames must not fill the memory. */
const MOST_BYTES = 32_000_000;
/** A sound that changes so soon after the picture changes with it. */
const YOUNG_MS = 1000;

/** What a segmenter is made with. */
interface SegmenterOptions {
  /** A segment is cut at the first key frame after this, less a tenth of a second. */
  readonly targetMs: number;
  readonly now: () => number;
  /** Number of the first segment; 0 unless told. */
  readonly firstSequence?: number;
  /** Whole packets as they come. */
  readonly onChunk: (chunk: Buffer) => void;
  readonly onSegment: (segment: MediaSegment) => void;
  /** A track is not what the table calls it: nothing that comes now can be played, and nothing of it is handed on. */
  readonly onForeign?: () => void;
}

interface MediaPacket {
  readonly pid: number;
  readonly payloadAt: number;
  readonly startsUnit: boolean;
  readonly isRandomAccess: boolean;
}

/** A segment that is to begin with a certain group of pictures, however short the one before it is. */
interface Cut {
  /** With the first group behind this time stamp, in milliseconds; the next one, where there is none. */
  afterMs: number | undefined;
  readonly onCut: (time: number) => void;
}

/** What a packet means for the segment under way. */
type Turn =
  | { readonly kind: "group"; readonly time: number; readonly isOther: boolean }
  | { readonly kind: "other picture" }
  | { readonly kind: "end" }
  | { readonly kind: "stray" }
  | { readonly kind: "doubt" }
  | { readonly kind: "other sound"; readonly pid: number };

/**
 * Cuts MPEG-TS at key frames into segments that can be played by themselves, and takes its figures on the way. Where a track
 * becomes something else, or tracks come or go, a segment ends and the next one is a discontinuity.
 */
export class Segmenter {
  /** Of the media itself, without the heads of packets and units. */
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
  readonly #formats = new FormatWatch();
  /** Of the segment under way. */
  #segmentFormats: readonly TrackFormat[] = [];
  /** Of the segment before it. */
  #finished: readonly TrackFormat[] | undefined;
  /** PAT and PMT as the segment under way began with them. */
  #head: readonly Buffer[] = [];
  readonly #clocks = new TrackClocks();
  readonly #frames = new FrameSizes();
  #sequence: number;
  #isDiscontinuity = false;
  readonly #clock = new SegmentClock();
  #startedAtMs = 0;
  #pieces: Buffer[] = [];
  #size = 0;
  /** Index of the piece with which the clock made a long step. */
  #doubtFrom = Infinity;
  /** Index of the piece with which the present group of pictures begins. */
  #groupFrom = 0;
  /** Its time stamp. */
  #groupAt = 0;
  /** How long the segment was when it began, in milliseconds. */
  #groupAfter = 0;
  #cut: Cut | undefined;

  constructor(private readonly options: SegmenterOptions) {
    this.#sequence = options.firstSequence ?? 0;
  }

  get continuityErrors(): number {
    return this.#continuity.errors;
  }

  /**
   * PAT, PMT and the group of pictures so far; of sound alone the segment so far: several units of it come at once, and who
   * had the segment before would miss all but the last.
   */
  get beginning(): Buffer {
    const head = this.#clock.isRunning ? this.#head : this.#tables();
    const hasPicture = this.streams.some(({ content }) => content === "video");
    return Buffer.concat([...head, ...this.#pieces.slice(hasPicture ? this.#groupFrom : 0)]);
  }

  /** Of the leading picture, since the input began or another picture began to lead. */
  get frames(): FrameSums {
    return this.#frames.sums;
  }

  /** Pictures or sounds that have been there and of which nothing came for so much of the others' time. */
  silentPids(forMs: number): readonly number[] {
    return this.#clocks.silent(forMs);
  }

  /** How long the segment under way is so far, in milliseconds. */
  get lengthMs(): number {
    return this.#clock.isRunning ? this.#clock.lengthMs : 0;
  }

  /**
   * Has a segment begin with the first group of pictures behind a time stamp, or the next one.
   * @param onCut called between the two segments: all before has been handed on, and nothing of what follows; gets the time stamp, in ticks
   * @returns the function that takes it back
   */
  cutAfter(afterMs: number | undefined, onCut: (time: number) => void): () => void {
    const cut: Cut = { afterMs, onCut };
    this.#cut = cut;
    return () => {
      if (this.#cut === cut) this.#cut = undefined;
    };
  }

  /** The input begins anew: what is under way is finished, and the next segment is a discontinuity. */
  restart(): void {
    this.#finish();
    // The time stamps are others from now on.
    if (this.#cut) this.#cut.afterMs = undefined;
    this.#clock.end();
    this.#pat = this.#pmt = this.#pmtPid = undefined;
    this.#pmtReader = new SectionReader();
    this.#isDiscontinuity = this.#sequence > (this.options.firstSequence ?? 0);
    this.#aligner.clear();
    this.#continuity.clear();
    this.bytesByPid.clear();
    this.#frames.restart();
    this.#formats.forget();
    this.#clocks.begin([]);
    this.streams = [];
    this.lastTimeMs = undefined;
  }

  write(bytes: Buffer): void {
    const chunk = this.#aligner.align(bytes);
    if (chunk.length === 0) return;
    this.bytes += chunk.length;
    let from = 0;
    let told = 0;
    for (let at = 0; at < chunk.length; at += size) {
      const turn = this.#read(chunk.subarray(at, at + size));
      if (turn === undefined) continue;
      this.#keep(chunk.subarray(from, at));
      from = turn.kind === "stray" ? at + size : at;
      const cut = turn.kind === "group" && !this.#formats.isForeign ? this.#takeCut(turn.time) : undefined;
      if (cut && at > told) this.options.onChunk(chunk.subarray(told, at));
      if (cut) told = at;
      this.#turn(turn, cut);
    }
    this.#keep(chunk.subarray(from));
    if (!this.#formats.isForeign) this.options.onChunk(told === 0 ? chunk : chunk.subarray(told));
  }

  /** The cut that is to be made before a group of pictures. */
  #takeCut(time: number): Cut | undefined {
    const cut = this.#cut;
    if (!cut) return undefined;
    const { timeWrap } = tsPackets;
    const ahead = cut.afterMs === undefined ? 1 : (time - cut.afterMs * ticksPerMs + timeWrap) % timeWrap;
    if (ahead <= 0 || ahead > timeWrap / 2) return undefined;
    this.#cut = undefined;
    return cut;
  }

  #read(packet: Buffer): Turn | undefined {
    const pid = packet.readUInt16BE(1) & 0x1fff;
    const flags = packet[3] ?? 0;
    const hasPayload = (flags & 0x10) !== 0;
    const adaptation = (flags & 0x20) === 0 ? 0 : 1 + (packet[4] ?? 0);
    const marks = adaptation > 1 ? (packet[5] ?? 0) : 0;
    if (hasPayload) this.#continuity.see(pid, flags & 0x0f, (marks & 0x80) !== 0);
    else if ((marks & 0x80) !== 0) this.#continuity.beginAnew(pid);
    const payloadAt = 4 + adaptation;
    if (!hasPayload || payloadAt >= size) return undefined;
    const startsUnit = ((packet[1] ?? 0) & 0x40) !== 0;
    if (pid === this.#pmtPid) return this.#takePmt(packet, payloadAt, startsUnit) ? { kind: "end" } : undefined;
    if (pid === patPid && startsUnit) [this.#pat, this.#pmtPid] = [Buffer.from(packet), readPat(packet, payloadAt)];
    return this.#readMedia(packet, { pid, payloadAt, startsUnit, isRandomAccess: (marks & 0x40) !== 0 });
  }

  #readMedia(packet: Buffer, { pid, payloadAt, startsUnit, isRandomAccess }: MediaPacket): Turn | undefined {
    const mediaAt = payloadAt + (startsUnit ? unitHeadLength(packet, payloadAt) : 0);
    const bytesBefore = this.bytesByPid.get(pid) ?? 0;
    if (startsUnit && pid === this.#clocks.lead?.pid) this.#frames.begin(bytesBefore, isRandomAccess);
    this.bytesByPid.set(pid, bytesBefore + size - mediaAt);
    const wasForeign = this.#formats.isForeign;
    const news = this.#formats.see(pid, packet.subarray(mediaAt), { startsUnit, isRandomAccess });
    if (news === "foreign") {
      this.options.onForeign?.();
      return wasForeign ? undefined : { kind: "end" };
    }
    const wasInDoubt = this.#clock.isInDoubt;
    if (!wasInDoubt) this.#doubtFrom = Infinity;
    const time = startsUnit ? this.#takeTime(packet, payloadAt, pid) : undefined;
    const { lead } = this.#clocks;
    if (news === "known") this.#segmentFormats = this.#formats.formats;
    const isOther = news === "changed";
    if (pid !== lead?.pid) {
      if (isOther) return { kind: "other sound", pid };
      return this.#clocks.has(pid) && this.#clock.isBehind(pid, time) ? { kind: "stray" } : undefined;
    }
    if (time !== undefined && (isRandomAccess || lead.content !== "video")) return { kind: "group", time, isOther };
    if (isOther) return { kind: "other picture" };
    if (!wasInDoubt && this.#clock.isInDoubt) return { kind: "doubt" };
    return this.#clock.hasJumped ? { kind: "stray" } : undefined;
  }

  /** @returns whether it names other tracks than before */
  #takePmt(packet: Buffer, payloadAt: number, startsUnit: boolean): boolean {
    const whole = this.#pmtReader.take(packet, payloadAt, startsUnit);
    const streams = whole && readPmt(whole.section);
    if (!streams) return false;
    this.#pmt = Buffer.concat(whole.packets);
    if (isDeepStrictEqual(streams, this.streams)) return false;
    this.streams = streams;
    this.#formats.begin(streams);
    const former = this.#clocks.lead;
    this.#clocks.begin(streams);
    if (!isDeepStrictEqual(this.#clocks.lead, former)) this.#frames.restart();
    return true;
  }

  #takeTime(packet: Buffer, payloadAt: number, pid: number): number | undefined {
    const time = readPts(packet, payloadAt);
    if (time === undefined || !this.#clocks.take(pid, time)) return undefined;
    if (pid !== this.#clocks.lead?.pid) return time;
    this.lastTimeMs = time / ticksPerMs;
    this.#clock.follow(time);
    return time;
  }

  #turn(turn: Turn, cut: Cut | undefined): void {
    if (turn.kind === "end") this.#end();
    else if (turn.kind === "other picture") this.#split();
    else if (turn.kind === "doubt") this.#doubtFrom = this.#pieces.length;
    else if (turn.kind === "other sound") this.#changeSound(turn.pid);
    else if (turn.kind === "group" && !this.#formats.isForeign) {
      this.#startGroup(turn.time, cut);
      if (turn.isOther) this.#split();
    }
  }

  /** A group of pictures begins: in the segment under way, or in a new one. */
  #startGroup(time: number, cut: Cut | undefined): void {
    const { targetMs, now } = this.options;
    this.keyFrameAtMs = now();
    if (this.#clock.isInDoubt) this.#leaveOutDoubtful();
    const hasJumped = this.#clock.settle();
    [this.#groupAt, this.#groupAfter] = [time, this.#clock.lengthMs];
    if (this.#clock.isRunning) {
      if (!hasJumped && !cut && this.#clock.lengthMs < targetMs - 100) {
        this.#groupFrom = this.#pieces.length;
        return;
      }
      this.#finish();
      this.#isDiscontinuity ||= hasJumped;
    }
    cut?.onCut(time);
    this.#begin(time);
  }

  /** The pictures since the clock leapt were the rest of what was before. */
  #leaveOutDoubtful(): void {
    const { lead } = this.#clocks;
    if (lead)
      this.#pieces = this.#pieces.map((piece, at) => (at < this.#doubtFrom ? piece : withoutPid(piece, lead.pid)));
    this.#size = this.#pieces.reduce((sum, { length }) => sum + length, 0);
  }

  #begin(time: number): void {
    this.#clock.begin(time);
    this.#startedAtMs = this.options.now();
    this.#doubtFrom = Infinity;
    this.#head = this.#tables();
    this.#segmentFormats = this.#formats.formats;
  }

  /** What comes now does not belong to the segment under way, and nobody can begin with it. */
  #end(): void {
    this.#finish();
    this.#clock.end();
    this.#isDiscontinuity = this.#sequence > (this.options.firstSequence ?? 0);
  }

  /** The group that has just begun is of another format: it does not belong to the segment it stands in. */
  #split(): void {
    if (!this.#clock.isRunning) return;
    const group = this.#pieces.splice(this.#groupFrom);
    if (this.#pieces.length > 0) {
      this.#finish(Math.max(1, this.#groupAfter));
      this.#begin(this.#groupAt);
    }
    this.#isDiscontinuity = this.#sequence > (this.options.firstSequence ?? 0);
    this.#segmentFormats = this.#formats.formats;
    this.#pieces = group;
    this.#size = group.reduce((sum, { length }) => sum + length, 0);
  }

  /** Where the picture has just changed too, what is left of the former sound goes; else the segment ends. */
  #changeSound(pid: number): void {
    const isYoung = this.#isDiscontinuity && this.#clock.lengthMs < YOUNG_MS;
    if (!isYoung || !this.#clock.isRunning) return this.#end();
    this.#segmentFormats = this.#formats.formats;
    this.#pieces = this.#pieces.map((piece) => withoutPid(piece, pid));
  }

  #keep(bytes: Buffer): void {
    if (!this.#clock.isRunning || bytes.length === 0) return;
    this.#pieces.push(bytes);
    this.#size += bytes.length;
    if (this.#size > MOST_BYTES) this.restart();
  }

  #finish(durationMs = this.#clock.lengthMs): void {
    if (this.#clock.isRunning && this.#pieces.length > 0 && durationMs > 0) {
      const formats = this.#segmentFormats;
      const isOther = this.#finished !== undefined && keysOf(formats) !== keysOf(this.#finished);
      this.#finished = formats;
      this.options.onSegment({
        sequence: this.#sequence++,
        bytes: Buffer.concat([...this.#head, ...this.#pieces]),
        durationMs,
        startedAtMs: this.#startedAtMs,
        isDiscontinuity: this.#isDiscontinuity || isOther,
        formats,
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

import { ServerError } from "../../../ServerError.ts";
import { readPts } from "../../ts/mediaClocks.ts";
import { readPat, readPmt, sectionOf } from "../../ts/programTables.ts";
import { PacketAligner, tsPackets } from "../../ts/tsPackets.ts";

const MOST_BYTES = 128_000_000;
/** Time stamps of one frame differ by this much after rounding, in ticks. */
const ROUNDING = 180;
/**
 * Sound is cut a little before the picture: sound frames often begin at the very time of a key frame, and there the
 * rounding of a millisecond format would decide on which side they fall, differently for each run.
 */
const SOUND_LEAD = 450;
/** A track that has nothing this long behind the end, in ticks, has ended before it. */
const PATIENCE = 450_000;

/** What to keep, in ticks of 90 kHz; open at the ends of a file. */
interface CutRange {
  /** Which time of the picture `start` and `end` are. */
  readonly clock: "pts" | "dts";
  readonly start: number | undefined;
  readonly end: number | undefined;
}

/** A track while it is cut. */
interface CutTrack {
  readonly isVideo: boolean;
  state: "before" | "inside" | "behind";
  isMarked: boolean;
}

/**
 * Cuts one segment out of MPEG-TS that begins somewhat before it: video from its key frame to the next one's, sound by
 * time, so that each frame of the file is in exactly one segment. The first packets are marked as a break of the packet
 * counters, for those go anew in each segment.
 */
export class SegmentCut {
  readonly #aligner = new PacketAligner();
  readonly #tracks = new Map<number, CutTrack>();
  readonly #parts: Buffer[] = [];
  #size = 0;
  #pat: Buffer | undefined;
  #pmt: Buffer | undefined;
  #pmtPid: number | undefined;
  #isPast = false;

  constructor(private readonly range: CutRange) {}

  /** All that belongs to the segment has come. */
  get isDone(): boolean {
    return (
      this.#isPast || (this.#tracks.size > 0 && [...this.#tracks.values()].every(({ state }) => state === "behind"))
    );
  }

  /** @throws ServerError for a segment of a size that cannot be */
  write(bytes: Buffer): void {
    const packets = this.#aligner.align(bytes);
    for (let at = 0; at < packets.length; at += tsPackets.size) {
      this.#take(packets.subarray(at, at + tsPackets.size));
    }
  }

  /** The segment; empty when nothing of it came. */
  finish(): Buffer {
    if (this.#parts.length === 0 || !this.#pat || !this.#pmt) return Buffer.alloc(0);
    return Buffer.concat([this.#pat, this.#pmt, ...this.#parts]);
  }

  #take(packet: Buffer): void {
    const pid = packet.readUInt16BE(1) & 0x1fff;
    const isBeginning = ((packet[1] ?? 0) & 0x40) !== 0;
    const hasAdaptation = ((packet[3] ?? 0) & 0x20) !== 0;
    const payloadAt = 4 + (hasAdaptation ? 1 + (packet[4] ?? 0) : 0);
    if (pid === tsPackets.patPid) {
      this.#pat ??= Buffer.from(packet);
      this.#pmtPid ??= readPat(packet, payloadAt);
    } else if (pid === this.#pmtPid) this.#takeMap(packet, payloadAt);
    const track = this.#tracks.get(pid);
    if (!track) return;
    const flags = hasAdaptation && (packet[4] ?? 0) > 0 ? (packet[5] ?? 0) : 0;
    if (isBeginning) {
      const read = track.isVideo && this.range.clock === "dts" ? readDts : readPts;
      this.#move(track, read(packet, payloadAt), (flags & 0x40) !== 0);
    }
    if (track.state !== "inside") return;
    const kept = Buffer.from(packet);
    if (!track.isMarked && hasAdaptation && (packet[4] ?? 0) > 0) kept[5] = flags | 0x80;
    track.isMarked = true;
    this.#keep(kept);
  }

  #takeMap(packet: Buffer, payloadAt: number): void {
    if (this.#pmt) return;
    this.#pmt = Buffer.from(packet);
    const section = sectionOf(packet, payloadAt);
    for (const { pid, content } of (section && readPmt(section)) ?? []) {
      this.#tracks.set(pid, { isVideo: content === "video", state: "before", isMarked: false });
    }
  }

  #move(track: CutTrack, time: number | undefined, isKey: boolean): void {
    if (time === undefined) return;
    const { start = -Infinity, end = Infinity } = this.range;
    if (time > end + PATIENCE) this.#isPast = true;
    if (track.state === "behind") return;
    const margin = track.isVideo ? ROUNDING : SOUND_LEAD;
    const canCut = !track.isVideo || isKey;
    if (canCut && time >= end - margin) track.state = "behind";
    else if (canCut && time >= start - margin) track.state = "inside";
  }

  #keep(packet: Buffer): void {
    this.#size += packet.length;
    if (this.#size > MOST_BYTES) {
      throw new ServerError("too_large", "This part of the file is too large to be played: it has too few key frames.");
    }
    this.#parts.push(packet);
  }
}

/** The decoding time stamp at the start of a PES packet, in ticks of 90 kHz: that of showing where it has no other. */
function readDts(packet: Buffer, payloadAt: number): number | undefined {
  const pts = readPts(packet, payloadAt);
  const hasDts = ((packet[payloadAt + 7] ?? 0) & 0x40) !== 0;
  const at = payloadAt + 14;
  if (pts === undefined || !hasDts || at + 5 > packet.length) return pts;
  const high = ((packet[at] ?? 0) >> 1) & 7;
  const middle = packet.readUInt16BE(at + 1) >> 1;
  return high * 2 ** 30 + middle * 2 ** 15 + (packet.readUInt16BE(at + 3) >> 1);
}

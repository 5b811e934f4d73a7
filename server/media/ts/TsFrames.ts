import { readPts } from "./mediaClocks.ts";
import { packetHeader, tsPackets } from "./tsPackets.ts";

/** What one PES packet of MPEG-TS carries: a picture, or some frames of sound. Times in milliseconds, of one clock. */
export interface TsFrame {
  readonly pid: number;
  /** When it is decoded, and when it is shown. */
  readonly dtsMs: number;
  readonly ptsMs: number;
  readonly bytes: Buffer;
}

interface OpenPes {
  readonly pieces: Buffer[];
  length: number;
  /** Of sound; a picture ends where the next one begins. */
  readonly wholeLength: number | undefined;
}

const PES_HEAD = 9;
/** ISO/IEC 13818-1, 2.4.3.7: the bits that say which times are there. */
const BOTH_TIMES = 0xc0;
/** One that claims more is none. */
const MOST_BYTES = 8_000_000;
const { size, ticksPerMs, timeWrap } = tsPackets;

/** Takes the pictures and the sound of chosen PIDs out of MPEG-TS, whose times may begin anew after 26 hours. */
export class TsFrames {
  readonly #open = new Map<number, OpenPes>();
  #lastTicks: number | undefined;

  constructor(
    private readonly pids: ReadonlySet<number>,
    private readonly onFrame: (frame: TsFrame) => void,
  ) {}

  /** @param packets whole ones */
  write(packets: Buffer): void {
    for (let at = 0; at + size <= packets.length; at += size) this.#take(packets.subarray(at, at + size));
  }

  #take(packet: Buffer): void {
    const { pid, payloadAt, startsUnit } = packetHeader(packet);
    if (payloadAt === undefined || !this.pids.has(pid)) return;
    if (startsUnit) {
      this.#finish(pid);
      const stated = payloadAt + 6 <= packet.length ? packet.readUInt16BE(payloadAt + 4) : 0;
      this.#open.set(pid, { pieces: [], length: 0, wholeLength: stated === 0 ? undefined : stated + 6 });
    }
    const pes = this.#open.get(pid);
    if (!pes) return;
    // The bus uses its bytes for all readers and keeps them: no copy is needed.
    pes.pieces.push(packet.subarray(payloadAt));
    pes.length += packet.length - payloadAt;
    if (pes.length > MOST_BYTES) this.#open.delete(pid);
    else if (pes.wholeLength !== undefined && pes.length >= pes.wholeLength) this.#finish(pid);
  }

  #finish(pid: number): void {
    const pes = this.#open.get(pid);
    this.#open.delete(pid);
    if (!pes) return;
    const bytes = Buffer.concat(pes.pieces);
    const pts = readPts(bytes, 0);
    if (pts === undefined) return;
    const hasBoth = ((bytes[7] ?? 0) & BOTH_TIMES) === BOTH_TIMES;
    // The second time has the form of the first, five bytes further on.
    const dts = hasBoth ? readPts(Buffer.concat([bytes.subarray(0, PES_HEAD), bytes.subarray(PES_HEAD + 5)]), 0) : pts;
    const dtsTicks = this.#unwrapped(dts ?? pts);
    const ahead = (((pts - (dts ?? pts)) % timeWrap) + timeWrap) % timeWrap;
    const start = PES_HEAD + (bytes[8] ?? 0);
    this.onFrame({
      pid,
      dtsMs: dtsTicks / ticksPerMs,
      ptsMs: (dtsTicks + ahead) / ticksPerMs,
      bytes: bytes.subarray(start, pes.wholeLength ?? bytes.length),
    });
  }

  /** A time near the last one, which it may follow over the end of the 33 bits. */
  #unwrapped(ticks: number): number {
    const last = this.#lastTicks ?? ticks;
    const turns = Math.round((last - ticks) / timeWrap);
    this.#lastTicks = ticks + turns * timeWrap;
    return this.#lastTicks;
  }
}

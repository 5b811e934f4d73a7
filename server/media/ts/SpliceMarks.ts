import { packetHeader, tsPackets } from "./tsPackets.ts";

const { size, nullPid } = tsPackets;
/** Each PID of a programme has come by then; one that begins later is none that was there before. */
const MOST_PACKETS = 8000;
const DISCONTINUITY = 0x80;

/**
 * Marks where one programme takes another's place in MPEG-TS: readers would take the other counters for lost packets,
 * and the other clock for a fault. Before the first packet of each PID stands one that says so (ISO/IEC 13818-1, 2.4.3.5).
 */
export class SpliceMarks {
  readonly #seen = new Set<number>();
  #left = MOST_PACKETS;

  get isOver(): boolean {
    return this.#left <= 0;
  }

  /** The packets of a PID so far were from before: those that come now begin anew once more. */
  repeat(pid: number): void {
    this.#seen.delete(pid);
  }

  /** @param packets whole ones @returns the same with the marks that they need */
  mark(packets: Buffer): Buffer {
    const parts: Buffer[] = [];
    let from = 0;
    for (let at = 0; at + size <= packets.length && this.#left > 0; at += size, this.#left -= 1) {
      const packet = packets.subarray(at, at + size);
      const { pid } = packetHeader(packet);
      if (pid === nullPid || this.#seen.has(pid)) continue;
      this.#seen.add(pid);
      parts.push(packets.subarray(from, at), markOf(packet, pid));
      from = at;
    }
    return parts.length === 0 ? packets : Buffer.concat([...parts, packets.subarray(from)]);
  }
}

/** A packet without payload, which has the counter of its predecessor. */
function markOf(packet: Buffer, pid: number): Buffer {
  const flags = packet[3] ?? 0;
  const before = (flags & 0x10) === 0 ? flags & 0x0f : (flags - 1) & 0x0f;
  const mark = Buffer.alloc(size, 0xff);
  mark[0] = tsPackets.sync;
  mark.writeUInt16BE(pid, 1);
  mark[3] = 0x20 | before;
  mark[4] = size - 5;
  mark[5] = DISCONTINUITY;
  return mark;
}

/** Sizes and ids of MPEG-TS (ISO/IEC 13818-1). */
export const tsPackets = {
  size: 188,
  sync: 0x47,
  patPid: 0,
  nullPid: 0x1fff,
  /** Ticks of a presentation time stamp in a millisecond. */
  ticksPerMs: 90,
  /** A time stamp has 33 bits. */
  timeWrap: 2 ** 33,
} as const;

const { size, sync, nullPid } = tsPackets;

/** Before the packets of a picture or some sound: its start, its length and one or two times. */
const PES_HEADER = 14;

/**
 * How much room a picture or some sound takes in MPEG-TS, the packets around it counted. Roughly: tables, clocks and a second
 * time of it are left out, about one part in a hundred.
 */
export function wrappedSize(mediaBytes: number): number {
  return Math.ceil((mediaBytes + PES_HEADER) / (size - 4)) * size;
}

/** Makes whole packets of what comes in any pieces; bytes between packets are dropped. */
export class PacketAligner {
  #rest: Buffer = Buffer.alloc(0);

  /** @returns whole packets, one after the other; empty when there is none yet */
  align(bytes: Buffer): Buffer {
    let data = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes;
    const parts: Buffer[] = [];
    while (data.length >= size) {
      const start = packetAt(data);
      if (start < 0) {
        // Less than a packet may be the beginning of one.
        data = data.subarray(data.length - size + 1);
        break;
      }
      let end = start;
      while (end + size <= data.length && data[end] === sync) end += size;
      parts.push(data.subarray(start, end));
      data = data.subarray(end);
    }
    this.#rest = Buffer.from(data);
    const [first = Buffer.alloc(0)] = parts;
    return parts.length === 1 ? first : Buffer.concat(parts);
  }

  clear(): void {
    this.#rest = Buffer.alloc(0);
  }
}

/** Counts the places where packets of a stream are missing: each PID counts its own packets from 0 to 15. */
export class ContinuityCheck {
  errors = 0;
  readonly #last = new Map<number, number>();

  /** A packet with payload. A repeated packet is allowed, and one that says of itself that it begins anew. */
  see(pid: number, counter: number, beginsAnew: boolean): void {
    if (pid === nullPid) return;
    const last = beginsAnew ? undefined : this.#last.get(pid);
    if (last !== undefined && counter !== last && counter !== ((last + 1) & 0x0f)) this.errors++;
    this.#last.set(pid, counter);
  }

  /** A packet without payload says that the next one of its PID begins anew. */
  beginAnew(pid: number): void {
    this.#last.delete(pid);
  }

  clear(): void {
    this.#last.clear();
  }
}

/** Whole packets without those of one PID. */
export function withoutPid(packets: Buffer, pid: number): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < packets.length; at += size) {
    if ((packets.readUInt16BE(at + 1) & 0x1fff) !== pid) kept.push(packets.subarray(at, at + size));
  }
  return Buffer.concat(kept);
}

/** A sync byte that another one follows a packet later, or that ends the data. */
function packetAt(data: Buffer): number {
  for (let at = data.indexOf(sync); at >= 0 && at + size <= data.length; at = data.indexOf(sync, at + 1)) {
    if (at + size === data.length || data[at + size] === sync) return at;
  }
  return -1;
}

/** What the header of a packet says (ISO/IEC 13818-1, 2.4.3.2). */
interface Packet {
  readonly pid: number;
  /** A table or a picture begins in it. */
  readonly startsUnit: boolean;
  /** Undefined when it carries none. */
  readonly payloadAt: number | undefined;
  /** Length of the adaptation field without the byte that says so; 0 for none. */
  readonly adaptation: number;
}

export function packetHeader(packet: Buffer): Packet {
  const flags = packet[3] ?? 0;
  const hasAdaptation = (flags & 0x20) !== 0;
  const adaptation = hasAdaptation ? (packet[4] ?? 0) : 0;
  const payloadAt = 4 + (hasAdaptation ? 1 + adaptation : 0);
  const hasPayload = (flags & 0x10) !== 0 && payloadAt < tsPackets.size;
  return {
    pid: packet.readUInt16BE(1) & 0x1fff,
    startsUnit: ((packet[1] ?? 0) & 0x40) !== 0,
    payloadAt: hasPayload ? payloadAt : undefined,
    adaptation,
  };
}

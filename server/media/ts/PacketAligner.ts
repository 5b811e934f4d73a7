import { tsPackets } from "./tsPackets.ts";

const { size, sync } = tsPackets;

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

/** A sync byte that another one follows a packet later, or that ends the data. */
function packetAt(data: Buffer): number {
  for (let at = data.indexOf(sync); at >= 0 && at + size <= data.length; at = data.indexOf(sync, at + 1)) {
    if (at + size === data.length || data[at + size] === sync) return at;
  }
  return -1;
}

/** A table, and the packets that carry it. */
export interface WholeSection {
  /** With its header and checksum. */
  readonly section: Buffer;
  readonly packets: readonly Buffer[];
}

/**
 * Puts the tables of one PID together: that of a programme with many sounds or subtitles goes on over several packets
 * (ISO/IEC 13818-1, 2.4.4).
 */
export class SectionReader {
  #packets: Buffer[] = [];
  #bytes: Buffer = Buffer.alloc(0);

  /** @returns the table, with the packet that ends it */
  take(packet: Buffer, payloadAt: number, startsUnit: boolean): WholeSection | undefined {
    if (startsUnit) {
      this.#packets = [packet];
      this.#bytes = packet.subarray(payloadAt + 1 + (packet[payloadAt] ?? 0));
    } else if (this.#packets.length > 0) {
      this.#packets.push(packet);
      this.#bytes = Buffer.concat([this.#bytes, packet.subarray(payloadAt)]);
    } else return undefined;
    const end = this.#bytes.length < 3 ? Infinity : 3 + (this.#bytes.readUInt16BE(1) & 0x0fff);
    if (end > this.#bytes.length) return undefined;
    const packets = this.#packets;
    this.#packets = [];
    return { section: this.#bytes.subarray(0, end), packets };
  }
}

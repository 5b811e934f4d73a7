import { readPts } from "./mediaClocks.ts";
import { PacketAligner, packetHeader, tsPackets } from "./tsPackets.ts";

const { size, timeWrap } = tsPackets;
/** From the last picture or sound of one programme to the first of the next, in ticks: about a picture. */
const STEP = 3600;
const HAS_PTS = 0x80;
const HAS_DTS = 0x40;
const HAS_PCR = 0x10;

/**
 * Gives a programme the clock of the one that it follows (ISO/IEC 13818-1, 2.4.3): many readers take a leap of the clock,
 * announced or not, for a pause.
 */
export class TimeShift {
  readonly #aligner = new PacketAligner();
  /** Where the next programme begins, on the clock of the first one. */
  #nextAt: number;
  /** Of the programme under way; undefined before its first stamp. */
  #offset: number | undefined;

  /** @param at time stamp at which the first programme begins, in ticks */
  constructor(at: number) {
    this.#nextAt = at;
  }

  /** Where the next programme would begin, in milliseconds. */
  get nextMs(): number {
    return this.#nextAt / tsPackets.ticksPerMs;
  }

  /** Another programme follows. */
  beginNext(): void {
    this.#offset = undefined;
    this.#aligner.clear();
  }

  /** @param bytes in any pieces @returns whole packets */
  shift(bytes: Buffer): Buffer {
    const packets = Buffer.from(this.#aligner.align(bytes));
    for (let at = 0; at + size <= packets.length; at += size) this.#shiftPacket(packets.subarray(at, at + size));
    return packets;
  }

  #shiftPacket(packet: Buffer): void {
    const { payloadAt, startsUnit, adaptation } = packetHeader(packet);
    const time = payloadAt !== undefined && startsUnit ? readPts(packet, payloadAt) : undefined;
    if (time !== undefined) this.#offset ??= (this.#nextAt - time + timeWrap) % timeWrap;
    if (adaptation >= 7 && ((packet[5] ?? 0) & HAS_PCR) !== 0) this.#shiftClock(packet);
    if (time === undefined || payloadAt === undefined) return;
    this.#shiftStamps(packet, payloadAt);
    const shifted = readPts(packet, payloadAt) ?? 0;
    // Pictures come out of order.
    const ahead = (shifted + STEP - this.#nextAt + timeWrap) % timeWrap;
    if (ahead < timeWrap / 2) this.#nextAt = (shifted + STEP) % timeWrap;
  }

  /** The clock reference: 33 bits of 90 kHz, of which the last one stands in a byte of its own. */
  #shiftClock(packet: Buffer): void {
    const base = packet.readUInt32BE(6) * 2 + ((packet[10] ?? 0) >> 7);
    this.#offset ??= (this.#nextAt - base + timeWrap) % timeWrap;
    const shifted = (base + this.#offset) % timeWrap;
    packet.writeUInt32BE(Math.floor(shifted / 2), 6);
    packet[10] = ((packet[10] ?? 0) & 0x7f) | ((shifted % 2) << 7);
  }

  #shiftStamps(packet: Buffer, payloadAt: number): void {
    const flags = packet[payloadAt + 7] ?? 0;
    if ((flags & HAS_PTS) !== 0) this.#shiftStamp(packet, payloadAt + 9);
    if ((flags & HAS_DTS) !== 0 && payloadAt + 19 <= size) this.#shiftStamp(packet, payloadAt + 14);
  }

  #shiftStamp(packet: Buffer, at: number): void {
    const high = ((packet[at] ?? 0) >> 1) & 7;
    const time = high * 2 ** 30 + (packet.readUInt16BE(at + 1) >> 1) * 2 ** 15 + (packet.readUInt16BE(at + 3) >> 1);
    const shifted = (time + (this.#offset ?? 0)) % timeWrap;
    packet[at] = ((packet[at] ?? 0) & 0xf1) | (Math.floor(shifted / 2 ** 30) << 1);
    packet.writeUInt16BE(((Math.floor(shifted / 2 ** 15) % 2 ** 15) << 1) | 1, at + 1);
    packet.writeUInt16BE(((shifted % 2 ** 15) << 1) | 1, at + 3);
  }
}

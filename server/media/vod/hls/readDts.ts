import { readPts } from "../../ts/mediaClocks.ts";

/** The decoding time stamp at the start of a PES packet, in ticks of 90 kHz: that of showing where it has no other. */
export function readDts(packet: Buffer, payloadAt: number): number | undefined {
  const pts = readPts(packet, payloadAt);
  const hasDts = ((packet[payloadAt + 7] ?? 0) & 0x40) !== 0;
  const at = payloadAt + 14;
  if (pts === undefined || !hasDts || at + 5 > packet.length) return pts;
  const high = ((packet[at] ?? 0) >> 1) & 7;
  const middle = packet.readUInt16BE(at + 1) >> 1;
  return high * 2 ** 30 + middle * 2 ** 15 + (packet.readUInt16BE(at + 3) >> 1);
}

/** The presentation time stamp at the start of a PES packet, in ticks of 90 kHz; undefined when there is none. */
export function readPts(packet: Buffer, payloadAt: number): number | undefined {
  if (payloadAt + 14 > packet.length) return undefined;
  if (packet.readUIntBE(payloadAt, 3) !== 1) return undefined;
  if (((packet[payloadAt + 7] ?? 0) & 0x80) === 0) return undefined;
  const at = payloadAt + 9;
  const high = ((packet[at] ?? 0) >> 1) & 7;
  const middle = packet.readUInt16BE(at + 1) >> 1;
  const low = packet.readUInt16BE(at + 3) >> 1;
  return high * 2 ** 30 + middle * 2 ** 15 + low;
}

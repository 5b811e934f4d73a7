/** A section that fits into its packet, with its header and checksum. */
export function sectionOf(packet: Buffer, payloadAt: number): Buffer | undefined {
  const at = payloadAt + 1 + (packet[payloadAt] ?? 0);
  if (at + 3 > packet.length) return undefined;
  const length = packet.readUInt16BE(at + 1) & 0x0fff;
  const end = at + 3 + length;
  return end <= packet.length ? packet.subarray(at, end) : undefined;
}

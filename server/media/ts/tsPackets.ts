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

/** Whole packets without those of one PID. */
export function withoutPid(packets: Buffer, pid: number): Buffer {
  const kept: Buffer[] = [];
  for (let at = 0; at < packets.length; at += tsPackets.size) {
    if ((packets.readUInt16BE(at + 1) & 0x1fff) !== pid) kept.push(packets.subarray(at, at + tsPackets.size));
  }
  return Buffer.concat(kept);
}

/** The checksum at the end of PAT and PMT (CRC-32/MPEG-2 of ISO/IEC 13818-1, annex A). */
export function sectionChecksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  }
  return sum >>> 0;
}

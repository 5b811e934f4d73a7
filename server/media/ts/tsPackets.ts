/** Sizes and ids of MPEG-TS (ISO/IEC 13818-1). */
export const tsPackets = {
  size: 188,
  sync: 0x47,
  patPid: 0,
  nullPid: 0x1fff,
  videoTypes: new Set([0x01, 0x02, 0x10, 0x1b, 0x24]),
  audioTypes: new Set([0x03, 0x04, 0x06, 0x0f, 0x11, 0x81]),
  /** Ticks of a presentation time stamp in a millisecond. */
  ticksPerMs: 90,
  /** A time stamp has 33 bits. */
  timeWrap: 2 ** 33,
} as const;

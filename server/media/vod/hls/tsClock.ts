const OFFSET_S = 10;

/** The clock of the segments: that of the file, moved so that no time stamp is below zero. */
export const tsClock = {
  offsetS: OFFSET_S,
  /** Seconds of the file in ticks of 90 kHz. */
  ticksOf: (seconds: number): number => Math.round((seconds + OFFSET_S) * 90_000),
} as const;

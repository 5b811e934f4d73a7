const USUAL = 3_000_000;
const LEAST = 50_000;

/**
 * What a publisher is asked to send its picture with, in bits per second: some of what is allowed (absent or 0 for no
 * limit) is left for the sound and for a browser's error.
 */
export function wishedBitrate(maxKbit: number | undefined): number {
  return maxKbit ? Math.min(USUAL, Math.max(LEAST, maxKbit * 1000 * 0.8 - 64_000)) : USUAL;
}

const whole = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];
const half = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** The bitrate of MPEG audio layer 2 nearest to the one asked for: it has a fixed list (ISO 11172-3, 13818-3), and refuses others. */
export function mp2Bitrate(bitrate: number, sampleRate: number, channels: number | undefined): number {
  const list = sampleRate === 16_000 ? half : whole;
  const fitting = list.filter((kilobits) => list === half || (channels === 1 ? kilobits <= 192 : true));
  const distance = (kilobits: number) => Math.abs(kilobits * 1000 - bitrate);
  return 1000 * fitting.reduce((best, kilobits) => (distance(kilobits) < distance(best) ? kilobits : best));
}

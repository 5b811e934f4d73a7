const HOUR_MS = 3_600_000;

/** A number that spreads streams over disks, another one each hour. */
export function turnOf(name: string, timeMs: number): number {
  let sum = Math.floor(timeMs / HOUR_MS);
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

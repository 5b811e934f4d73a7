/** Kilobits per second of one stream or track: `850 kbit/s`, `4.25 Mbit/s`, `1.2 Gbit/s`; factors of 1000. */
export function formatBitrate(kilobits: number): string {
  if (Math.round(kilobits) < 1000) return `${Math.round(kilobits)} kbit/s`;
  const mbit = trimmed(kilobits / 1000);
  return Number(mbit) < 1000 ? `${mbit} Mbit/s` : `${trimmed(kilobits / 1_000_000)} Gbit/s`;
}

function trimmed(amount: number): string {
  return String(Number(amount.toFixed(2)));
}

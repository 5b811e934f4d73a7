/** Kilobits per second as Mbps, from 1 Gbps (1,000,000 kbit/s) as Gbps: 3 decimals under 10, one from there. */
export function formatBandwidth(kilobits: number): string {
  const mbps = inUnit(kilobits / 1000);
  return Number(mbps) >= 1000 ? `${inUnit(kilobits / 1_000_000)} Gbps` : `${mbps} Mbps`;
}

function inUnit(amount: number): string {
  const fine = amount.toFixed(3);
  return Number(fine) < 10 ? fine : amount.toFixed(1);
}

import { inDigits, rounded } from "../../texts/numbers.ts";

/** Kilobits per second of one stream or track: `850 kbps`, from 1 Mbps on as a bandwidth. Live ones keep their width. */
export function formatBitrate(kilobits: number): string {
  return Math.round(kilobits) < 1000 ? `${inDigits(kilobits)} kbps` : formatBandwidth(kilobits);
}

/** Kilobits per second as Mbps, from 1 Gbps (1,000,000 kbit/s) as Gbps: 3 decimals under 10, one from there. */
export function formatBandwidth(kilobits: number): string {
  const isGiga = rounded(kilobits / 1000, 1) >= 1000;
  const amount = kilobits / (isGiga ? 1_000_000 : 1000);
  return `${inDigits(amount, { least: rounded(amount, 3) < 10 ? 3 : 1 })} ${isGiga ? "Gbps" : "Mbps"}`;
}

const STEPS = [
  { above: 700_000_000, divisor: 1_000_000_000, unit: "Gbps" },
  { above: 700_000, divisor: 1_000_000, unit: "Mbps" },
  { above: 700, divisor: 1000, unit: "kbps" },
] as const;

/** Bits per second for the axis and the tips of a traffic chart: `700 bps`, `0.7 kbps`, `1.5 Mbps`; one decimal but for bits. */
export function formatTraffic(bits: number): string {
  const step = STEPS.find(({ above }) => Math.abs(bits) > above);
  return step === undefined ? `${inDigits(bits)} bps` : `${inDigits(bits / step.divisor, { least: 1 })} ${step.unit}`;
}

/** A number of things, or any other without a unit, its thousands apart, with three decimals at most: `12,345`. */
export function formatCount(count: number): string {
  return inDigits(count, { most: 3 });
}

/** A measure that has few decimals: `25`, `29.97`. */
export function formatMeasure(amount: number, decimals: number): string {
  return inDigits(amount, { most: decimals });
}

const UNITS = ["KB", "MB", "GB", "TB", "PB"] as const;

/** Bytes in the largest unit they fill, powers of 1024, one decimal under 10: `512 B`, `1.5 GB`, `32 GB`. */
export function formatBytes(bytes: number): string {
  let amount = Math.abs(bytes);
  let unit = "B";
  for (const next of UNITS) {
    if (Math.round(amount) < 1024) break;
    amount /= 1024;
    unit = next;
  }
  return `${inDigits(bytes < 0 ? -amount : amount, { most: unit === "B" || amount >= 9.95 ? 0 : 1 })} ${unit}`;
}

/** A share in percent: `97 %`, one decimal under 10. */
export function formatPercent(percent: number): string {
  return `${inDigits(percent, { most: Math.abs(percent) < 9.95 ? 1 : 0 })} %`;
}

/** The colour of a usage bar: green up to 70 percent, orange up to 90, red above. */
export function progressTone(percent: number): "green" | "orange" | "red" {
  if (percent > 90) return "red";
  return percent > 70 ? "orange" : "green";
}

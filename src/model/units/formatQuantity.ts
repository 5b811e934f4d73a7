import { decimal, locale } from "../../texts/language.ts";

/** Kilobits per second of one stream or track: `850 kbit/s`, `4.25 Mbit/s`, `1.2 Gbit/s`; factors of 1000. */
export function formatBitrate(kilobits: number): string {
  if (Math.round(kilobits) < 1000) return `${Math.round(kilobits)} kbit/s`;
  const mbit = kilobits / 1000;
  return Number(mbit.toFixed(2)) < 1000 ? `${trimmed(mbit)} Mbit/s` : `${trimmed(kilobits / 1_000_000)} Gbit/s`;
}

function trimmed(amount: number): string {
  return decimal(String(Number(amount.toFixed(2))));
}

/** Kilobits per second as Mbps, from 1 Gbps (1,000,000 kbit/s) as Gbps: 3 decimals under 10, one from there. */
export function formatBandwidth(kilobits: number): string {
  const mbps = inUnit(kilobits / 1000);
  return Number(mbps) >= 1000 ? `${decimal(inUnit(kilobits / 1_000_000))} Gbps` : `${decimal(mbps)} Mbps`;
}

function inUnit(amount: number): string {
  const fine = amount.toFixed(3);
  return Number(fine) < 10 ? fine : amount.toFixed(1);
}

const STEPS = [
  { above: 700_000_000, divisor: 1_000_000_000, unit: "Gb" },
  { above: 700_000, divisor: 1_000_000, unit: "Mb" },
  { above: 700, divisor: 1000, unit: "Kb" },
] as const;

/** Bits per second for the axis and the tips of a traffic chart: `700 b`, `0.7 Kb`, `1.5 Mb`; one decimal but for bits. */
export function formatTraffic(bits: number): string {
  const step = STEPS.find(({ above }) => Math.abs(bits) > above);
  return step === undefined ? `${Math.round(bits)} b` : `${decimal((bits / step.divisor).toFixed(1))} ${step.unit}`;
}

/** A number of things, or any other without a unit, its thousands apart: `12,345`. */
export function formatCount(count: number): string {
  return count.toLocaleString(locale());
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
  const digits = unit === "B" || amount >= 9.95 ? amount.toFixed(0) : amount.toFixed(1).replace(/\.0$/, "");
  return `${bytes < 0 ? "-" : ""}${decimal(digits)} ${unit}`;
}

/** A share in percent: `97 %`, one decimal under 10. */
export function formatPercent(percent: number): string {
  const digits = Math.abs(percent) < 9.95 ? 1 : 0;
  return `${decimal(String(Number(percent.toFixed(digits))))} %`;
}

/** The colour of a usage bar: green up to 70 percent, orange up to 90, red above. */
export function progressTone(percent: number): "green" | "orange" | "red" {
  if (percent > 90) return "red";
  return percent > 70 ? "orange" : "green";
}

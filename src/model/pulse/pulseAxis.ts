import { formatBitrate, formatBytes, formatMeasure, formatPercent } from "../units/formatQuantity.ts";
import { inDigits, rounded } from "../../texts/numbers.ts";

/** How the values of a graph are told. */
export interface PulseAxis {
  /** The axis ends here; without it at a round mark at or above the largest value. */
  readonly max?: number;
  /** What its values are told in; 1 when absent. */
  readonly ratio?: number;
  /** What its marks are round in, by the largest value, where that is another unit. */
  readonly unitOf?: (largest: number) => number;
  readonly format: (value: number) => string;
  /** The same for a mark of the axis, in the unit of the largest value: else `1.0 Mbps` would stand above `800.0 kbps`. */
  readonly mark?: (value: number, largest: number) => string;
}

/** Bytes of a megabyte, in which memory is told. */
const memoryRatio = 1_048_576;
/** Thousandths, in which the thumbnailer counts. */
const thumbnailerRatio = 1000;

export const pulseAxes = {
  /** Bits per second. */
  traffic: { format: (bits: number) => (bits === 0 ? nothing() : formatBitrate(bits / 1000)), mark: bitrateMark },
  percent: { max: 100, format: formatPercent },
  memory: {
    ratio: memoryRatio,
    unitOf: (largest: number) => memoryRatio * (isInGigabytes(largest) ? 1024 : 1),
    format: (bytes: number) => memoryMark(bytes, bytes),
    mark: memoryMark,
  },
  thumbnailer: { ratio: thumbnailerRatio, format: (value: number) => formatRounded(value / thumbnailerRatio) },
  bytesPerSecond: {
    unitOf: (largest: number) => 1024 ** powerOf(largest),
    format: (value: number) => `${formatBytes(value)}/s`,
    mark: (value: number, largest: number) => `${bytesMark(value, largest)}/s`,
  },
  count: { format: formatRounded },
} as const satisfies Readonly<Record<string, PulseAxis>>;

/** `512 MB`, `1.5 GB`. */
function memoryMark(bytes: number, largest: number): string {
  const megabytes = bytes / memoryRatio;
  return isInGigabytes(largest) ? `${formatMeasure(megabytes / 1024, 1)} GB` : `${formatMeasure(megabytes, 0)} MB`;
}

function isInGigabytes(largest: number): boolean {
  return largest / memoryRatio >= 1024;
}

function formatRounded(value: number): string {
  return formatMeasure(value, Math.abs(value) < 10 ? 2 : 0);
}

interface Unit {
  readonly name: string;
  readonly divisor: number;
}

const bitSteps = [
  { above: 700_000_000, divisor: 1_000_000_000, name: "Gbps" },
  { above: 700_000, divisor: 1_000_000, name: "Mbps" },
  { above: 700, divisor: 1000, name: "kbps" },
] as const;

/** A silent stream reads the same in every graph, in its axis and beside it. */
function nothing(): string {
  return `${inDigits(0)} bps`;
}

/** Bits per second for the tips of a traffic chart: `700 bps`, `0.7 kbps`, `1.5 Mbps`; one decimal but for bits. */
export function formatTraffic(bits: number): string {
  return trafficMark(bits, bits);
}

/** The same for its axis. */
export function trafficMark(bits: number, largest: number): string {
  const step = bitSteps.find(({ above }) => Math.abs(largest) > above);
  return step === undefined ? `${inDigits(bits)} bps` : `${inDigits(bits / step.divisor, { least: 1 })} ${step.name}`;
}

/** Bits per second for an axis whose values are bitrates. */
function bitrateMark(bits: number, largest: number): string {
  if (largest === 0) return nothing();
  const [kilobits, megabits] = [Math.round(largest / 1000), rounded(largest / 1_000_000, 1)];
  if (kilobits < 1000) return inUnit(bits, largest, { name: "kbps", divisor: 1000 });
  return inUnit(bits, largest, megabits < 1000 ? { name: "Mbps", divisor: 1e6 } : { name: "Gbps", divisor: 1e9 });
}

const byteUnits = ["B", "KB", "MB", "GB", "TB", "PB"] as const;

/** Bytes for an axis, in powers of 1024. */
function bytesMark(bytes: number, largest: number): string {
  const filled = powerOf(largest);
  const name = byteUnits[filled] ?? "B";
  return inUnit(bytes, largest, { name, divisor: 1024 ** filled });
}

/** The place of the unit that so many bytes are told in. */
function powerOf(largest: number): number {
  const power = byteUnits.findIndex((_, index) => Math.round(largest / 1024 ** index) < 1024);
  return power < 0 ? byteUnits.length - 1 : power;
}

/** One decimal while there are few of the unit. */
function inUnit(amount: number, largest: number, { name, divisor }: Unit): string {
  const isFew = divisor > 1 && rounded(largest / divisor, 1) < 10;
  return `${inDigits(amount / divisor, { least: isFew ? 1 : 0 })} ${name}`;
}

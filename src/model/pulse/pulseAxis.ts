import { formatBitrate, formatBytes, formatMeasure, formatPercent } from "../units/formatQuantity.ts";

/** How the values of a graph are told. */
export interface PulseAxis {
  /** The axis ends here; without it at the largest value. */
  readonly max?: number;
  /** What the steps of the axis are round in; 1 when absent. */
  readonly ratio?: number;
  readonly format: (value: number) => string;
}

/** Bytes of a megabyte, in which memory is told. */
const memoryRatio = 1_048_576;
/** Thousandths, in which the thumbnailer counts. */
const thumbnailerRatio = 1000;

export const pulseAxes = {
  /** Bits per second. */
  traffic: { format: (bits: number) => formatBitrate(bits / 1000) },
  percent: { max: 100, format: formatPercent },
  memory: { ratio: memoryRatio, format: formatMemory },
  thumbnailer: { ratio: thumbnailerRatio, format: (value: number) => formatRounded(value / thumbnailerRatio) },
  bytesPerSecond: { format: (value: number) => `${formatBytes(value)}/s` },
  count: { format: formatRounded },
} as const satisfies Readonly<Record<string, PulseAxis>>;

/** `512 MB`, `1.5 GB`. */
function formatMemory(bytes: number): string {
  const megabytes = bytes / memoryRatio;
  return megabytes < 1024 ? `${formatMeasure(megabytes, 0)} MB` : `${formatMeasure(megabytes / 1024, 1)} GB`;
}

function formatRounded(value: number): string {
  return formatMeasure(value, Math.abs(value) < 10 ? 2 : 0);
}

const STEPS = [
  { above: 700_000_000, divisor: 1_000_000_000, unit: "Gb" },
  { above: 700_000, divisor: 1_000_000, unit: "Mb" },
  { above: 700, divisor: 1000, unit: "Kb" },
] as const;

/** Bits per second for the axis and the tips of a traffic chart: `700 b`, `0.7 Kb`, `1.5 Mb`; one decimal but for bits. */
export function formatTraffic(bits: number): string {
  const step = STEPS.find(({ above }) => Math.abs(bits) > above);
  return step === undefined ? `${Math.round(bits)} b` : `${(bits / step.divisor).toFixed(1)} ${step.unit}`;
}

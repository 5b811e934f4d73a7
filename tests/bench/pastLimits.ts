import type { Figure } from "./Figure.ts";

/**
 * A sentence for each figure past its limit, and for each limit whose figure was not measured though all were asked.
 * @param skipped benches that this machine cannot run
 */
export function pastLimits(
  figures: readonly Figure[],
  limits: Readonly<Record<string, number>>,
  areAllMeasured: boolean,
  skipped: readonly string[] = [],
): readonly string[] {
  return Object.entries(limits).flatMap(([bench, limit]) => {
    const figure = figures.find((measured) => measured.bench === bench);
    if (figure === undefined)
      return areAllMeasured && !skipped.some((name) => bench.startsWith(`${name}.`))
        ? [`${bench} has a limit in limits.json and was not measured.`]
        : [];
    if (figure.ratio <= limit) return [];
    const { ours, peer, ratio, unit } = figure;
    return [`${bench} is ${ratio} of its peer (${ours} against ${peer} ${unit}); ${limit} is allowed.`];
  });
}

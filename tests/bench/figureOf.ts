import type { Figure } from "./Figure.ts";

/** A figure as it is printed: two places after the point, of a small ratio two digits that say something. */
export function figureOf(bench: string, ours: number, peer: number, unit: string): Figure {
  const round = (value: number) => Math.round(value * 100) / 100;
  const ratio = ours / peer;
  return {
    bench,
    ours: round(ours),
    peer: round(peer),
    ratio: ratio < 0.1 ? Number(ratio.toPrecision(2)) : round(ratio),
    unit,
  };
}

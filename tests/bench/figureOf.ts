import type { Figure } from "./Figure.ts";

/** A figure as it is printed: two places after the point. */
export function figureOf(bench: string, ours: number, peer: number, unit: string): Figure {
  const round = (value: number) => Math.round(value * 100) / 100;
  return { bench, ours: round(ours), peer: round(peer), ratio: round(ours / peer), unit };
}

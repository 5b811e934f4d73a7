import { recordedMs } from "./recordedMs.ts";
import type { TimeSpan } from "./TimeSpan.ts";

/** Sizes of the strip: a cell is 180 s and 6 px of its 500. */
export const strip = { cellMs: 180_000, cellPx: 6, widthPx: 500 } as const;

/** One cell of the strip. */
export interface StripCell extends TimeSpan {
  readonly fill: "full" | "half" | "empty";
}

/** The cells of the strip that ends at a moment, oldest first. A range is told in whole seconds, so a cell may miss one. */
export function stripCells(spans: readonly TimeSpan[], endMs: number): readonly StripCell[] {
  const count = Math.floor(strip.widthPx / strip.cellPx);
  const end = Math.ceil(endMs / strip.cellMs) * strip.cellMs;
  return Array.from({ length: count }, (_, index) => {
    const fromMs = end - (count - index) * strip.cellMs;
    const cell = { fromMs, toMs: fromMs + strip.cellMs };
    const recorded = recordedMs(spans, cell);
    return { ...cell, fill: recorded >= strip.cellMs ? "full" : recorded > 0 ? "half" : "empty" } as const;
  });
}

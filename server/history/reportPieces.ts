import { DAY_MS } from "./DAY_MS.ts";
import { HOUR_MS } from "./HOUR_MS.ts";
import type { ReportPiece } from "./ReportPiece.ts";

/** Cuts a time into whole days, the whole hours around them and the rest at both ends; the pieces are the time, once. */
export function reportPieces(fromMs: number, toMs: number): readonly ReportPiece[] {
  return cut(fromMs, toMs, [DAY_MS, HOUR_MS, 0]);
}

function cut(fromMs: number, toMs: number, steps: readonly ReportPiece["step"][]): readonly ReportPiece[] {
  const [step = 0, ...finer] = steps;
  if (fromMs >= toMs) return [];
  if (step === 0) return [{ step, fromMs, toMs }];
  const first = Math.ceil(fromMs / step) * step;
  const last = Math.floor(toMs / step) * step;
  if (first >= last) return cut(fromMs, toMs, finer);
  return [...cut(fromMs, first, finer), { step, fromMs: first, toMs: last }, ...cut(last, toMs, finer)];
}

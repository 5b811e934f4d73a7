import type { Splice } from "./Splice.ts";

/** A text with ranges replaced. Ranges do not overlap; insertions at one place stand in the order they came. */
export function applySplices(text: string, splices: readonly Splice[]): string {
  const sorted = splices.toSorted((one, other) => one.start - other.start || one.end - other.end);
  let result = "";
  let at = 0;
  for (const splice of sorted) {
    result += text.slice(at, splice.start) + splice.text;
    at = splice.end;
  }
  return result + text.slice(at);
}

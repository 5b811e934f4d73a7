import { diff3Merge } from "node-diff3";

/**
 * What two people made of one text, in one text.
 * @returns undefined where both changed the same lines, each otherwise
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  if (mine === base) return theirs;
  if (theirs === base) return mine;
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true });
  if (regions.some(({ conflict }) => conflict !== undefined)) return undefined;
  return regions.flatMap(({ ok }) => ok ?? []).join("");
}

/** Lines with their ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

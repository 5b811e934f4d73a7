import type { TokenChange } from "./TokenChange.ts";
import { matchTokens } from "./matchTokens.ts";

/**
 * Carries a change of a statement's canonical arguments over to the arguments as its author wrote them: what did not
 * change keeps its place, its spelling and its unit, and what we do not know stays.
 */
export function mergeTokens(
  written: readonly string[],
  before: readonly string[],
  after: readonly string[],
): TokenChange {
  const toWritten = matchTokens(before, written);
  const toAfter = matchTokens(before, after);
  const kept: (string | undefined)[] = [...written];
  const placeOfAfter = new Map<number, number>();
  const unchanged = new Set<number>();
  for (const [index, token] of before.entries()) {
    const place = toWritten[index];
    const next = toAfter[index];
    if (place === undefined) {
      // Not found as we would write it: unless it changes, its author has said it in another way.
      if (next !== undefined && after[next] === token) unchanged.add(next);
    } else if (next === undefined) kept[place] = undefined;
    else {
      placeOfAfter.set(next, place);
      const replacement = after[next];
      if (replacement !== token && replacement !== undefined) kept[place] = withKeyOf(written[place], replacement);
    }
  }
  const inserted = new Map<number, string[]>();
  let previous = -1;
  for (const [index, token] of after.entries()) {
    const place = placeOfAfter.get(index);
    if (place !== undefined) previous = place;
    else if (!unchanged.has(index)) {
      const tokens = inserted.get(previous);
      if (tokens === undefined) inserted.set(previous, [token]);
      else tokens.push(token);
    }
  }
  return { kept, inserted };
}

/** An option written under an older name keeps it. */
function withKeyOf(written: string | undefined, replacement: string): string {
  const key = /^[A-Za-z_][\w.-]*=/.exec(written ?? "")?.[0];
  const own = /^[A-Za-z_][\w.-]*=/.exec(replacement)?.[0];
  return key === undefined || own === undefined ? replacement : key + replacement.slice(own.length);
}

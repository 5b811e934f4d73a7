import { commonIndexes } from "../../merge/commonOrder.ts";

/** What happens to the arguments that stand in the text: their new texts (undefined: removed), and what is inserted. */
export interface TokenChange {
  readonly kept: readonly (string | undefined)[];
  /** New tokens behind an argument, by its index; -1 stands for the word. */
  readonly inserted: ReadonlyMap<number, readonly string[]>;
}

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

/**
 * For each token its partner in another list: options by their key and the group they stand in, bare ones by place.
 * Where keys repeat (a transcoder's tracks), the first that repeats opens a group.
 */
function matchTokens(from: readonly string[], to: readonly string[]): readonly (number | undefined)[] {
  const fromKeys = from.map(keyOf);
  const toKeys = to.map(keyOf);
  const opener = openerOf(fromKeys) ?? openerOf(toKeys);
  const partners = matchEqual(grouped(fromKeys, opener), grouped(toKeys, opener));
  matchUnique(fromKeys, toKeys, partners);
  matchBare(from, to, fromKeys, toKeys, partners);
  return partners;
}

type Keys = readonly (string | undefined)[];

function keyOf(token: string): string | undefined {
  return /^([A-Za-z_][\w.-]*)=/.exec(token)?.[1];
}

function openerOf(keys: Keys): string | undefined {
  const counts = countsOf(keys);
  return keys.find((key) => (counts.get(key) ?? 0) > 1);
}

function grouped(keys: Keys, opener: string | undefined): Keys {
  let group = 0;
  return keys.map((key) => {
    if (key !== undefined && key === opener) group++;
    return key === undefined ? undefined : `${group} ${key}`;
  });
}

function matchEqual(from: Keys, to: Keys): (number | undefined)[] {
  const places = new Map(to.map((key, index) => [key, index]));
  return from.map((key) => (key === undefined ? undefined : places.get(key)));
}

/** What stands once in both lists is the same wherever it stands. */
function matchUnique(from: Keys, to: Keys, partners: (number | undefined)[]): void {
  const [own, others] = [countsOf(from), countsOf(to)];
  const places = new Map(to.map((key, index) => [key, index]));
  for (const [index, key] of from.entries()) {
    if (partners[index] === undefined && own.get(key) === 1 && others.get(key) === 1) partners[index] = places.get(key);
  }
}

/** How often each key stands. */
function countsOf(keys: Keys): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const key of keys) if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function matchBare(
  from: readonly string[],
  to: readonly string[],
  fromKeys: Keys,
  toKeys: Keys,
  partners: (number | undefined)[],
): void {
  const fromBare = bareIndexes(fromKeys);
  const toBare = bareIndexes(toKeys);
  const pairs: readonly (readonly [number, number])[] =
    fromBare.length === toBare.length
      ? fromBare.map((_, place) => [place, place])
      : commonIndexes(fromBare, toBare, (one = -1, other = -1) => from[one] === to[other]);
  for (const [one, other] of pairs) {
    const index = fromBare[one];
    if (index !== undefined) partners[index] = toBare[other];
  }
}

function bareIndexes(keys: Keys): number[] {
  return keys.flatMap((key, index) => (key === undefined ? [index] : []));
}

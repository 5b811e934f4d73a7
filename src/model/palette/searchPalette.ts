import { type Findable, helpRank, type Prepared, type Query, rankOf } from "./matchWords.ts";

/** A row of the search: a place, a setting, something of the config, or something that can be done. */
export interface PaletteEntry extends Findable {
  /** The same for the same thing at another time: it is remembered by it. */
  readonly id: string;
  /** Heading that it is found under. */
  readonly group: string;
  /** Belongs to what is open or selected: among equals it comes first. */
  readonly isNear?: boolean;
}

/** What was found under one heading: how much, and the best of it. */
export interface FoundGroup<Entry> {
  readonly group: string;
  readonly count: number;
  readonly entries: readonly Entry[];
}

export interface SearchOptions {
  /** Ids of what was chosen lately, the last one first. */
  readonly recent: readonly string[];
  /** How many a group shows. */
  readonly limitOf: (group: string) => number;
}

/**
 * What a query finds, by group, the group of the best entry first. Mistyped words are taken only where else nothing but
 * the help of a setting would be found. Equals keep their order, but what was chosen lately and what is near goes ahead.
 */
export function searchPalette<Entry extends PaletteEntry>(
  entries: readonly Prepared<Entry>[],
  query: Query,
  { recent, limitOf }: SearchOptions,
): readonly FoundGroup<Entry>[] {
  const strict = ranked(entries, query, false);
  const found = strict.some(({ rank }) => rank < helpRank) ? strict : ranked(entries, query, true);
  const lately = new Map(recent.map((id, index) => [id, index]));
  const byGroup = new Map<string, { count: number; readonly best: Ranked<Entry>[] }>();
  for (const one of found) {
    const { group } = one.entry.found;
    const known = byGroup.get(group) ?? { count: 0, best: [] };
    byGroup.set(group, known);
    known.count += 1;
    keepBest(known.best, one, limitOf(group), lately);
  }
  return [...byGroup]
    .toSorted(([, one], [, other]) => (one.best[0]?.rank ?? 0) - (other.best[0]?.rank ?? 0))
    .map(([group, { count, best }]) => ({ group, count, entries: best.map(({ entry }) => entry.found) }));
}

/** Puts one among the best, in their order; sorting ten thousand to show seven would be felt. */
function keepBest<Entry extends PaletteEntry>(
  best: Ranked<Entry>[],
  one: Ranked<Entry>,
  limit: number,
  lately: ReadonlyMap<string, number>,
): void {
  const last = best.at(-1);
  if (best.length >= limit && last && compare(last, one, lately) <= 0) return;
  const at = best.findIndex((other) => compare(other, one, lately) > 0);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > limit) best.pop();
}

interface Ranked<Entry extends PaletteEntry> {
  readonly entry: Prepared<Entry>;
  readonly rank: number;
}

function ranked<Entry extends PaletteEntry>(
  entries: readonly Prepared<Entry>[],
  query: Query,
  forgives: boolean,
): readonly Ranked<Entry>[] {
  const found: Ranked<Entry>[] = [];
  for (const entry of entries) {
    const rank = rankOf(entry, query, forgives);
    if (rank !== undefined) found.push({ entry, rank });
  }
  return found;
}

function compare(one: Ranked<PaletteEntry>, other: Ranked<PaletteEntry>, lately: ReadonlyMap<string, number>): number {
  const turn = ({ id }: PaletteEntry) => lately.get(id) ?? lately.size;
  const [first, second] = [one.entry.found, other.entry.found];
  return (
    one.rank - other.rank ||
    turn(first) - turn(second) ||
    Number(second.isNear ?? false) - Number(first.isNear ?? false) ||
    one.entry.title.length - other.entry.title.length
  );
}

const mostRecent = 10;

/** The ids of what was chosen lately, the last one first, once another is chosen. */
export function withRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((other) => other !== id)].slice(0, mostRecent);
}

/** Ids as the browser keeps them; what another version of the console has stored may be anything. */
export function readRecent(stored: string | undefined): readonly string[] {
  try {
    const read: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(read)) return [];
    return read.filter((id): id is string => typeof id === "string").slice(0, mostRecent);
  } catch {
    return [];
  }
}

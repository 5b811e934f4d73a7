import { type Findable, helpRank, type Prepared, type Query, rankOf, strictestFirst } from "./matchWords.ts";

/** A row of the search: a place, a setting, something of the config, or something that can be done. */
export interface PaletteEntry extends Findable {
  /** The same for the same thing at another time: it is remembered by it. */
  readonly id: string;
  /** Heading that it is found under. */
  readonly group: string;
  /** Belongs to what is open or selected: among equals it comes first. */
  readonly isNear?: boolean;
  /** A setting of a kind of which there is none yet: among equals it comes last. */
  readonly isIdle?: boolean;
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
  const lately = new Map(recent.map((id, index) => [id, index]));
  const search = (asked: Query, forgives: boolean): Found<Entry> => {
    const found: Found<Entry> = { best: Infinity, groups: new Map() };
    for (const entry of entries) {
      const rank = rankOf(entry, asked, forgives);
      if (rank !== undefined) put(found, { entry, rank }, limitOf, lately);
    }
    return found;
  };
  const strict = search(query, false);
  const { groups } = strict.best < helpRank ? strict : search(strictestFirst(query), true);
  return [...groups]
    .toSorted(([, one], [, other]) => (one.best[0]?.rank ?? 0) - (other.best[0]?.rank ?? 0))
    .map(([group, { count, best }]) => ({ group, count, entries: best.map(({ entry }) => entry.found) }));
}

/** What was found so far, and the rank of the best of it. */
interface Found<Entry extends PaletteEntry> {
  best: number;
  readonly groups: Map<string, { count: number; readonly best: Ranked<Entry>[] }>;
}

interface Ranked<Entry extends PaletteEntry> {
  readonly entry: Prepared<Entry>;
  readonly rank: number;
}

/** Puts one among the best of its group, in their order; sorting ten thousand to show seven would be felt. */
function put<Entry extends PaletteEntry>(
  found: Found<Entry>,
  one: Ranked<Entry>,
  limitOf: SearchOptions["limitOf"],
  lately: ReadonlyMap<string, number>,
): void {
  const { group } = one.entry.found;
  const own = found.groups.get(group) ?? { count: 0, best: [] };
  found.groups.set(group, own);
  own.count += 1;
  if (one.rank < found.best) found.best = one.rank;
  const { best } = own;
  const limit = limitOf(group);
  const last = best.at(-1);
  if (best.length >= limit && last && compare(last, one, lately) <= 0) return;
  const at = best.findIndex((other) => compare(other, one, lately) > 0);
  best.splice(at < 0 ? best.length : at, 0, one);
  if (best.length > limit) best.pop();
}

function compare(one: Ranked<PaletteEntry>, other: Ranked<PaletteEntry>, lately: ReadonlyMap<string, number>): number {
  if (one.rank !== other.rank) return one.rank - other.rank;
  const [first, second] = [one.entry.found, other.entry.found];
  return (
    (lately.get(first.id) ?? lately.size) - (lately.get(second.id) ?? lately.size) ||
    Number(second.isNear ?? false) - Number(first.isNear ?? false) ||
    Number(first.isIdle ?? false) - Number(second.isIdle ?? false) ||
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

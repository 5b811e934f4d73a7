import { type Searchable, searchWords } from "./searchWords.ts";

/**
 * Whether a search finds a thing of a media list: the query stands somewhere in its words. Both are read in lower case,
 * so `abc` finds `ABC`.
 */
export function matchesQuery(name: string, media: Searchable, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === "" || searchWords(name, media).includes(wanted);
}

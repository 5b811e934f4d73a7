/** So many names are drawn at once: more are no choice, and ten thousand would hang the page. */
export const mostShown = 50;

/**
 * The names that a search finds, those that begin with it first, and how many more there are.
 * @param search in any case; "" finds all
 */
export function namesLike(
  names: readonly string[],
  search: string,
): { readonly found: readonly string[]; readonly more: number } {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return { found: names.slice(0, mostShown), more: Math.max(0, names.length - mostShown) };
  const beginning: string[] = [];
  const holding: string[] = [];
  for (const name of names) {
    const at = name.toLowerCase().indexOf(wanted);
    if (at === 0) beginning.push(name);
    else if (at > 0) holding.push(name);
  }
  const all = [...beginning, ...holding];
  return { found: all.slice(0, mostShown), more: Math.max(0, all.length - mostShown) };
}

/**
 * The longest row of pairs, sorted by the first, whose second rise: what kept its order between two lists, by the places in
 * each. Takes n log n.
 */
export function longestRising(pairs: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const ends: number[] = [];
  const previous = new Int32Array(pairs.length);
  for (const [index, [, place]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
  }
  const row: (readonly [number, number])[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) row.push(pair);
  }
  return row.toReversed();
}

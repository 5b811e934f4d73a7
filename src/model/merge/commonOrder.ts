/** Past this many comparisons a list is treated as replaced rather than compared. */
const MAX_CELLS = 4_000_000;

/** Pairs of indexes of a longest common subsequence of two lists, in order. */
export function commonIndexes<Item>(
  one: readonly Item[],
  other: readonly Item[],
  isSame: (one: Item | undefined, other: Item | undefined) => boolean,
): [number, number][] {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && isSame(one[start], other[start])) start++;
  const pairs: [number, number][] = Array.from({ length: start }, (_, index) => [index, index]);
  const rows = one.length - start;
  const columns = other.length - start;
  if (rows * columns > MAX_CELLS) return pairs;
  const same = (i: number, j: number): boolean => isSame(one[start + i], other[start + j]);
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      lengths[i * width + j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (same(i, j)) pairs.push([start + i++, start + j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

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
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const row: (readonly [number, number])[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const pair = pairs[at];
    if (pair !== undefined) row.push(pair);
  }
  return row.toReversed();
}

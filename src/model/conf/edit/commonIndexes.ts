/** Past this many comparisons a list is treated as replaced rather than compared. */
const MAX_CELLS = 4_000_000;

/** Pairs of indexes of a longest common subsequence of two lists, in order. */
export function commonIndexes<Item>(
  one: readonly Item[],
  other: readonly Item[],
  isSame: (one: Item | undefined, other: Item | undefined) => boolean,
): [number, number][] {
  const same = (i: number, j: number): boolean => i < one.length && j < other.length && isSame(one[i], other[j]);
  let start = 0;
  while (start < one.length && same(start, start)) start++;
  const pairs: [number, number][] = Array.from({ length: start }, (_, index) => [index, index]);
  const rows = one.length - start;
  const columns = other.length - start;
  if (rows === 0 || columns === 0 || rows * columns > MAX_CELLS) return pairs;
  const width = columns + 1;
  const lengths = new Uint32Array((rows + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      lengths[i * width + j] = same(start + i, start + j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (same(start + i, start + j)) pairs.push([start + i++, start + j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

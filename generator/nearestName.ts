/** The name most like a misspelt one, for “did you mean”; undefined where none is near. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  // Two slips in a long word are a slip; in a short one they are another word.
  let least = Math.min(2, Math.floor(name.length / 3)) + 1;
  let nearest: string | undefined;
  for (const other of names) {
    const distance = editDistance(name.toLowerCase(), other.toLowerCase());
    if (distance < least) [least, nearest] = [distance, other];
  }
  return nearest;
}

/** The end of a sentence about a name that nobody knows: empty where none is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const near = nearestName(name, names);
  return near === undefined ? "" : `; did you mean “${near}”?`;
}

/** How many letters must be added, dropped, replaced or swapped with their neighbour. */
function editDistance(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwap =
        line > 1 && column > 1 && one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

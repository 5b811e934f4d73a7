/** Rows as they are now, each the same object as before while it says the same; the same list while all do. */
export function keptRows<Row extends { readonly id: string }>(
  before: readonly Row[],
  now: readonly Row[],
): readonly Row[] {
  // Mostly every row is where it was.
  const first = now.findIndex((row, index) => !isSame(before[index], row));
  if (first < 0 && now.length === before.length) return before;
  const byId = new Map(before.map((row) => [row.id, row]));
  return now.map((row) => {
    const known = byId.get(row.id);
    return known && isSame(known, row) ? known : row;
  });
}

function isSame(one: object | undefined, other: object): boolean {
  if (one === undefined) return false;
  for (const key of Object.keys(other)) {
    const [mine, theirs]: unknown[] = [Reflect.get(one, key), Reflect.get(other, key)];
    if (mine !== theirs) return false;
  }
  return true;
}

/** Lines of a text that were not there before, when all that was there still is, in its order; else undefined. */
export function addedLines(before: string, after: string): readonly string[] | undefined {
  const added: string[] = [];
  const old = before.split("\n");
  for (const line of after.split("\n")) {
    if (line === old[0]) old.shift();
    else added.push(line.trim());
  }
  return old.length === 0 ? added : undefined;
}

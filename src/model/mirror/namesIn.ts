/** The names in a list; undefined where there is no list. */
export function namesIn(list: unknown): readonly string[] | undefined {
  return Array.isArray(list) ? list.filter((name) => typeof name === "string") : undefined;
}

/** Tells whether a name is in a list, in which a `*` stands for any part of a name. Made once for many names. */
export function nameMatcher(list: readonly string[]): (name: string) => boolean {
  const plain = new Set(list);
  const patterns = list.filter((entry) => entry.includes("*"));
  return (name) => plain.has(name) || patterns.some((pattern) => fits(pattern, name));
}

/** In steps of the name: an expression made of the pattern could take seconds on a long name. */
function fits(pattern: string, name: string): boolean {
  const [start = "", ...rest] = pattern.split("*");
  const end = rest.pop() ?? "";
  if (name.length < start.length + end.length || !name.startsWith(start) || !name.endsWith(end)) return false;
  let at = start.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - end.length;
}

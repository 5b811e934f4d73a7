/**
 * The names in a route's `{mediaNames}`, from the raw segment of `location.pathname`: several stand between plus signs,
 * each URL-encoded on its own. A router's own parameters are decoded too early for this: there `%2B` is a plus already.
 */
export function parseMediaNames(segment: string): readonly string[] {
  return segment
    .split("+")
    .filter((name) => name !== "")
    .map(decoded);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A link typed by hand may hold a lone percent sign; as it stands it may still be a name.
    return name;
  }
}

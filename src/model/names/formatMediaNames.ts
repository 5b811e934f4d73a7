/** The segment of a route for one or several names; a plus sign inside a name is encoded, so it never joins. */
export function formatMediaNames(names: readonly string[]): string {
  return names.map(encodeURIComponent).join("+");
}

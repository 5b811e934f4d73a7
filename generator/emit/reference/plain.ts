/** A JSON value as a person writes it: a text without its quotes. */
export function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

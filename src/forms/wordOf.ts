/** A plain value as a key or a word: `true`, `60`, `h264`; anything larger as JSON. */
export function wordOf(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : (JSON.stringify(value) ?? "");
}

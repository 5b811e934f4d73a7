/** The number of characters a value takes as JSON, near enough to decide by; writing every patch out would cost more. */
export function roughSize(value: unknown): number {
  if (typeof value === "string") return value.length + 3;
  if (typeof value !== "object" || value === null) return 6;
  let size = 2;
  if (Array.isArray(value)) {
    for (const item of value) size += 1 + roughSize(item);
    return size;
  }
  for (const [key, child] of Object.entries(value)) size += key.length + 4 + roughSize(child);
  return size;
}

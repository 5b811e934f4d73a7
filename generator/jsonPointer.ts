/** A key as it stands in a JSON pointer (RFC 6901). */
export function escapeSegment(key: string): string {
  // Most names have neither, and there are very many.
  return /[~/]/.test(key) ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
}

/** The keys of a JSON pointer (RFC 6901), unescaped. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

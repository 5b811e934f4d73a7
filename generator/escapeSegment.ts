/** A key as it stands in a JSON pointer (RFC 6901). */
export function escapeSegment(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

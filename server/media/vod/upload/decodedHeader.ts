/** A header's text, which may be percent-encoded; one that is not is taken as it stands. */
export function decodedHeader(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

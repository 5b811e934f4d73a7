/** A URL-encoded text as it was meant; one that is not encoded stays. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A title within a sentence: `Client timeout` is `client timeout`, `DVR path` keeps its capitals. */
export function inSentence(title: string): string {
  return /^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

/** The words of a text split at commas and white space: names, domains, countries. Empty ones are dropped. */
export function tokens(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((token) => token !== "");
}

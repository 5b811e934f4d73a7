/** Text as it is typed into a name or an address: no white space gets in. */
export function withoutWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

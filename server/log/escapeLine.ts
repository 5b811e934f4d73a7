/** A text as one line of visible characters: breaks, terminal codes and marks that turn the reading direction are escaped. */
export function escapeLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ""}}`,
  );
}

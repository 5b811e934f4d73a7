import { isBlank } from "../syntax/isBlank.ts";

const SPECIAL = new Set(Array.from('";#\\{}', (character) => character.charCodeAt(0)));

/** A value as it stands in the text: bare where it may be, else in quotes. */
export function quoteText(text: string, mustQuote = false): string {
  if (!mustQuote && isBare(text)) return text;
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}

function isBare(text: string): boolean {
  if (text === "") return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBlank(code) || SPECIAL.has(code)) return false;
  }
  return true;
}

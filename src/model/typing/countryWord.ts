import { countryCodes } from "../names/countryCodes.ts";
import { countryName } from "../names/countryName.ts";

/** A country as it is stored: a code in capitals, a name as its code; any other word as it was typed. */
export function countryWord(word: string): string {
  if (/^[A-Za-z]{2}$/.test(word)) return word.toUpperCase();
  const wanted = word.toLowerCase();
  return countryCodes().find((code) => countryName(code)?.toLowerCase() === wanted) ?? word;
}

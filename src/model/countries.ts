import { locale } from "../texts/language.ts";
import { text } from "../texts/text.ts";

/** The name of a country by its code of two letters (ISO 3166); undefined for a code that no country has. */
export function countryName(code: string): string | undefined {
  return /^[A-Za-z]{2}$/.test(code) ? (names().of(code.toUpperCase()) ?? undefined) : undefined;
}

let made: { readonly locale: string; readonly names: Intl.DisplayNames } | undefined;

function names(): Intl.DisplayNames {
  const language = locale();
  if (made?.locale !== language) {
    made = { locale: language, names: new Intl.DisplayNames([language], { type: "region", fallback: "none" }) };
  }
  return made.names;
}

/** The codes of all countries that the browser has a name for, by name. */
export function countryCodes(): readonly string[] {
  const language = locale();
  if (sorted?.locale !== language) sorted = { locale: language, codes: allCodes(language) };
  return sorted.codes;
}

let sorted: { readonly locale: string; readonly codes: readonly string[] } | undefined;

/** Codes that name no country: unions of some, test codes, the unknown one. */
const noCountry = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

function allCodes(language: string): readonly string[] {
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return pairs
    .filter((code) => !noCountry.has(code) && countryName(code) !== undefined && isCurrent(code))
    .toSorted((one, other) => (countryName(one) ?? "").localeCompare(countryName(other) ?? "", language));
}

/** The code of a country that is no more (DD) stands for another one. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}

/** The country of two letters in words; the letters themselves where it is none. */
export function shownCountry(code: string | undefined): string {
  if (code === undefined || code === "") return text("pages.unknownCountry");
  return countryName(code) ?? code;
}

/** A country as it is stored: a code in capitals, a name as its code; any other word as it was typed. */
export function parseCountry(word: string): string {
  if (/^[A-Za-z]{2}$/.test(word)) return word.toUpperCase();
  const wanted = word.toLowerCase();
  return countryCodes().find((code) => countryName(code)?.toLowerCase() === wanted) ?? word;
}

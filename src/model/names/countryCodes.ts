import { countryName } from "./countryName.ts";

/** The codes of all countries that the browser has a name for, by name. */
export function countryCodes(): readonly string[] {
  codes ??= allCodes();
  return codes;
}

let codes: readonly string[] | undefined;

/** Codes that name no country: unions of some, test codes, the unknown one. */
const noCountry = new Set(["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"]);
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

function allCodes(): readonly string[] {
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return pairs
    .filter((code) => !noCountry.has(code) && countryName(code) !== undefined && isCurrent(code))
    .toSorted((one, other) => (countryName(one) ?? "").localeCompare(countryName(other) ?? "", "en"));
}

/** The code of a country that is no more (DD) stands for another one. */
function isCurrent(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region === code;
}

/** The English name of a country by its code of two letters (ISO 3166); undefined for a code that no country has. */
export function countryName(code: string): string | undefined {
  return /^[A-Za-z]{2}$/.test(code) ? (names().of(code.toUpperCase()) ?? undefined) : undefined;
}

let made: Intl.DisplayNames | undefined;

function names(): Intl.DisplayNames {
  made ??= new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return made;
}

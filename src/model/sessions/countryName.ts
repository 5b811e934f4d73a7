const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The country of two letters in words; the letters themselves where it is none, `Unknown` where there are none. */
export function countryName(code: string | undefined): string {
  if (code === undefined || code === "") return "Unknown";
  return (/^[A-Za-z]{2}$/.test(code) ? names.of(code.toUpperCase()) : undefined) ?? code;
}

/** Text as it is typed into a name or an address: no white space gets in. */
export function withoutWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** The words of a text split at commas and white space: names, domains, countries. Empty ones are dropped. */
export function splitTokens(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((token) => token !== "");
}

/**
 * Ports of a text split at commas and white space: integers from 1 to 65535, or `ADDR:PORT`, which keeps its address.
 * What is neither is dropped; an emptied list is null.
 */
export function parsePortList(text: string): (number | string)[] | null {
  const ports = splitTokens(text).flatMap((token): readonly (number | string)[] => {
    const [, address, digits] = /^(?:(.*[^:]):)?(\d+)$/.exec(token) ?? [];
    const port = Number(digits);
    if (digits === undefined || port < 1 || port > 65_535) return [];
    return [address === undefined ? port : `${address}:${port}`];
  });
  return ports.length === 0 ? null : ports;
}

/** The value of an integer field: digits only; an empty text and any other is null. */
export function parseInteger(text: string): number | null {
  const trimmed = text.trim();
  const value = Number(trimmed);
  return /^\d+$/.test(trimmed) && Number.isSafeInteger(value) ? value : null;
}

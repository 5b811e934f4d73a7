/** Text as it is typed into a name or an address: no white space gets in. */
export function withoutWhitespace(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** The words of a text split at commas and white space: names, domains, countries. Empty ones are dropped. */
export function splitTokens(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((token) => token !== "");
}

/** A text as ports, and what of it is none. */
export interface PortList {
  /** Integers from 1 to 65535, or `ADDR:PORT`; null for an emptied list. */
  readonly ports: readonly (number | string)[] | null;
  readonly left: readonly string[];
}

/** Ports of a text split at commas, semicolons and white space. What is neither a port nor `ADDR:PORT` is dropped. */
export function parsePortList(text: string): PortList {
  const ports: (number | string)[] = [];
  const left: string[] = [];
  for (const token of text.split(/[\s,;]+/).filter((one) => one !== "")) {
    const [, address, digits] = /^(?:(.*[^:]):)?(\d+)$/.exec(token) ?? [];
    const port = Number(digits);
    if (digits === undefined || port < 1 || port > 65_535) left.push(token);
    else ports.push(address === undefined ? port : `${address}:${port}`);
  }
  return { ports: ports.length === 0 ? null : ports, left };
}

/** The value of an integer field: digits only; an empty text and any other is null. */
export function parseInteger(text: string): number | null {
  const trimmed = text.trim();
  const value = Number(trimmed);
  return /^\d+$/.test(trimmed) && Number.isSafeInteger(value) ? value : null;
}

import { tokens } from "./tokens.ts";

/**
 * Ports of a text split at commas and white space: integers from 1 to 65535, or `ADDR:PORT`, which keeps its address.
 * What is neither is dropped; an emptied list is null.
 */
export function parsePortList(text: string): (number | string)[] | null {
  const ports = tokens(text).flatMap((token): readonly (number | string)[] => {
    const [, address, digits] = /^(?:(.*[^:]):)?(\d+)$/.exec(token) ?? [];
    const port = Number(digits);
    if (digits === undefined || port < 1 || port > 65_535) return [];
    return [address === undefined ? port : `${address}:${port}`];
  });
  return ports.length === 0 ? null : ports;
}

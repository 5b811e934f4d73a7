import { countryName } from "./countryName.ts";
import { protocolName } from "./protocolName.ts";
import type { SessionRow } from "./SessionRow.ts";
import type { SessionSorting } from "./SessionSorting.ts";

interface Shown {
  /** Words that all have to be in a row; empty shows all. */
  readonly search: string;
  readonly sorting: SessionSorting | undefined;
}

const byText = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The viewers that a search leaves, in the order that is wished; equals stay in the server's order. */
export function shownSessions(rows: readonly SessionRow[], { search, sorting }: Shown): readonly SessionRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? rows : rows.filter((row) => fits(row, words));
  if (sorting === undefined) return found;
  const { key, direction } = sorting;
  const sign = direction === "ascending" ? 1 : -1;
  return found.toSorted((one, other) => sign * compared(one[key], other[key]));
}

function fits(
  { name, protocol, address, country, token, userId, userAgent }: SessionRow,
  words: readonly string[],
): boolean {
  const all = [
    name,
    protocol,
    protocolName(protocol),
    address,
    country,
    countryName(country),
    token,
    userId,
    userAgent,
  ];
  const text = all.join("\n").toLowerCase();
  return words.every((word) => text.includes(word));
}

function compared(one: string | number, other: string | number): number {
  return typeof one === "number" && typeof other === "number"
    ? one - other
    : byText.compare(String(one), String(other));
}

import type { ShortStatus } from "../status/Status.ts";
import type { Sorting } from "./sortKeys.ts";
import type { SortFacts } from "./SortFacts.ts";

const TROUBLE_FIRST: Readonly<Record<ShortStatus, number>> = { err: 0, off: 1, dis: 2, on: 3 };

const values = {
  status: ({ status }: SortFacts) => TROUBLE_FIRST[status],
  clients: ({ clients }: SortFacts) => clients,
  // Without rounding to tens of kbit, rows of nearly equal bitrate would change places every second.
  bitrate: ({ bitrateKbit }: SortFacts) => Math.round(bitrateKbit / 10),
  runtime: ({ lifetimeMs }: SortFacts) => lifetimeMs,
} as const;

/** How two rows of a media list stand to each other; equals keep the order of the config in either direction. */
export function compareMedia(sorting: Sorting | undefined, one: SortFacts, other: SortFacts): number {
  if (sorting === undefined) return one.position - other.position;
  const { key, direction } = sorting;
  const order = key === "name" ? compareText(one.nameKey, other.nameKey) : values[key](one) - values[key](other);
  return (direction === "ascending" ? order : -order) || one.position - other.position;
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

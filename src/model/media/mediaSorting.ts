import { streamStats, type StreamFacts } from "../stream/streamFacts.ts";
import type { ShortStatus } from "../stream/streamStatus.ts";

/** What a media list may be sorted by. */
export const sortKeys = ["name", "status", "clients", "bitrate", "runtime"] as const;
export type SortKey = (typeof sortKeys)[number];

/** Undefined is the order of the config. */
export interface Sorting<Key extends string = SortKey> {
  readonly key: Key;
  readonly direction: "ascending" | "descending";
}

/** The sorting after a click on a column: ascending, then descending, then back to the order of the config or the server. */
export function nextSorting<Key extends string>(sorting: Sorting<Key> | undefined, key: Key): Sorting<Key> | undefined {
  if (sorting?.key !== key) return { key, direction: "ascending" };
  return sorting.direction === "ascending" ? { key, direction: "descending" } : undefined;
}

/** What the order of a media list depends on; taken once a stream, not at every comparison. */
export interface SortFacts {
  readonly name: string;
  /** `naturalKey` of the name. */
  readonly nameKey: string;
  readonly status: ShortStatus;
  readonly clients: number;
  readonly bitrateKbit: number;
  readonly lifetimeMs: number;
  /** Index in the config: decides between equals. */
  readonly position: number;
}

/** What the order of a stream in a list depends on; a stream that does not run has neither bitrate nor runtime. */
export function sortFacts(name: string, stream: StreamFacts, status: ShortStatus, position: number): SortFacts {
  const stats = streamStats(stream);
  const isAlive = stats["alive"] === true;
  return {
    name,
    nameKey: naturalKey(name),
    status,
    clients: numberOf(stats["client_count"]),
    bitrateKbit: isAlive ? numberOf(stats["bitrate"]) : 0,
    lifetimeMs: isAlive ? numberOf(stats["lifetime"]) : 0,
    position,
  };
}

function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

/** Long enough for any number in a name. */
const digits = 16;

/**
 * What names are sorted by, compared as plain text: capitals and accents count for nothing, and `ch2` stands before
 * `ch10`. A collator says the same and takes ten times as long, which ten thousand rows would be seen to wait for.
 */
export function naturalKey(name: string): string {
  const plain = isAscii.test(name) ? name : name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.toLowerCase().replaceAll(/\d+/g, (number) => number.padStart(digits, "0"));
}

// oxlint-disable-next-line no-control-regex
const isAscii = /^[\x00-\x7F]*$/;

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

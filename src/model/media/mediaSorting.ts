import type { ShortStatus } from "../stream/streamStatus.ts";
import type { StreamView } from "../stream/StreamView.ts";
import { compare, naturalKey } from "../naturalOrder.ts";

/** What a media list may be sorted by. */
export const sortKeys = ["name", "status", "clients", "bitrate", "runtime"] as const;
export type SortKey = (typeof sortKeys)[number];

/** A sorting by what media lists know; undefined for one by a setting, or by nothing that is known. */
export function mediaSorting(sorting: Sorting<string> | undefined): Sorting | undefined {
  const key = sortKeys.find((one) => one === sorting?.key);
  return sorting && key && { key, direction: sorting.direction };
}

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

/** What a media list is sorted by beside the name: of a stream, of a file, of all below a group. */
export type MediaFigures = Pick<StreamView, "short" | "clientCount" | "bitrateKbit" | "lifetimeMs">;

/**
 * Sorts media that stand in the order of the config, which decides between equals in either direction. Each is read
 * once, and of its figures only the one that is sorted by.
 */
export function sortMedia<Item>(
  items: readonly Item[],
  sorting: Sorting | undefined,
  name: (item: Item) => string,
  figures: (item: Item) => MediaFigures,
): readonly Item[] {
  if (sorting === undefined) return items;
  const { key, direction } = sorting;
  const sign = direction === "ascending" ? 1 : -1;
  return items
    .map((item, position) => ({
      item,
      position,
      value: key === "name" ? naturalKey(name(item)) : values[key](figures(item)),
    }))
    .sort((one, other) => sign * compare(one.value, other.value) || one.position - other.position)
    .map(({ item }) => item);
}

const TROUBLE_FIRST: Readonly<Record<ShortStatus, number>> = { err: 0, off: 1, dis: 2, on: 3 };

const values = {
  status: ({ short }: MediaFigures) => TROUBLE_FIRST[short],
  clients: ({ clientCount }: MediaFigures) => clientCount,
  // Without rounding to tens of kbit, rows of nearly equal bitrate would change places every second.
  bitrate: ({ bitrateKbit }: MediaFigures) => Math.round(bitrateKbit / 10),
  runtime: ({ lifetimeMs }: MediaFigures) => lifetimeMs,
} as const;

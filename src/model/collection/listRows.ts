import type { JsonObject } from "../Json.ts";
import { type MediaFilter, parseFilters } from "../media/mediaSearch.ts";
import { type CollectionView, readCollectionView } from "./collectionRows.ts";

/** What of a list is shown, with what only lists that have rows below their items know; all of it stands in the address. */
export interface ListView extends CollectionView {
  /** Of the Media screen. */
  readonly filters: readonly MediaFilter[];
  /** Keys of the items whose folded rows are shown. */
  readonly opened: ReadonlySet<string>;
}

/** An item of the collection. */
interface ItemRow {
  readonly kind: "item";
  readonly id: string;
  readonly key: string;
}

/** Something below an item: a stream that is published to a location, a file of a VOD. */
export interface BelowRow {
  readonly kind: "below";
  readonly id: string;
  /** Key of the item. */
  readonly owner: string;
  /** What it is, where an item has more than one kind of row below it. */
  readonly part: string;
  readonly name: string;
}

/** Shows and hides rows below an item. */
export interface FoldRow {
  readonly kind: "fold";
  readonly id: string;
  readonly owner: string;
  readonly count: number;
  readonly isOpen: boolean;
}

/** A row of a list. Its `id` is unlike all others and stays while the row says the same. */
export type ListRow = ItemRow | BelowRow | FoldRow;

/**
 * The rows of a list, as a view wants them: which items, and what below each.
 * @param keys of all items in their order: that of the config, or that of the setting the list is sorted by
 */
export type RowsOf = (items: JsonObject, view: ListView, keys: readonly string[]) => readonly ListRow[];

export function itemRow(key: string): ListRow {
  return { kind: "item", id: `item/${key}`, key };
}

export function belowRow(part: string, owner: string, name: string): ListRow {
  return { kind: "below", id: `${part}/${owner}/${name}`, owner, part, name };
}

/** The view in a query string. */
export function readListView(params: URLSearchParams): ListView {
  return {
    ...readCollectionView(params),
    filters: parseFilters(params.get("filter") ?? ""),
    opened: new Set(readKeys(params.get("open") ?? "")),
  };
}

/** A query string in which the folded rows of an item are shown, or, where they are, are not. */
export function toggleOpened(params: URLSearchParams, key: string): URLSearchParams {
  const next = new URLSearchParams(params);
  const keys = new Set(readKeys(params.get("open") ?? ""));
  if (!keys.delete(key)) keys.add(key);
  if (keys.size === 0) next.delete("open");
  else next.set("open", [...keys].map(writeKey).join("-"));
  return next;
}

/** A query string without search and filters: the whole list. */
export function clearView(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const word of ["query", "filter", "source"]) next.delete(word);
  return next;
}

function readKeys(words: string): readonly string[] {
  const keys = words.split("-").filter((key) => key !== "");
  return keys.map((key) => key.replaceAll("%2D", "-").replaceAll("%25", "%"));
}

/** A key may hold the dash that stands between keys. */
function writeKey(key: string): string {
  return key.replaceAll("%", "%25").replaceAll("-", "%2D");
}

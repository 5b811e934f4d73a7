import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { text } from "../../texts/text.ts";
import { type MediaFilter, parseFilters } from "./mediaSearch.ts";
import { type Sorting, sortKeys } from "./mediaSorting.ts";

/** The lists of the Media screen: where their entities stand in the config, and the first part of their addresses. */
export const mediaLists = {
  streams: { collection: "streams", entity: "stream", route: "standalone", items: [] },
  locations: { collection: "lives", entity: "location", route: "location", items: ["published"] },
  mirrors: { collection: "sources", entity: "mirror", route: "mirror", items: ["mirrored"] },
  vods: { collection: "vods", entity: "vod", route: "vod", items: ["file"] },
} as const;

export type MediaListName = keyof typeof mediaLists;

/** A list of the Media screen whose items have streams or files below them. */
export type GroupListName = Exclude<MediaListName, "streams">;

/** The list of the Media screen that shows an entity; undefined for one that has a page of its own. */
export function mediaListOf({ collection, menu }: EntityDescriptor): MediaListName | undefined {
  if (menu?.group !== text("pages.media")) return undefined;
  return (["streams", "locations", "mirrors", "vods"] as const).find(
    (list) => mediaLists[list].collection === collection,
  );
}

export type MediaCollection = (typeof mediaLists)[MediaListName]["collection"];

/** What of the media is shown, and in which order; all of it stands in the address. */
export interface MediaView {
  readonly list: MediaListName;
  readonly query: string;
  readonly filters: readonly MediaFilter[];
  /** Streams list only: `published`, `noSources`, the host of an input, or `mirror:ID`; "" for all. */
  readonly source: string;
  /** By a figure, or by the pattern of a setting that a list shows; undefined is the order of the config. */
  readonly sorting: Sorting<string> | undefined;
}

/** The view in a query string; what nobody knows counts as not there. */
export function readMediaView(params: URLSearchParams): MediaView {
  const list = listOf(params.get("list"));
  return {
    list,
    query: params.get("query") ?? "",
    filters: parseFilters(params.get("filter") ?? ""),
    source: params.get("source") ?? "",
    sorting: sortingOf(params.get("sort") ?? "", list),
  };
}

function listOf(word: string | null): MediaListName {
  for (const list of ["locations", "mirrors", "vods"] as const satisfies readonly MediaListName[]) {
    if (word === list) return list;
  }
  return "streams";
}

/** `bitrate` is ascending, `-bitrate` descending. Streams have no settings as columns. */
function sortingOf(word: string, list: MediaListName): Sorting<string> | undefined {
  const key = word.replace(/^-/, "");
  const isKnown = sortKeys.some((one) => one === key) || (list !== "streams" && key.startsWith("/"));
  if (!isKnown) return undefined;
  return { key, direction: word.startsWith("-") ? "descending" : "ascending" };
}

/** A query string with this view in it; what is as at first is left out, what is not of the view stays. */
export function writeMediaView(params: URLSearchParams, view: MediaView): URLSearchParams {
  const { list, query, filters, source, sorting } = view;
  const next = new URLSearchParams(params);
  const words = {
    list: list === "streams" ? "" : list,
    query,
    filter: filters.join("-"),
    source: list === "streams" ? source : "",
    sort: sorting ? (sorting.direction === "descending" ? "-" : "") + sorting.key : "",
  };
  for (const [name, word] of Object.entries(words)) {
    if (word === "") next.delete(name);
    else next.set(name, word);
  }
  return next;
}

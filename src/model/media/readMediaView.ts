import { parseFilters } from "../search/parseFilters.ts";
import { sortKeys, type Sorting } from "../sort/sortKeys.ts";
import type { MediaListName } from "./mediaLists.ts";
import type { MediaView } from "./MediaView.ts";

/** The view in a query string; what nobody knows counts as not there. */
export function readMediaView(params: URLSearchParams): MediaView {
  return {
    list: listOf(params.get("list")),
    query: params.get("query") ?? "",
    filters: parseFilters(params.get("filter") ?? ""),
    source: params.get("source") ?? "",
    sorting: sortingOf(params.get("sort") ?? ""),
  };
}

function listOf(word: string | null): MediaListName {
  for (const list of ["locations", "mirrors", "vods"] as const satisfies readonly MediaListName[]) {
    if (word === list) return list;
  }
  return "streams";
}

/** `bitrate` is ascending, `-bitrate` descending. */
function sortingOf(word: string): Sorting | undefined {
  const key = sortKeys.find((one) => one === word.replace(/^-/, ""));
  return key && { key, direction: word.startsWith("-") ? "descending" : "ascending" };
}

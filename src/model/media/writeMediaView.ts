import type { MediaView } from "./MediaView.ts";

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

import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import {
  type MediaListName,
  mediaListOf,
  mediaLists,
  readMediaView,
  writeMediaView,
} from "../model/media/mediaView.ts";
import { mediaSorting } from "../model/media/mediaSorting.ts";
import type { EntityDescriptor } from "../generated/contracts/EntityDescriptor.ts";
import { text } from "../texts/text.ts";
import { formatMediaNames, parseMediaNames } from "../model/stream/mediaNames.ts";

/** Address of an item page: each name encoded on its own, several joined by a plus for multi-edit. */
export function itemAddress(kind: string, names: readonly string[], page = ""): string {
  return `/${kind}/${formatMediaNames(names)}${page === "" ? "" : `/${page}`}`;
}

/** The pages of one stream that no schema names: who watches and watched it. */
export const streamPages = ["clients", "history"] as const;

/** Address of a media list, with the filter and the query that stand in an item's own address. */
export function listAddress(list: MediaListName, search: string): string {
  const params = new URLSearchParams(search);
  const view = readMediaView(params);
  // Another list has other settings.
  const sorting = list === view.list ? view.sorting : mediaSorting(view.sorting);
  const query = writeMediaView(params, { ...view, list, sorting }).toString();
  return query === "" ? "/" : `/?${query}`;
}

/** Address of the list that an entity stands in: on the Media screen, or on a page of its own. */
export function homeAddress(entity: EntityDescriptor, search: string): string {
  const list = mediaListOf(entity);
  return list === undefined ? `/${entity.route ?? ""}${search}` : listAddress(list, search);
}

/** What leads back to the list of an entity. */
export function homeTitle(entity: EntityDescriptor): string {
  const list = mediaListOf(entity);
  return list === undefined ? entity.plural : text(`media.lists.${list}`);
}

/** A server refuses a request whose address and cookies take more than 16 KB; half of it is left to the rest. */
const longestAddress = 8000;
const mostNames = 2000;

/** Address of the page that edits several entities as one; undefined for so many that no address can hold them. */
export function multiEditAddress(route: string, names: readonly string[], search: string): string | undefined {
  if (names.length > mostNames) return undefined;
  const address = itemAddress(route, names) + search;
  return address.length > longestAddress ? undefined : address;
}

/** The item page that is open: in which list its item stands, and its names. */
export interface ShownItem {
  readonly list: MediaListName;
  /** First part of the address: `standalone`, `published`, ... */
  readonly route: string;
  readonly names: readonly string[];
}

/** The item whose page an address below /admin opens; undefined for the lists themselves and all that is no media. */
export function shownItem(pathname: string): ShownItem | undefined {
  const [, route = "", names = ""] = pathname.split("/");
  for (const list of ["streams", "locations", "mirrors", "vods"] as const) {
    const routes: readonly string[] = [mediaLists[list].route, ...mediaLists[list].items];
    if (routes.includes(route)) return { list, route, names: parseMediaNames(names) };
  }
  return undefined;
}

/** The page of the item that is shown, for another of its kind; what lies below it is of that one alone. */
export function keptPage(pathname: string, of: string): string {
  const [, route, , page = ""] = pathname.split("/");
  return route === of ? page : "";
}

/** The names in the address. Taken from the path as it stands: a router decodes its params before they can be split. */
export function useMediaNames(): readonly string[] {
  const { pathname } = useLocation();
  return parseMediaNames(pathname.split("/")[2] ?? "");
}

/** Goes to an item's page; what is shown of the list stays in the address. */
export function useOpen(): (route: string, name: string, page?: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (route, name, page) => void navigate({ pathname: itemAddress(route, [name], page), search }),
    [navigate, search],
  );
}

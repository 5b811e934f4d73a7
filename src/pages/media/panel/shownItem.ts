import { type MediaListName, mediaLists } from "../../../model/media/mediaLists.ts";
import { parseMediaNames } from "../../../model/names/parseMediaNames.ts";

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

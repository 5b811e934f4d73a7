import type { JsonObject } from "../Json.ts";
import { mirrorName } from "../mirror/mirrorServers.ts";
import { locationRows } from "./locationRows.ts";
import type { RowsView } from "./mediaGroups.ts";
import type { MediaListName } from "./mediaView.ts";
import { mirrorRows } from "./mirrorRows.ts";
import { vodRows } from "./vodRows.ts";

/** One item of the list beside an item's page. */
export interface PanelItem {
  /** Route and name. */
  readonly id: string;
  /** First part of the item's address. */
  readonly route: string;
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** Stands below a group: where the server reports it. */
  readonly member?: {
    readonly owner: string;
    readonly name: string;
  };
}

/** The items of a grouped list beside an item's page: each group, and what is below it, nothing hidden. */
export const panelItems: Readonly<
  Record<Exclude<MediaListName, "streams">, (collection: JsonObject, view: RowsView) => readonly PanelItem[]>
> = {
  locations: (lives, view) =>
    locationRows(lives, view).map((row) =>
      row.kind === "location" ? group("location", row.key, row.key) : member("published", row.name, row),
    ),
  mirrors: (sources, view) =>
    mirrorRows(sources, view, new Set(Object.keys(sources))).flatMap((row) => {
      if (row.kind === "group") return [group("mirror", row.key, mirrorName(sources[row.key]) ?? row.key)];
      return row.kind === "mirrored" ? [member("mirrored", row.name, row)] : [];
    }),
  vods: (vods, view) =>
    vodRows(vods, view).map((row) =>
      row.kind === "vod" ? group("vod", row.key, row.key) : member("file", `${row.owner}/${row.name}`, row),
    ),
};

function group(route: string, name: string, label: string): PanelItem {
  return { id: `${route}/${name}`, route, name, label };
}

function member(
  route: string,
  name: string,
  { owner, name: below }: { readonly owner: string; readonly name: string },
): PanelItem {
  return { id: `${route}/${name}`, route, name, label: below, member: { owner, name: below } };
}

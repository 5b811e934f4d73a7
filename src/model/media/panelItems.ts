import type { JsonObject } from "../Json.ts";
import type { RowsView } from "./groups/RowsView.ts";
import { locationRows } from "./locationRows.ts";
import type { MediaListName } from "./mediaLists.ts";
import { mirrorName } from "../mirror/mirrorName.ts";
import { mirrorRows } from "./mirrorRows.ts";
import type { PanelItem } from "./PanelItem.ts";
import { vodRows } from "./vodRows.ts";

/** The lines of a grouped list beside an item's page: each group, and what is below it, nothing hidden. */
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

import type { JsonObject } from "../Json.ts";
import { keptGroups } from "./groups/keptGroups.ts";
import { locationKind } from "./groups/locationKind.ts";
import type { RowsView } from "./groups/RowsView.ts";
import type { LocationRow } from "./LocationRow.ts";

/** The rows of the locations list: each location, followed by the streams published to it. */
export function locationRows(lives: JsonObject, view: RowsView): readonly LocationRow[] {
  return keptGroups(lives, locationKind, view).flatMap(({ key, members }): LocationRow[] => [
    { kind: "location", id: `group/${key}`, key },
    ...members.map((name): LocationRow => ({ kind: "published", id: `published/${key}/${name}`, owner: key, name })),
  ]);
}

import type { JsonObject } from "../Json.ts";
import { keptGroups } from "./groups/keptGroups.ts";
import type { RowsView } from "./groups/RowsView.ts";
import { vodKind } from "./groups/vodKind.ts";
import type { VodRow } from "./VodRow.ts";

/** The rows of the VOD list: each VOD, followed by its open files. */
export function vodRows(vods: JsonObject, view: RowsView): readonly VodRow[] {
  return keptGroups(vods, vodKind, view).flatMap(({ key, members }): VodRow[] => [
    { kind: "vod", id: `group/${key}`, key },
    ...members.map((name): VodRow => ({ kind: "file", id: `file/${key}/${name}`, owner: key, name })),
  ]);
}

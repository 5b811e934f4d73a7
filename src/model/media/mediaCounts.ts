import { isPlainObject, type JsonObject } from "../Json.ts";
import { mirroredModes } from "../mirror/mirroredModes.ts";
import { originName } from "../mirror/mirroredNames.ts";
import { fitsFilter, type MediaFilter, mediaFilters } from "./mediaSearch.ts";
import { hasByItself } from "./mediaGroups.ts";
import { locationKind } from "./locationRows.ts";
import { mirrorKind } from "./mirrorRows.ts";
import { vodKind } from "./vodRows.ts";
import { mediaLists, type MediaListName } from "./mediaView.ts";

const kinds = { locations: locationKind, mirrors: mirrorKind, vods: vodKind } as const;

/** How many streams or files of a grouped list fit each filter, over the whole list and whatever is filtered [C080]. */
export function mediaCounts(
  list: Exclude<MediaListName, "streams">,
  tree: JsonObject,
): Readonly<Record<MediaFilter, number>> {
  const counts = { online: 0, waiting: 0, error: 0, dvr: 0, transcoder: 0 };
  const kind = kinds[list];
  const groups = tree[mediaLists[list].collection];
  for (const group of Object.values(isPlainObject(groups) ? groups : {})) {
    if (!isPlainObject(group)) continue;
    const modeOf = mirroredModes(group);
    for (const [name, member] of Object.entries(kind.members(group))) {
      if (!isPlainObject(member)) continue;
      // What a mirror no longer takes may still be reported for a moment.
      if (list === "mirrors" && modeOf(originName(group, name)) === "ignored") continue;
      const { status } = kind.view(member, group);
      for (const filter of mediaFilters) {
        if (hasByItself(filter, group) || fitsFilter(filter, member, status)) counts[filter] += 1;
      }
    }
  }
  return counts;
}

import { isPlainObject, type JsonObject } from "../Json.ts";
import { mirroredModes } from "../mirror/mirroredModes.ts";
import { originName } from "../mirror/mirroredNames.ts";
import { fitsFilter, type MediaFilter, mediaFilters } from "./mediaSearch.ts";
import { hasByItself, membersOf } from "./mediaGroups.ts";
import { groupKinds } from "./groupKinds.ts";
import { type GroupListName, mediaLists } from "./mediaView.ts";

/** How many streams or files of a grouped list fit each filter, over the whole list and whatever is filtered [C080]. */
export function mediaCounts(list: GroupListName, tree: JsonObject): Readonly<Record<MediaFilter, number>> {
  const counts = { online: 0, attention: 0, waiting: 0, error: 0, dvr: 0, transcoder: 0 };
  const { kind } = groupKinds[list];
  const groups = tree[mediaLists[list].collection];
  for (const group of Object.values(isPlainObject(groups) ? groups : {})) {
    if (!isPlainObject(group)) continue;
    const modeOf = mirroredModes(group);
    for (const [name, member] of Object.entries(membersOf(group, kind))) {
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

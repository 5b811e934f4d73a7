import { entities } from "../../../generated/entities.ts";
import { groupKinds } from "../../../model/media/groupKinds.ts";
import { type GroupListName, mediaLists } from "../../../model/media/mediaView.ts";
import type { CollectionRows, RowLayout } from "../../../stores/collection/CollectionRows.ts";
import { useCollectionRows } from "../../list/useListView.ts";

/** The rows of a grouped list as the address wants them, nothing folded. To be read in an observer. */
export function useGroupRows(list: GroupListName): CollectionRows {
  return useCollectionRows(entities[mediaLists[list].entity], layouts[list]);
}

const layouts = { locations: unfolded("locations"), mirrors: unfolded("mirrors"), vods: unfolded("vods") } as const;

function unfolded(list: GroupListName): RowLayout {
  const { kind, rowsOf } = groupKinds[list];
  return {
    membersIn: kind.membersIn,
    rowsOf: (items, view, keys) => rowsOf(items, { ...view, opened: new Set(keys) }, keys),
  };
}

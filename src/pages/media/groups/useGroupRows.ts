import { useMemo } from "react";
import { useStores } from "../../../context/useStores.ts";
import type { JsonObject } from "../../../model/Json.ts";
import type { RowsView } from "../../../model/media/groups/RowsView.ts";
import type { MediaListName } from "../../../model/media/mediaLists.ts";
import { GroupRows } from "../../../stores/GroupRows.ts";
import { useMediaView } from "../useMediaView.ts";

/**
 * The rows of a grouped list as the address wants them. To be read in an observer.
 * @param rowsOf a stable function
 */
export function useGroupRows<Row extends { readonly id: string }>(
  list: MediaListName,
  rowsOf: (collection: JsonObject, view: RowsView) => readonly Row[],
): GroupRows<Row> {
  const { config } = useStores();
  const { view } = useMediaView();
  return useMemo(() => {
    const { query, filters, sorting } = view;
    const readsFigures = query.trim() !== "" || filters.length > 0 || (sorting && sorting.key !== "name") === true;
    return new GroupRows(config, list, (collection) => rowsOf(collection, view), readsFigures);
  }, [config, list, rowsOf, view]);
}

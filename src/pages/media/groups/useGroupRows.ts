import { useMemo } from "react";
import { useStores } from "../../../context/StoresContext.ts";
import { isPlainObject, type JsonObject } from "../../../model/Json.ts";
import type { RowsView } from "../../../model/media/mediaGroups.ts";
import { type MediaListName, mediaLists } from "../../../model/media/mediaView.ts";
import type { ConfigStore } from "../../../stores/ConfigStore.ts";
import { GroupRows } from "../../../stores/media/GroupRows.ts";
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

/** The ids of the rows whose groups are selected. To be read in an observer. */
export function useSelectedRows(list: MediaListName): ReadonlySet<string> {
  const { selected } = useStores();
  const keys = selected.of(mediaLists[list].collection);
  return useMemo(() => new Set([...keys].map((key) => `group/${key}`)), [keys]);
}

/** A copy of a stream or file below a group; tracked. Undefined when it is gone. */
export function readMember(
  config: ConfigStore,
  [collection, owner, part]: readonly [collection: string, owner: string, part: "streams" | "files"],
  name: string,
): JsonObject | undefined {
  const members = config.node(collection, owner).readRuntime()?.[part];
  const member = isPlainObject(members) && Object.hasOwn(members, name) ? members[name] : undefined;
  return isPlainObject(member) ? { ...member } : undefined;
}

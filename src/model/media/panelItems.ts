import type { BelowRow, ListRow } from "../collection/listRows.ts";
import { groupKinds } from "./groupKinds.ts";
import { type GroupListName, mediaLists } from "./mediaView.ts";

/** One item of the list beside an item's page. */
export interface PanelItem {
  /** Route and name. */
  readonly id: string;
  /** First part of the item's address. */
  readonly route: string;
  /** Its name in the address. */
  readonly name: string;
  /** What it is called, unless its config says otherwise. */
  readonly label: string;
  /** Stands below a group: where the server reports it. */
  readonly member?: BelowRow;
}

/** The rows of a grouped list that have pages: each group, and what is below it. */
export function panelItems(list: GroupListName, rows: readonly ListRow[]): readonly PanelItem[] {
  const { route } = mediaLists[list];
  return rows.flatMap((row): readonly PanelItem[] => {
    if (row.kind === "fold") return [];
    if (row.kind === "item") return [{ id: `${route}/${row.key}`, route, name: row.key, label: row.key }];
    const link = groupKinds[list].kind.linkOf(row);
    return link ? [{ id: `${link.route}/${link.name}`, ...link, label: row.name, member: row }] : [];
  });
}

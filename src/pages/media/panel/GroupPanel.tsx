import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import type { MediaListName } from "../../../model/media/mediaLists.ts";
import type { PanelItem } from "../../../model/media/PanelItem.ts";
import { panelItems } from "../../../model/media/panelItems.ts";
import { useGroupRows } from "../groups/useGroupRows.ts";
import { PanelList } from "./PanelList.tsx";
import type { ShownItem } from "./shownItem.ts";

interface GroupPanelProps {
  readonly list: Exclude<MediaListName, "streams">;
  readonly item: ShownItem;
}

const none: readonly PanelItem[] = [];

/** The locations, mirrors or VODs beside an item's page, with what is below each. */
export const GroupPanel = observer(function GroupPanel({ list, item }: GroupPanelProps) {
  const rows = useGroupRows(list, panelItems[list]);
  return <PanelList item={item} items={useDeferredValue(rows.all, none)} />;
});

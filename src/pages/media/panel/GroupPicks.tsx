import { observer } from "mobx-react-lite";
import type { MediaListName } from "../../../model/media/mediaLists.ts";
import { panelItems } from "../../../model/media/panelItems.ts";
import { useGroupRows } from "../groups/useGroupRows.ts";
import { PickBar } from "./PickBar.tsx";

/** Picking locations, mirrors or VODs; what is below them has no settings to be edited together. */
export const GroupPicks = observer(function GroupPicks({ list }: { readonly list: Exclude<MediaListName, "streams"> }) {
  const rows = useGroupRows(list, panelItems[list]);
  return <PickBar list={list} shown={rows.all.flatMap(({ name, member }) => (member ? [] : [name]))} />;
});

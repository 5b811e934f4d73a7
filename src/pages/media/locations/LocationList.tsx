import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { LocationRow as Row } from "../../../model/media/LocationRow.ts";
import { locationRows } from "../../../model/media/locationRows.ts";
import { text } from "../../../texts/text.ts";
import { GroupedList } from "../groups/GroupedList.tsx";
import { memberColumns } from "../groups/memberColumns.ts";
import { useGroupRows } from "../groups/useGroupRows.ts";
import { useOpen } from "../groups/useOpen.ts";
import { usePickedRows } from "../groups/usePickedRows.ts";
import styles from "./LocationList.module.css";
import { LocationRow } from "./LocationRow.tsx";
import { NewLocation } from "./NewLocation.tsx";

/** The publishing locations, each followed by the streams published to it. */
export const LocationList = observer(function LocationList() {
  const open = useOpen();
  const rows = useGroupRows("locations", locationRows);
  const pickedRows = usePickedRows("locations");
  const openRow = useCallback(
    (row: Row) => (row.kind === "location" ? open("location", row.key) : open("published", row.name)),
    [open],
  );
  return (
    <GroupedList
      words={{
        title: text("locations.title"),
        add: text("locations.add"),
        none: text("locations.none"),
        empty: text("locations.empty"),
        emptyDetail: text("locations.emptyDetail"),
      }}
      rows={rows.all}
      total={rows.total}
      pickedRows={pickedRows}
      columns={columns()}
      className={styles.columns}
      Row={LocationRow}
      Form={NewLocation}
      onOpen={openRow}
    />
  );
});

function columns() {
  return [
    ...memberColumns(),
    { id: "source", label: text("media.source") },
    { id: "actions", label: text("media.actions"), isHidden: true },
  ];
}

import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { VodRow as Row } from "../../../model/media/VodRow.ts";
import { vodRows } from "../../../model/media/vodRows.ts";
import { text } from "../../../texts/text.ts";
import { GroupedList } from "../groups/GroupedList.tsx";
import { useGroupRows } from "../groups/useGroupRows.ts";
import { useOpen } from "../groups/useOpen.ts";
import { usePickedRows } from "../groups/usePickedRows.ts";
import { NewVod } from "./NewVod.tsx";
import styles from "./VodList.module.css";
import { VodRow } from "./VodRow.tsx";

/** The VOD locations, each followed by its open files. */
export const VodList = observer(function VodList() {
  const open = useOpen();
  const rows = useGroupRows("vods", vodRows);
  const pickedRows = usePickedRows("vods");
  const openRow = useCallback(
    (row: Row) => (row.kind === "vod" ? open("vod", row.key) : open("file", `${row.owner}/${row.name}`)),
    [open],
  );
  return (
    <GroupedList
      words={{
        title: text("vods.title"),
        add: text("vods.add"),
        none: text("vods.none"),
        empty: text("vods.empty"),
        emptyDetail: text("vods.emptyDetail"),
      }}
      rows={rows.all}
      total={rows.total}
      pickedRows={pickedRows}
      columns={columns()}
      className={styles.columns}
      Row={VodRow}
      Form={NewVod}
      onOpen={openRow}
    />
  );
});

function columns() {
  return [
    { id: "pick", label: text("media.pickColumn"), isHidden: true },
    { id: "file", label: text("vods.file"), sortKey: "name" },
    { id: "status", label: text("media.status"), sortKey: "status" },
    { id: "clients", label: text("media.clients"), sortKey: "clients", isNumber: true },
    { id: "workers", label: text("vods.workers"), isNumber: true },
    { id: "actions", label: text("media.actions"), isHidden: true },
  ] as const;
}

import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { JsonObject } from "../../../model/Json.ts";
import type { RowsView } from "../../../model/media/groups/RowsView.ts";
import type { MirrorRow as Row } from "../../../model/media/MirrorRow.ts";
import { mirrorRows } from "../../../model/media/mirrorRows.ts";
import { text } from "../../../texts/text.ts";
import { GroupedList } from "../groups/GroupedList.tsx";
import { memberColumns } from "../groups/memberColumns.ts";
import { useGroupRows } from "../groups/useGroupRows.ts";
import { useOpen } from "../groups/useOpen.ts";
import { usePickedRows } from "../groups/usePickedRows.ts";
import styles from "./MirrorList.module.css";
import { MirrorRow } from "./MirrorRow.tsx";
import { NewMirror } from "./NewMirror.tsx";
import { useOpenMirrors } from "./useOpenMirrors.ts";

/** The mirrors, each with its servers, the streams it takes, and those it ignores. */
export const MirrorList = observer(function MirrorList() {
  const open = useOpen();
  const { opened, toggle } = useOpenMirrors();
  const rowsOf = useCallback((sources: JsonObject, view: RowsView) => mirrorRows(sources, view, opened), [opened]);
  const rows = useGroupRows("mirrors", rowsOf);
  const pickedRows = usePickedRows("mirrors");
  const openRow = useCallback(
    (row: Row) => {
      if (row.kind === "group") open("mirror", row.key);
      if (row.kind === "mirrored") open("mirrored", row.name);
      if (row.kind === "toggle") toggle(row.owner);
    },
    [open, toggle],
  );
  return (
    <GroupedList
      words={{
        title: text("mirrors.title"),
        add: text("mirrors.add"),
        none: text("mirrors.none"),
        empty: text("mirrors.empty"),
        emptyDetail: text("mirrors.emptyDetail"),
      }}
      rows={rows.all}
      total={rows.total}
      pickedRows={pickedRows}
      columns={columns()}
      className={styles.columns}
      minWidthPx={560}
      Row={MirrorRow}
      Form={NewMirror}
      onOpen={openRow}
    />
  );
});

function columns() {
  return [...memberColumns(), { id: "mode", label: text("media.mode"), isNumber: true }];
}

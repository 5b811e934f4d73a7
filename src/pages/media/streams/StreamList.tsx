import { observer } from "mobx-react-lite";
import { useDeferredValue, useMemo, useRef } from "react";
import { VirtualList } from "../../../components/data/VirtualList.tsx";
import { useStores } from "../../../context/useStores.ts";
import { text } from "../../../texts/text.ts";
import { MediaHead } from "../MediaHead.tsx";
import { BulkBar } from "./BulkBar.tsx";
import { columnsWidthPx } from "./columnsWidthPx.ts";
import { PreviewCard } from "./PreviewCard.tsx";
import { StreamBar } from "./StreamBar.tsx";
import styles from "./StreamList.module.css";
import { StreamListContext } from "./StreamListContext.ts";
import { StreamListEmpty } from "./StreamListEmpty.tsx";
import { StreamRow } from "./StreamRow.tsx";
import { useReorder } from "./useReorder.ts";
import { useRowMenu } from "./useRowMenu.tsx";
import { useStreamColumns } from "./useStreamColumns.ts";

interface StreamListProps {
  readonly onOpen: (name: string) => void;
}

const none: readonly string[] = [];

/** Ten thousand rows or none. */
export const StreamList = observer(function StreamList({ onOpen }: StreamListProps) {
  const { streams, picked, connection } = useStores();
  const list = useRef<HTMLDivElement>(null);
  const { names } = streams;
  const chosen = picked.of("streams");
  const columns = useStreamColumns(list);
  // Positions are those of the whole list, and several that are picked have no one place.
  const canMove = !streams.isNarrowed && !streams.view.sorting && chosen.size < 2 && !connection.isOffline;
  const { drop, move, handlers } = useReorder(names, canMove);
  const { menu, openMenu } = useRowMenu(canMove, move);
  const frame = useMemo(() => ({ columns, canMove, openMenu }), [columns, canMove, openMenu]);
  const heads = useMemo(
    () =>
      columns.map(({ label, isHeadHidden, ...column }) => ({
        ...column,
        label: text(label),
        isHidden: isHeadHidden ?? false,
      })),
    [columns],
  );
  // Rows are drawn in a turn of their own: a page that opens, or a letter typed, does not wait for them.
  const shown = useDeferredValue(names, none);
  // The bar goes with what was pressed on it.
  const focusRow = () => list.current?.querySelector<HTMLElement>("[data-index][tabindex='0']")?.focus();
  return (
    <>
      {chosen.size > 0 ? <BulkBar onUnpicked={focusRow} /> : <StreamBar />}
      <div ref={list} className={styles.streams} {...handlers}>
        <StreamListContext.Provider value={frame}>
          <VirtualList
            label={text("pages.streams")}
            items={shown}
            getKey={itself}
            Row={StreamRow}
            columns={columns.map(({ width }) => width).join(" ")}
            minWidthPx={columnsWidthPx(columns)}
            head={<MediaHead columns={heads} />}
            selectedKeys={chosen}
            onOpen={onOpen}
            empty={names.length === 0 && <StreamListEmpty onAdded={onOpen} />}
          />
        </StreamListContext.Provider>
        {drop && drop.topPx >= 0 && <div className={styles.drop} style={{ top: drop.topPx }} />}
      </div>
      {menu}
      <PreviewCard list={list} />
    </>
  );
});

function itself(name: string): string {
  return name;
}

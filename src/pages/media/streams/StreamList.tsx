import { observer } from "mobx-react-lite";
import { Suspense, useDeferredValue, useMemo, useRef } from "react";
import { GridCell, VirtualList } from "../../../components/data/VirtualList.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { text } from "../../../texts/text.ts";
import styles from "../../list/List.module.css";
import { columnsTemplate, columnsWidthPx, useShownColumns } from "../../list/listColumns.ts";
import { ListHead } from "../../list/ListHead.tsx";
import { useStreamView } from "../useStreamView.ts";
import { PreviewCard } from "./PreviewCard.tsx";
import { StreamBar } from "./StreamBar.tsx";
import { StreamListContext, useStreamListFrame } from "./StreamColumn.ts";
import { streamColumns } from "./streamColumns.tsx";
import { useReorder } from "../../list/useReorder.ts";
import { useRowMenu } from "./streamActions.tsx";
import { lazyPart } from "../../../components/states/lazyPart.tsx";

interface StreamListProps {
  readonly onOpen: (name: string) => void;
}

const none: readonly string[] = [];
// A list is shown before anything is picked on it, and most have something to show.
const StreamListEmpty = lazyPart(() => import("./StreamListEmpty.tsx").then((file) => file.StreamListEmpty));
const BulkBar = lazyPart(() => import("./BulkBar.tsx").then((file) => file.BulkBar));

/** Ten thousand rows or none. */
export const StreamList = observer(function StreamList({ onOpen }: StreamListProps) {
  const { streams, selected, connection } = useStores();
  const list = useRef<HTMLDivElement>(null);
  const { names } = streams;
  const chosen = selected.of("streams");
  const columns = useShownColumns("streams", streamColumns, list);
  // Positions are those of the whole list, and several that are selected have no one place.
  const canMove = !streams.isNarrowed && !streams.view.sorting && chosen.size < 2 && !connection.isOffline;
  const { drop, move, handlers } = useReorder(names, canMove, {
    collection: "streams",
    property: "position",
    all: () => streams.sorted,
  });
  const { menu, openMenu } = useRowMenu(canMove, move);
  const frame = useMemo(() => ({ columns, canMove, openMenu }), [columns, canMove, openMenu]);
  // Rows are drawn in a turn of their own: a page that opens, or a letter typed, does not wait for them.
  const shown = useDeferredValue(names, none);
  return (
    <>
      <StreamBar />
      <div ref={list} className={styles.list} {...handlers}>
        <StreamListContext.Provider value={frame}>
          <VirtualList
            label={text("pages.streams")}
            items={shown}
            getKey={itself}
            Row={StreamRow}
            columns={columnsTemplate(columns)}
            minWidthPx={columnsWidthPx(columns)}
            head={<ListHead columns={columns} />}
            selectedKeys={chosen}
            onOpen={onOpen}
            coming={names.length}
            empty={
              <Suspense>
                <StreamListEmpty onAdded={onOpen} />
              </Suspense>
            }
          />
        </StreamListContext.Provider>
        {drop && drop.topPx >= 0 && <div className={styles.drop} style={{ top: drop.topPx }} />}
      </div>
      {chosen.size > 0 && (
        <Suspense>
          <BulkBar list={list} shown={shown} />
        </Suspense>
      )}
      {menu}
      <PreviewCard list={list} />
    </>
  );
});

function itself(name: string): string {
  return name;
}

/** One stream of the list; drawn anew when its own figures change and at no other time. */
const StreamRow = observer(function StreamRow({ item: name }: { readonly item: string; readonly index: number }) {
  const { draft, selected, save, connection } = useStores();
  const { columns } = useStreamListFrame();
  const view = useStreamView(name);
  if (!view) return null;
  // Read here and handed on: a row of one observer costs less than one of five.
  const facts = {
    name,
    view,
    isSelected: selected.has("streams", name),
    waits: draft.waitsAt(["streams", name]),
    isSaving: save.isRunning,
    isOffline: connection.isOffline,
  };
  return columns.map(({ id, isNumber = false, isLive, draw }) => (
    <GridCell key={id} isNumber={isNumber} isLive={isLive}>
      {draw(facts)}
    </GridCell>
  ));
});

import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from "react";
import type { ListOverride } from "../../../overrides/ListOverride.ts";
import { classes } from "../../components/classes.ts";
import { VirtualList } from "../../components/data/VirtualList.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { itemRow, type ListRow } from "../../model/collection/listRows.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { useOpen } from "../mediaAddresses.ts";
import { useCollectionRowMenu } from "./collectionActions.tsx";
import { CollectionBar, CollectionSelection } from "./CollectionBar.tsx";
import { columnsOf, ListFrameContext, useStackedColumns } from "./collectionColumns.tsx";
import frameStyles from "../list/List.module.css";
import styles from "./CollectionList.module.css";
import { CollectionRow } from "./CollectionRow.tsx";
import { columnsTemplate, columnsWidthPx, useIsNarrow, useShownColumns } from "../list/listColumns.ts";
import { ListHead } from "../list/ListHead.tsx";
import { useListView } from "../list/useListView.ts";
import { useReorder } from "../list/useReorder.ts";

interface CollectionListProps {
  readonly title: string;
  readonly rows: CollectionRows;
  readonly override: ListOverride;
  readonly hasSearch: boolean;
  /** Shown in place of no rows. */
  readonly empty: ReactNode;
}

const noRows: readonly ListRow[] = [];
/** Box, name and one more; below them, from the name on, what can be done. */
const stackedTemplate = "1.25rem minmax(0, 1fr) minmax(0, max-content)";
const stackedRowPx = 80;
/** The items of a collection and what is below them, with the bar above: ten thousand rows or none. */
export const CollectionList = observer(function CollectionList(props: CollectionListProps) {
  const { title, rows, override, hasSearch, empty } = props;
  const { entity, shown } = rows;
  const { collection = "", order } = entity;
  const { selected, connection } = useStores();
  const list = useRef<HTMLDivElement>(null);
  const allColumns = useMemo(() => columnsOf(entity, override), [entity, override]);
  const isStacked = useIsNarrow(list) && override.stacksWhenNarrow === true;
  const columns = useStackedColumns(useShownColumns(entity.name, allColumns, list), isStacked);
  const chosen = selected.of(collection);
  const selectedKeys = useMemo(() => new Set([...chosen].map((key) => itemRow(key).id)), [chosen]);
  // Positions are those of the whole list, and several that are selected have no one place.
  const isWhole = !rows.isNarrowed && rows.view.sorting === undefined && chosen.size < 2;
  const canMove = order !== undefined && isWhole && !connection.isOffline;
  // Rows are drawn in a turn of their own: a page that opens, or a letter typed, does not wait for them.
  const drawn = useDeferredValue(shown, noRows);
  const places = useMemo(() => drawn.map((row) => (row.kind === "item" ? row.key : undefined)), [drawn]);
  const { drop, move, handlers } = useReorder(places, canMove, {
    collection,
    property: order ?? "",
    all: () => rows.all,
  });
  const { menu, openMenu } = useCollectionRowMenu(rows, override, { canMove, move });
  const frame = useMemo(
    () => ({ entity, override, rows, columns, allColumns, canMove, openMenu }),
    [entity, override, rows, columns, allColumns, canMove, openMenu],
  );
  const openRow = useOpenEach(rows, override);
  return (
    <ListFrameContext.Provider value={frame}>
      <CollectionBar hasSearch={hasSearch} />
      <div
        ref={list}
        className={classes(frameStyles.list, override.below && styles.groups, isStacked && styles.stacked)}
        {...(canMove ? handlers : {})}
      >
        <VirtualList
          label={title}
          items={drawn}
          getKey={idOf}
          Row={CollectionRow}
          columns={isStacked ? stackedTemplate : columnsTemplate(columns)}
          minWidthPx={isStacked ? 0 : columnsWidthPx(columns)}
          {...(isStacked && { rowHeightPx: stackedRowPx })}
          head={<ListHead columns={isStacked ? columns.slice(0, -1) : columns} />}
          selectedKeys={selectedKeys}
          onOpen={openRow}
          coming={shown.length}
          empty={empty}
        />
        {drop && drop.topPx >= 0 && <div className={frameStyles.drop} style={{ top: drop.topPx }} />}
      </div>
      <CollectionSelection list={list} shown={places} />
      {menu}
    </ListFrameContext.Provider>
  );
});

function idOf({ id }: ListRow): string {
  return id;
}

/** Enter on a row: an item and what is below it lead to their pages, a row that folds to what it folds. */
function useOpenEach({ entity: { route = "" } }: CollectionRows, { below }: ListOverride): (row: ListRow) => void {
  const open = useOpen();
  const { toggle } = useListView();
  return useCallback(
    (row) => {
      if (row.kind === "item") return open(route, row.key);
      if (row.kind === "fold") return toggle(row.owner);
      const link = below?.linkOf(row);
      return link && open(link.route, link.name);
    },
    [below, open, route, toggle],
  );
}

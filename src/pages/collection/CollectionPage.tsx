import { observer } from "mobx-react-lite";
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { VirtualList } from "../../components/data/VirtualList.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { text } from "../../texts/text.ts";
import { useOpen } from "../mediaAddresses.ts";
import { CollectionBar } from "./CollectionBar.tsx";
import { CollectionCells } from "./CollectionCells.tsx";
import { CollectionHead, NoItems, widthsOf } from "./CollectionHead.tsx";
import { ListFrameContext, useCollectionColumns } from "./collectionColumns.tsx";
import { useCollectionRowMenu } from "./collectionActions.tsx";
import styles from "./CollectionList.module.css";
import { useCollectionRows } from "./useCollection.ts";
import { useReorder } from "./useReorder.ts";

const CreateDialog = lazy(() => import("./CreateDialog.tsx").then((file) => ({ default: file.CreateDialog })));

const none: readonly string[] = [];

/** The list of a collection, as its schema describes it: ten thousand rows or none. */
export const CollectionPage = observer(function CollectionPage({ entity }: { readonly entity: EntityDescriptor }) {
  const { collection = "", route = "", label, plural, order } = entity;
  const { selected, connection } = useStores();
  const open = useOpen();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isCreating, setCreating] = useState(false);
  const rows = useCollectionRows(entity);
  const columns = useCollectionColumns(entity);
  const chosen = selected.of(collection);
  // Positions are those of the whole list, and several that are selected have no one place.
  const isWhole = !rows.isNarrowed && rows.view.sorting === undefined;
  const canMove = order !== undefined && isWhole && chosen.size < 2 && !connection.isOffline;
  const { drop, move, handlers } = useReorder(rows.shown, canMove, {
    collection,
    property: order ?? "",
    all: () => rows.all,
  });
  const { menu, openMenu } = useCollectionRowMenu(rows, canMove, move);
  const frame = useMemo(
    () => ({ entity, rows, columns, canMove, openMenu }),
    [entity, rows, columns, canMove, openMenu],
  );
  const openItem = useCallback((key: string) => open(route, key), [open, route]);
  // Rows are drawn in a turn of their own: a page that opens, or a letter typed, does not wait for them.
  const shown = useDeferredValue(rows.shown, none);
  const close = () => {
    setCreating(false);
    opener.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={plural}
        actions={
          <Button ref={opener} icon="plus" disabled={connection.isOffline} onClick={() => setCreating(true)}>
            {text("collection.new", { label: inSentence(label) })}
          </Button>
        }
      />
      <CollectionBar rows={rows} onClear={() => focusRow(list.current)} />
      <div ref={list} className={styles.list} {...(canMove ? handlers : {})}>
        <ListFrameContext.Provider value={frame}>
          <VirtualList
            label={plural}
            items={shown}
            getKey={itself}
            Row={CollectionCells}
            columns={widthsOf(columns)}
            minWidthPx={320 + columns.length * 90}
            head={<CollectionHead columns={columns} name={nameTitle(entity)} />}
            selectedKeys={chosen}
            onOpen={openItem}
            empty={rows.shown.length === 0 && <NoItems entity={entity} hasItems={rows.all.length > 0} />}
          />
        </ListFrameContext.Provider>
        {drop && drop.topPx >= 0 && <div className={styles.drop} style={{ top: drop.topPx }} />}
      </div>
      {menu}
      {isCreating && (
        <Suspense>
          <CreateDialog entity={entity} onClose={close} onCreated={openItem} />
        </Suspense>
      )}
    </>
  );
});

function itself(key: string): string {
  return key;
}

/** The bar goes with what was pressed on it. */
function focusRow(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>("[data-index][tabindex='0']")?.focus();
}

function nameTitle({ title, key, fields }: EntityDescriptor): string {
  return fields[`/${title ?? key}`]?.title ?? text("collection.name");
}

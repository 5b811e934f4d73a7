import { observer } from "mobx-react-lite";
import { lazy, Suspense, useEffect, useState } from "react";
import { IconButton } from "../../components/controls/Button.tsx";
import { SearchField } from "../../components/controls/SearchField.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { text } from "../../texts/text.ts";
import { columnsOf } from "./collectionColumns.tsx";
import styles from "./CollectionList.module.css";
import { SelectedBar, type SelectedBarProps } from "./SelectedBar.tsx";
import { useCollectionView } from "./useCollection.ts";

/** Above a collection's list: its search, how many are shown, its columns; what can be done to those selected. */
export const CollectionBar = observer(function CollectionBar({ rows, onClear }: SelectedBarProps) {
  const { selected } = useStores();
  const isSelecting = selected.of(rows.entity.collection ?? "").size > 0;
  return isSelecting ? <SelectedBar rows={rows} onClear={onClear} /> : <SearchBar rows={rows} />;
});

/** How long typing rests before the list follows it. */
const searchAfterMs = 100;

const SearchBar = observer(function SearchBar({ rows }: { readonly rows: CollectionRows }) {
  const { view, change } = useCollectionView();
  const [typed, setTyped] = useState(view.query);
  const plural = inSentence(rows.entity.plural);
  useEffect(() => setTyped(view.query), [view.query]);
  useEffect(() => {
    if (typed === view.query) return undefined;
    const timer = setTimeout(() => change({ query: typed }), searchAfterMs);
    return () => clearTimeout(timer);
  }, [typed, view.query, change]);
  return (
    <div className={styles.bar}>
      <SearchField label={text("collection.search", { plural })} value={typed} onChange={setTyped} />
      <p className={styles.count} role="status">
        {text("collection.shown", { shown: rows.shown.length, total: rows.all.length, plural })}
      </p>
      <ColumnMenu rows={rows} />
    </div>
  );
});

// Menus are a large part of what the console loads, and the list shows without them.
const AnchoredChoices = lazy(() =>
  import("../../components/overlays/Menu.tsx").then((menu) => ({ default: menu.AnchoredChoices })),
);

/** Which settings the list shows. */
const ColumnMenu = observer(function ColumnMenu({ rows }: { readonly rows: CollectionRows }) {
  const { columns } = useStores();
  const [anchor, setAnchor] = useState<Element>();
  const offered = columnsOf(rows.entity);
  if (offered.length === 0) return null;
  const first = offered.filter(({ isShown }) => isShown).map(({ pattern }) => pattern);
  return (
    <>
      <IconButton
        icon="settings"
        label={text("media.columns")}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {anchor && (
        <Suspense>
          <AnchoredChoices
            label={text("media.columns")}
            anchor={anchor}
            choices={offered.map(({ pattern, title }) => ({ id: pattern, label: title }))}
            chosen={columns.chosen(rows.entity.name) ?? first}
            onChange={(ids) => columns.choose(rows.entity.name, ids)}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
});

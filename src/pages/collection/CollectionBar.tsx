import { observer } from "mobx-react-lite";
import { type ComponentProps, useEffect, useState } from "react";
import { NavigationType, useNavigation, useNavigationType } from "react-router-dom";
import { Button } from "../../components/controls/Button.tsx";
import { SearchField } from "../../components/controls/SearchField.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import { text } from "../../texts/text.ts";
import { useDeleteItems } from "./deleteItems.tsx";
import { useListFrame } from "./collectionColumns.tsx";
import styles from "../list/List.module.css";
import { ColumnMenu } from "../list/ColumnMenu.tsx";
import { SelectedBar } from "../list/SelectedBar.tsx";
import { useListView } from "../list/useListView.ts";

interface CollectionBarProps {
  /** Not where the screen has a search of its own. */
  readonly hasSearch: boolean;
}

/** Above a list: its search, how many are shown, its columns. */
export const CollectionBar = observer(function CollectionBar({ hasSearch }: CollectionBarProps) {
  const { rows, entity, allColumns } = useListFrame();
  const words = inSentence(entity.plural);
  return (
    <div className={styles.bar}>
      {hasSearch && <Search plural={words} />}
      <div className={styles.end}>
        <p className={styles.count} role="status">
          {text("collection.shown", {
            shown: rows.keys.length,
            total: rows.total,
            items: rows.total === 1 ? inSentence(entity.label) : words,
          })}
        </p>
        <ColumnMenu list={entity.name} columns={allColumns} />
      </div>
    </div>
  );
});

type CollectionSelectionProps = Pick<ComponentProps<typeof SelectedBar>, "list" | "shown">;

/** Below a list: what can be done to those selected. */
export const CollectionSelection = observer(function CollectionSelection({ list, shown }: CollectionSelectionProps) {
  const { selected } = useStores();
  const { rows, entity } = useListFrame();
  const { collection = "", plural } = entity;
  const keys = [...selected.of(collection)];
  const remove = useDeleteItems(rows, "staged");
  if (keys.length === 0) return null;
  return (
    <SelectedBar
      entity={entity}
      label={text("collection.bulk", { plural: inSentence(plural) })}
      list={list}
      shown={shown}
    >
      <Button size="small" variant="ghost" onClick={() => selected.set(collection, rows.keys)}>
        {text("media.selectAll")}
      </Button>
      <Button size="small" variant="ghost" icon="trash" onClick={() => void remove(keys)}>
        {text("collection.delete")}
      </Button>
    </SelectedBar>
  );
});

/** How long typing rests before the list follows it. */
const searchAfterMs = 100;

function Search({ plural }: { readonly plural: string }) {
  const { view, change } = useListView();
  const [{ seen, typed }, setTyping] = useState({ seen: view.query, typed: view.query });
  // What was typed here comes back as a replacement, perhaps when more has been typed; all else leads elsewhere.
  const isOwn = useNavigationType() === NavigationType.Replace;
  if (seen !== view.query) setTyping({ seen: view.query, typed: isOwn ? typed : view.query });
  // Another page is on its way: to change the address meanwhile would call it off.
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (isLeaving || typed === view.query) return undefined;
    const timer = setTimeout(() => change({ query: typed }), searchAfterMs);
    return () => clearTimeout(timer);
  }, [typed, view.query, change, isLeaving]);
  return (
    <SearchField
      label={text("collection.search", { plural })}
      value={typed}
      onChange={(next) => setTyping({ seen: view.query, typed: next })}
    />
  );
}

import { observer } from "mobx-react-lite";
import { useLocation, useNavigate } from "react-router-dom";
import { Button, IconButton } from "../../components/controls/Button.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { inSentence } from "../../model/diff/settingWords.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { text } from "../../texts/text.ts";
import { multiEditAddress } from "../mediaAddresses.ts";
import { useDeleteItems } from "./collectionActions.tsx";
import styles from "./CollectionList.module.css";

export interface SelectedBarProps {
  readonly rows: CollectionRows;
  /** The focus goes from what was pressed to the list. */
  readonly onClear: () => void;
}

/** What can be done to those that are selected; changes go to the draft, and its review shows each. */
export const SelectedBar = observer(function SelectedBar({ rows, onClear }: SelectedBarProps) {
  const { selected } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { collection = "", route = "", plural } = rows.entity;
  const keys = [...selected.of(collection)];
  const together = multiEditAddress(route, keys, search);
  const remove = useDeleteItems(rows);
  const clear = () => {
    selected.set(collection, []);
    onClear();
  };
  return (
    <div className={styles.bulk} role="toolbar" aria-label={text("collection.bulk", { plural: inSentence(plural) })}>
      <span className={styles.selected}>
        {text("media.selected", { count: keys.length })}
        <IconButton icon="remove" size="small" label={text("media.clearSelection")} onClick={clear} />
      </span>
      <Button size="small" variant="ghost" onClick={() => selected.set(collection, rows.shown)}>
        {text("media.selectAll")}
      </Button>
      <Button
        size="small"
        icon="edit"
        disabled={together === undefined}
        title={together === undefined ? text("media.tooMany") : undefined}
        onClick={() => together !== undefined && void navigate(together)}
      >
        {text("media.edit")}
      </Button>
      <Button size="small" variant="ghost" icon="trash" onClick={() => void remove(keys)}>
        {text("collection.delete")}
      </Button>
    </div>
  );
});

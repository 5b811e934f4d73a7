import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { Checkbox } from "../../../components/controls/Toggles.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { type GroupListName, type MediaListName, mediaLists } from "../../../model/media/mediaView.ts";
import { text } from "../../../texts/text.ts";
import { multiEditAddress } from "../../mediaAddresses.ts";
import { useGroupRows } from "./useGroupRows.ts";
import styles from "./SidePanel.module.css";

/** Selecting streams. */
export const StreamSelection = observer(function StreamSelection() {
  const { streams } = useStores();
  return <SelectionBar list="streams" shown={streams.names} />;
});

/** Selecting locations, mirrors or VODs; what is below them has no settings to be edited together. */
export const GroupSelection = observer(function GroupSelection({ list }: { readonly list: GroupListName }) {
  return <SelectionBar list={list} shown={useGroupRows(list).keys} />;
});

interface SelectionBarProps {
  readonly list: MediaListName;
  /** Keys of the entities that are shown now. */
  readonly shown: readonly string[];
}

/** Selects all that is shown, or nothing; opens several that are selected as one. */
const SelectionBar = observer(function SelectionBar({ list, shown }: SelectionBarProps) {
  const { selected } = useStores();
  const { search } = useLocation();
  const { collection, route } = mediaLists[list];
  const keys = selected.of(collection);
  const together = multiEditAddress(route, [...keys], search);
  const chosen = shown.filter((key) => keys.has(key)).length;
  return (
    <div className={styles.selection}>
      <Checkbox
        isChecked={chosen === 0 ? false : chosen === shown.length ? true : "mixed"}
        disabled={shown.length === 0}
        onChange={() => selected.set(collection, chosen === shown.length ? [] : shown)}
      >
        {text("media.selectAll")}
      </Checkbox>
      {keys.size > 1 && together !== undefined && (
        <Link className={styles.edit} to={together}>
          {text("media.editTogether", { count: keys.size })}
        </Link>
      )}
      {keys.size > 0 && (keys.size === 1 || together === undefined) && (
        <span className={styles.total} title={together === undefined ? text("media.tooMany") : undefined}>
          {text("media.selected", { count: keys.size })}
        </span>
      )}
    </div>
  );
});

import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { Checkbox } from "../../../components/controls/Checkbox.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { type MediaListName, mediaLists } from "../../../model/media/mediaLists.ts";
import { panelItems } from "../../../model/media/panelItems.ts";
import { text } from "../../../texts/text.ts";
import { multiEditAddress } from "../../mediaAddresses.ts";
import { useGroupRows } from "../groups/groupRows.ts";
import styles from "./SidePanel.module.css";

/** Picking streams. */
export const StreamPicks = observer(function StreamPicks() {
  const { streams } = useStores();
  return <PickBar list="streams" shown={streams.names} />;
});

/** Picking locations, mirrors or VODs; what is below them has no settings to be edited together. */
export const GroupPicks = observer(function GroupPicks({ list }: { readonly list: Exclude<MediaListName, "streams"> }) {
  const rows = useGroupRows(list, panelItems[list]);
  return <PickBar list={list} shown={rows.all.flatMap(({ name, member }) => (member ? [] : [name]))} />;
});

interface PickBarProps {
  readonly list: MediaListName;
  /** Keys of the entities that are shown now. */
  readonly shown: readonly string[];
}

/** Picks all that is shown, or nothing; opens several that are picked as one. */
const PickBar = observer(function PickBar({ list, shown }: PickBarProps) {
  const { picked } = useStores();
  const { search } = useLocation();
  const { collection, route } = mediaLists[list];
  const keys = picked.of(collection);
  const together = multiEditAddress(route, [...keys], search);
  const chosen = shown.filter((key) => keys.has(key)).length;
  return (
    <div className={styles.picks}>
      <Checkbox
        isChecked={chosen === 0 ? false : chosen === shown.length ? true : "mixed"}
        disabled={shown.length === 0}
        onChange={() => picked.set(collection, chosen === shown.length ? [] : shown)}
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
          {text("media.picked", { count: keys.size })}
        </span>
      )}
    </div>
  );
});

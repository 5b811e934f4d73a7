import { observer } from "mobx-react-lite";
import { ToggleChip } from "../../../components/controls/ToggleChip.tsx";
import type { MediaListName } from "../../../model/media/mediaLists.ts";
import { mediaFilters } from "../../../model/search/mediaFilters.ts";
import { toggledFilter } from "../../../model/search/toggledFilter.ts";
import { text } from "../../../texts/text.ts";
import { useMediaView } from "../useMediaView.ts";
import { useCounts } from "./useCounts.ts";
import styles from "./SidePanel.module.css";

/** What is kept of a list by how its streams do, with how many of the whole list that is. */
export const FilterToggles = observer(function FilterToggles({ list }: { readonly list: MediaListName }) {
  const counts = useCounts(list);
  const { view, change } = useMediaView();
  return (
    <div role="group" aria-label={text("media.filters")} className={styles.toggles}>
      {mediaFilters.map((filter) => (
        <ToggleChip
          key={filter}
          isOn={view.filters.includes(filter)}
          onChange={() => change({ filters: toggledFilter(view.filters, filter) })}
          count={counts[filter]}
        >
          {text(`media.filter.${filter}`)}
        </ToggleChip>
      ))}
    </div>
  );
});

import { useLocation } from "react-router-dom";
import { SearchField } from "../../../components/controls/SearchField.tsx";
import { text } from "../../../texts/text.ts";
import { useMediaView } from "../useMediaView.ts";
import { FilterToggles } from "./FilterToggles.tsx";
import { GroupPanel } from "./GroupPanel.tsx";
import { GroupPicks } from "./GroupPicks.tsx";
import { ListNav } from "./ListNav.tsx";
import { shownItem } from "./shownItem.ts";
import { StreamPanel } from "./StreamPanel.tsx";
import { StreamPicks } from "./StreamPicks.tsx";
import styles from "./SidePanel.module.css";
import { useMediaSearch } from "./useMediaSearch.ts";

/** Beside every list and item page of the media: which list, what of it, what is picked; beside an item its list. */
export function SidePanel() {
  const { pathname } = useLocation();
  const { view } = useMediaView();
  const { typed, type, settle } = useMediaSearch();
  const item = shownItem(pathname);
  const list = item?.list ?? view.list;
  return (
    <aside className={styles.panel} data-on-item={item !== undefined} aria-label={text("media.panel")}>
      <ListNav current={list} isOnItem={item !== undefined} />
      <div onBlur={settle}>
        <SearchField label={text("media.search")} value={typed} onChange={type} />
      </div>
      <FilterToggles list={list} />
      {list === "streams" ? <StreamPicks /> : <GroupPicks list={list} />}
      {item && (item.list === "streams" ? <StreamPanel item={item} /> : <GroupPanel list={item.list} item={item} />)}
    </aside>
  );
}

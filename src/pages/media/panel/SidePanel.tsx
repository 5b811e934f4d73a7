import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { useEdges } from "../../../components/controls/useEdges.ts";
import { SearchField } from "../../../components/controls/SearchField.tsx";
import { ToggleChip } from "../../../components/controls/Toggles.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { mediaCounts } from "../../../model/media/mediaCounts.ts";
import { type MediaListName, mediaLists } from "../../../model/media/mediaView.ts";
import { type MediaFilter, mediaFilters, toggledFilter } from "../../../model/media/mediaSearch.ts";
import { formatCount } from "../../../model/units/formatQuantity.ts";
import { text } from "../../../texts/text.ts";
import { listAddress, shownItem } from "../../mediaAddresses.ts";
import { useMediaView } from "../useMediaView.ts";
import { GroupPanel, StreamPanel } from "./PanelList.tsx";
import { GroupSelection, StreamSelection } from "./SelectionBar.tsx";
import { useMediaSearch } from "./useMediaSearch.ts";
import styles from "./SidePanel.module.css";

/** Beside every list and item page of the media: which list, what of it, what is selected; beside an item its list. */
export function SidePanel() {
  const { pathname } = useLocation();
  const { view } = useMediaView();
  const { typed, type, settle } = useMediaSearch();
  const item = shownItem(pathname);
  const list = item?.list ?? view.list;
  return (
    <aside className={styles.panel} data-on-item={item !== undefined} aria-label={text("media.panel")}>
      <ListNav current={list} isOnItem={item !== undefined} />
      <div onBlur={({ relatedTarget }) => settle(relatedTarget)}>
        <SearchField label={text("media.search")} value={typed} onChange={type} />
      </div>
      <FilterToggles list={list} />
      {list === "streams" ? <StreamSelection /> : <GroupSelection list={list} />}
      {item && (item.list === "streams" ? <StreamPanel item={item} /> : <GroupPanel list={item.list} item={item} />)}
    </aside>
  );
}

interface ListNavProps {
  readonly current: MediaListName;
  /** An item of the current list is open, so that its link is the way back. */
  readonly isOnItem: boolean;
}

/** The lists of the Media screen, with how many entities each has; search and filters stay. */
const ListNav = observer(function ListNav({ current, isOnItem }: ListNavProps) {
  const { config } = useStores();
  const { search } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEdges(nav);
  return (
    <nav ref={nav} className={styles.nav} aria-label={text("media.lists")}>
      {(["streams", "locations", "mirrors", "vods"] as const).map((list) => (
        <Link
          key={list}
          className={styles.list}
          to={listAddress(list, search)}
          aria-current={list === current ? (isOnItem ? "true" : "page") : undefined}
        >
          {text(`media.lists.${list}`)}
          <span className={styles.total}>
            {formatCount(Object.keys(config.readList(mediaLists[list].collection)).length)}
          </span>
        </Link>
      ))}
    </nav>
  );
});

/** What is kept of a list by how its streams do, with how many of the whole list that is. */
const FilterToggles = observer(function FilterToggles({ list }: { readonly list: MediaListName }) {
  const counts = useCounts(list);
  const { view, change } = useMediaView();
  const toggles = useRef<HTMLDivElement>(null);
  useEdges(toggles);
  return (
    <div ref={toggles} role="group" aria-label={text("media.filters")} className={styles.toggles}>
      {mediaFilters.map((filter) => (
        <ToggleChip
          key={filter}
          isOn={view.filters.includes(filter)}
          onChange={() => change({ filters: toggledFilter(view.filters, filter) })}
          count={counts?.[filter]}
          isLive
        >
          {text(`media.filter.${filter}`)}
        </ToggleChip>
      ))}
    </div>
  );
});

/** How many of a whole list fit each filter; undefined while very many are counted. To be read in an observer. */
function useCounts(list: MediaListName): Readonly<Record<MediaFilter, number>> | undefined {
  const { streams, config } = useStores();
  if (list === "streams") return streams.counts;
  const { collection } = mediaLists[list];
  for (const key of Object.keys(config.readList(collection))) config.node(collection, key).readRuntime();
  return mediaCounts(list, config.peek());
}

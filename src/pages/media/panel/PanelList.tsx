import { observer } from "mobx-react-lite";
import { useDeferredValue, useId, useMemo } from "react";
import { Link, useLocation } from "react-router-dom";
import { classes } from "../../../components/classes.ts";
import { GridCell, VirtualList } from "../../../components/data/VirtualList.tsx";
import { StatusDot } from "../../../components/states/StatusDot.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import { type PanelItem, panelItems } from "../../../model/media/panelItems.ts";
import { type GroupListName, mediaLists } from "../../../model/media/mediaView.ts";
import { mirrorName } from "../../../model/mirror/mirrorServers.ts";
import { readMember } from "../../../stores/collection/CollectionRows.ts";
import { StreamView } from "../../../model/stream/StreamView.ts";
import { text } from "../../../texts/text.ts";
import { itemAddress, keptPage, type ShownItem, useOpen } from "../../mediaAddresses.ts";
import { useGroupRows } from "./useGroupRows.ts";
import { useMediaView } from "../useMediaView.ts";
import styles from "./SidePanel.module.css";

/** The streams beside a stream's page. */
export const StreamPanel = observer(function StreamPanel({ item }: { readonly item: ShownItem }) {
  const { names } = useStores().streams;
  const { route } = mediaLists.streams;
  const items = useMemo(
    () => names.map((name): PanelItem => ({ id: `${route}/${name}`, route, name, label: name })),
    [names, route],
  );
  return <PanelList item={item} items={items} />;
});

interface GroupPanelProps {
  readonly list: GroupListName;
  readonly item: ShownItem;
}

const noItems: readonly PanelItem[] = [];

/** The locations, mirrors or VODs beside an item's page, with what is below each. */
export const GroupPanel = observer(function GroupPanel({ list, item }: GroupPanelProps) {
  const { shown } = useGroupRows(list);
  const items = useMemo(() => panelItems(list, shown), [list, shown]);
  return <PanelList item={item} items={items} />;
});

interface PanelListProps {
  readonly item: ShownItem;
  readonly items: readonly PanelItem[];
}

/** The list beside an item's page, scrolled to the item. */
function PanelList({ item, items }: PanelListProps) {
  const { list, route, names } = item;
  const open = useOpen();
  const { view } = useMediaView();
  const { pathname } = useLocation();
  const isNarrowed = view.query !== "" || view.filters.length > 0;
  const title = useId();
  const selected = useMemo(() => new Set(names.map((name) => `${route}/${name}`)), [route, names]);
  return (
    <section className={styles.items} aria-labelledby={title}>
      <h2 id={title}>{text(`media.lists.${list}`)}</h2>
      <VirtualList
        label={text(`media.lists.${list}`)}
        // In a turn of their own: a page that opens does not wait for them.
        items={useDeferredValue(items, noItems)}
        getKey={idOf}
        Row={PanelRow}
        columns="minmax(0, 1fr)"
        rowHeightPx={30}
        selectedKeys={selected}
        scrollToKey={`${route}/${names[0] ?? ""}`}
        coming={items.length}
        onOpen={(chosen) => open(chosen.route, chosen.name, keptPage(pathname, chosen.route))}
        empty={<p className={styles.none}>{text(isNarrowed ? "media.noneHere" : "media.emptyHere")}</p>}
      />
    </section>
  );
}

function idOf({ id }: PanelItem): string {
  return id;
}

/** An item in the side panel: how it does, and the way to it. */
const PanelRow = observer(function PanelRow({ item }: { readonly item: PanelItem }) {
  const { pathname, search } = useLocation();
  const status = usePanelStatus(item);
  const label = usePanelLabel(item);
  return (
    <GridCell>
      <Link
        className={classes(styles.item, item.member && styles.child)}
        to={itemAddress(item.route, [item.name], keptPage(pathname, item.route)) + search}
        tabIndex={-1}
        title={label}
      >
        {status && <StatusDot isShapeOnly status={status.dot} text={status.status.text} />}
        <span className={styles.name}>{label}</span>
      </Link>
    </GridCell>
  );
});

/** What an item of the side panel is called: a mirror, whose key is a number, as its config says. To be read in an observer. */
function usePanelLabel({ route, name, label }: PanelItem): string {
  const { config } = useStores();
  return route === "mirror" ? (mirrorName(config.node("sources", name).readConfig()) ?? label) : label;
}

/** How an item of the side panel does; undefined for a group, and for a file. To be read in an observer. */
function usePanelStatus({ route, name, member }: PanelItem): StreamView | undefined {
  const { config } = useStores();
  if (route === "standalone") {
    const stream = config.node("streams", name).readRuntime();
    return stream && new StreamView(stream);
  }
  if (!member || route === "file") return undefined;
  const collection = route === "published" ? "lives" : "sources";
  const stream = readMember(config, [collection, member.owner, "streams"], member.name);
  return stream && new StreamView(stream, route === "published" ? "published" : "mirrored");
}

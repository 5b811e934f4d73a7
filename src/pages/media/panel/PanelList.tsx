import { useId, useMemo } from "react";
import { VirtualList } from "../../../components/data/VirtualList.tsx";
import type { PanelItem } from "../../../model/media/PanelItem.ts";
import { text } from "../../../texts/text.ts";
import { useOpen } from "../groups/useOpen.ts";
import { useMediaView } from "../useMediaView.ts";
import { PanelRow } from "./PanelRow.tsx";
import type { ShownItem } from "./shownItem.ts";
import styles from "./SidePanel.module.css";

interface PanelListProps {
  readonly item: ShownItem;
  readonly items: readonly PanelItem[];
}

/** The list beside an item's page, scrolled to the item. */
export function PanelList({ item, items }: PanelListProps) {
  const { list, route, names } = item;
  const open = useOpen();
  const { view } = useMediaView();
  const isNarrowed = view.query !== "" || view.filters.length > 0;
  const title = useId();
  const selected = useMemo(() => new Set(names.map((name) => `${route}/${name}`)), [route, names]);
  return (
    <section className={styles.items} aria-labelledby={title}>
      <h2 id={title}>{text(`media.lists.${list}`)}</h2>
      <VirtualList
        label={text(`media.lists.${list}`)}
        items={items}
        getKey={idOf}
        Row={PanelRow}
        columns="minmax(0, 1fr)"
        rowHeightPx={30}
        selectedKeys={selected}
        scrollToKey={`${route}/${names[0] ?? ""}`}
        onOpen={(chosen) => open(chosen.route, chosen.name)}
        empty={<p className={styles.none}>{text(isNarrowed ? "media.noneHere" : "media.emptyHere")}</p>}
      />
    </section>
  );
}

function idOf({ id }: PanelItem): string {
  return id;
}

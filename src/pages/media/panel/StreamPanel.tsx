import { observer } from "mobx-react-lite";
import { useDeferredValue, useMemo } from "react";
import { useStores } from "../../../context/useStores.ts";
import { mediaLists } from "../../../model/media/mediaLists.ts";
import type { PanelItem } from "../../../model/media/PanelItem.ts";
import { PanelList } from "./PanelList.tsx";
import type { ShownItem } from "./shownItem.ts";

const none: readonly string[] = [];

/** The streams beside a stream's page. */
export const StreamPanel = observer(function StreamPanel({ item }: { readonly item: ShownItem }) {
  const { streams } = useStores();
  const names = useDeferredValue(streams.names, none);
  const { route } = mediaLists.streams;
  const items = useMemo(
    () => names.map((name): PanelItem => ({ id: `${route}/${name}`, route, name, label: name })),
    [names, route],
  );
  return <PanelList item={item} items={items} />;
});

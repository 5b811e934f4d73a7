import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../src/components/controls/Button.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { VirtualList } from "../../src/components/data/VirtualList.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { fitsCamera, isCamera } from "../../src/model/cameras/cameraStreams.ts";
import { isPlainObject } from "../../src/model/Json.ts";
import { camerasText } from "../../src/texts/en/cameras.ts";
import { CameraRow } from "./CameraRow.tsx";
import styles from "./Cameras.module.css";

const keyOf = (name: string): string => name;

interface CameraListProps {
  readonly onOpen: (name: string) => void;
}

/** Every camera, found by name, title, note or address; what is searched stands in the page's address. */
export const CameraList = observer(function CameraList({ onOpen }: CameraListProps) {
  const { config, streams } = useStores();
  const [search, setSearch] = useSearchParams();
  const query = search.get("query") ?? "";
  const wanted = useDeferredValue(query);
  // Tracked for settings only: the figures of each second draw the rows, and not the list.
  const { streams: all } = config.readWhole();
  const settings = isPlainObject(all) ? all : {};
  const cameras = streams.sorted.filter((name) => isCamera(settings[name]));
  const found = cameras.filter((name) => {
    const stream = settings[name];
    return isPlainObject(stream) && fitsCamera(name, stream, wanted);
  });
  const type = (typed: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (typed === "") next.delete("query");
        else next.set("query", typed);
        return next;
      },
      { replace: true },
    );
  if (cameras.length === 0) {
    return (
      <EmptyState icon="camera" title={camerasText("cameras.empty")}>
        {camerasText("cameras.emptyHelp")}
      </EmptyState>
    );
  }
  return (
    <Panel isFlush>
      <div className={styles.bar}>
        <SearchField label={camerasText("cameras.search")} value={query} onChange={type} />
        <span className={styles.quiet} role="status">
          {camerasText("cameras.count", { shown: found.length, count: cameras.length })}
        </span>
      </div>
      <div className={styles.list}>
        <VirtualList
          label={camerasText("cameras.list")}
          items={found}
          getKey={keyOf}
          Row={CameraRow}
          columns="var(--picture) minmax(0, 3fr) minmax(6.75rem, 2fr)"
          rowHeightPx={72}
          growsRows
          onOpen={onOpen}
          empty={
            <EmptyState
              title={camerasText("cameras.none")}
              action={<Button onClick={() => type("")}>{camerasText("cameras.clear")}</Button>}
            />
          }
        />
      </div>
    </Panel>
  );
});

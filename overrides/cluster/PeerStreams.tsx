import { observer } from "mobx-react-lite";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { PeerStream } from "../../src/api/areas/clusterApi.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { GridCell, VirtualList } from "../../src/components/data/VirtualList.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import { nextSorting, type Sorting } from "../../src/model/media/mediaSorting.ts";
import { compare, naturalKey } from "../../src/model/naturalOrder.ts";
import { formatBitrate, formatCount } from "../../src/model/units/formatQuantity.ts";
import { formatDuration, formatLasting } from "../../src/model/units/formatTime.ts";
import { polledText } from "../../src/texts/en/polled.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import { ClusterAnswer } from "./ClusterAnswer.tsx";
import styles from "./Cluster.module.css";

const columns = ["name", "lifetime", "bitrate", "clients"] as const;
type Column = (typeof columns)[number];
const labels = {
  name: "cluster.column.name",
  lifetime: "cluster.column.lifetime",
  bitrate: "cluster.column.bitrate",
  clients: "cluster.column.clients",
} as const;
const numbers: readonly Column[] = ["lifetime", "bitrate", "clients"];

/** The streams of one server of the cluster, as that server tells of them now. */
export const PeerStreams = observer(function PeerStreams({ server }: { readonly server: string }) {
  const { calls } = useStores();
  const ask = useCallback(async () => (await calls.cluster()).streamsAt(server), [calls, server]);
  const polled = usePolled(ask);
  const [search, setSearch] = useState("");
  const [sorting, setSorting] = useState<Sorting<Column>>();
  const sought = useDeferredValue(search);
  const { streams, error, ageMs } = polled.answer ?? {};
  const shown = useMemo(() => shownStreams(streams ?? [], sought, sorting), [streams, sought, sorting]);
  return (
    <ClusterAnswer polled={polled}>
      {error !== undefined && <NotAnswering error={error} ageMs={ageMs} />}
      <Panel isFlush>
        <div className={styles.bar}>
          <SearchField label={clusterText("cluster.searchStreams")} value={search} onChange={setSearch} />
          <span className={styles.count}>
            {clusterText("cluster.shownOf", { shown: shown.length, count: streams?.length ?? 0 })}
          </span>
          <Button icon="refresh" isBusy={polled.isLoading} onClick={polled.reload}>
            {clusterText("cluster.reload")}
          </Button>
        </div>
        <VirtualList
          label={clusterText("cluster.streamsAt", { server })}
          items={shown}
          getKey={nameOf}
          Row={StreamRow}
          columns="minmax(120px, 1fr) minmax(80px, 140px) minmax(90px, 140px) minmax(60px, 100px)"
          minWidthPx={420}
          head={columns.map((column) => (
            <HeaderCell
              key={column}
              as="div"
              label={clusterText(labels[column])}
              isNumber={numbers.includes(column)}
              sort={sorting?.key === column ? sorting.direction : "none"}
              onSort={() => setSorting((before) => nextSorting(before, column))}
            />
          ))}
          empty={
            <EmptyState
              title={clusterText(emptyWords(streams, ageMs))}
              icon={streams?.length === 0 ? "info" : "search"}
            />
          }
        />
      </Panel>
    </ClusterAnswer>
  );
});

function NotAnswering({ error, ageMs }: { readonly error: string; readonly ageMs: number | undefined }) {
  return (
    <p className={styles.note} role="status">
      <span>
        <Icon name="warning" size={14} />{" "}
        {ageMs === undefined
          ? clusterText("cluster.notAsked", { error })
          : polledText("polled.keptWhy", { time: formatLasting(ageMs), error })}
      </span>
    </p>
  );
}

function emptyWords(streams: readonly PeerStream[] | undefined, ageMs: number | undefined) {
  if (ageMs === undefined) return "cluster.unknownStreams";
  return streams?.length === 0 ? "cluster.noStreams" : "cluster.noMatch";
}

function StreamRow({ item }: { readonly item: PeerStream }) {
  return (
    <>
      <GridCell>
        <span className={styles.stream}>
          <StatusDot
            status={item.isAlive ? "on" : "off"}
            text={clusterText(item.isAlive ? "cluster.runs" : "cluster.idle")}
            isShapeOnly
          />
          <span className={styles.name} title={item.name}>
            {item.name}
          </span>
        </span>
      </GridCell>
      <GridCell isNumber>{item.lifetime > 0 ? formatDuration(item.lifetime) : clusterText("cluster.untold")}</GridCell>
      <GridCell isNumber>{item.bitrate > 0 ? formatBitrate(item.bitrate) : clusterText("cluster.untold")}</GridCell>
      <GridCell isNumber>{formatCount(item.clients)}</GridCell>
    </>
  );
}

function shownStreams(
  streams: readonly PeerStream[],
  search: string,
  sorting: Sorting<Column> | undefined,
): readonly PeerStream[] {
  const wanted = search.trim().toLowerCase();
  const found = wanted === "" ? streams : streams.filter(({ name }) => name.toLowerCase().includes(wanted));
  if (sorting === undefined) return found;
  const sign = sorting.direction === "ascending" ? 1 : -1;
  const value = (stream: PeerStream) => (sorting.key === "name" ? naturalKey(stream.name) : stream[sorting.key]);
  return found.toSorted((one, other) => sign * compare(value(one), value(other)));
}

function nameOf({ name }: PeerStream): string {
  return name;
}

import { observer } from "mobx-react-lite";
import { useCallback, useDeferredValue, useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { classes } from "../../src/components/classes.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { ToggleChip } from "../../src/components/controls/Toggles.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { type MatrixCell, VirtualMatrix } from "../../src/components/data/VirtualMatrix.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import type { ClusterServer } from "../../src/generated/types/ClusterServer.ts";
import { serverState } from "../../src/model/cluster/clusterServers.ts";
import {
  filterIngest,
  type IngestFilter,
  type IngestRow,
  ingestRows,
  type IngestState,
} from "../../src/model/cluster/ingestMatrix.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import { ClusterAnswer, useAnswerAge } from "./ClusterAnswer.tsx";
import styles from "./IngestMatrix.module.css";

const everyMs = 3000;

/** Which servers run which streams: a row a stream, a column a server. */
export const IngestMatrix = observer(function IngestMatrix() {
  const { calls } = useStores();
  const ask = useCallback(async () => (await calls.cluster()).ingest(), [calls]);
  const polled = usePolled(ask, everyMs);
  const ageMs = useAnswerAge(polled);
  const { search, filter, setSearch, setFilter } = useIngestView();
  const { answer } = polled;
  const servers = useMemo(() => serversOf(answer), [answer]);
  const rows = useMemo(
    () =>
      answer
        ? ingestRows(
            answer,
            servers.map(({ name }) => name),
          )
        : [],
    [answer, servers],
  );
  // Names grow older while this server does not answer; figures of now need no other head each second.
  const columns = useMemo(() => servers.map((server) => ({ ...server, ageMs })), [servers, ageMs]);
  const sought = useDeferredValue(search);
  const shown = useMemo(() => filterIngest(rows, { search: sought, filter }), [rows, sought, filter]);
  return (
    <ClusterAnswer polled={polled} servers={servers}>
      <Panel isFlush>
        <div className={styles.bar}>
          <SearchField label={clusterText("cluster.searchStreams")} value={search} onChange={setSearch} />
          <div role="group" aria-label={clusterText("cluster.filters")} className={styles.filters}>
            {(["several", "nowhere"] as const).map((one) => (
              <ToggleChip key={one} isOn={filter === one} onChange={(isOn) => setFilter(isOn ? one : undefined)}>
                {clusterText(`cluster.${one}`)}
              </ToggleChip>
            ))}
          </div>
          <span className={styles.count}>
            {clusterText("cluster.shownOf", { shown: shown.length, total: rows.length })}
          </span>
          <Button icon="refresh" isBusy={polled.isLoading} onClick={polled.reload}>
            {clusterText("cluster.reload")}
          </Button>
        </div>
        {shown.length === 0 ? (
          <EmptyState
            icon={rows.length === 0 ? "info" : "search"}
            title={clusterText(rows.length === 0 ? "cluster.noStreams" : "cluster.noMatch")}
          />
        ) : (
          <VirtualMatrix
            label={clusterText("cluster.matrix")}
            corner={clusterText("cluster.stream")}
            rows={shown}
            rowKey={nameOf}
            RowHead={StreamHead}
            columns={columns}
            columnKey={nameOf}
            ColumnHead={ServerHead}
            cellOf={cellOf}
          />
        )}
      </Panel>
    </ClusterAnswer>
  );
});

/** What is looked for stands in the address, for a link and the way back. */
function useIngestView() {
  const [params, setParams] = useSearchParams();
  const change = (key: string, value: string | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === undefined || value === "") after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  const named = params.get("filter");
  const filter: IngestFilter | undefined = named === "several" || named === "nowhere" ? named : undefined;
  return {
    search: params.get("query") ?? "",
    filter,
    setSearch: (search: string) => change("query", search),
    setFilter: (next: IngestFilter | undefined) => change("filter", next),
  };
}

function serversOf(
  answer:
    | {
        readonly streams: readonly { readonly running_at: readonly string[] }[];
        readonly servers?: Readonly<Record<string, ClusterServer>>;
      }
    | undefined,
): readonly ClusterServer[] {
  if (answer === undefined) return [];
  // A server that tells nothing but where streams run.
  const names = () => [...new Set(answer.streams.flatMap(({ running_at: at }) => at))];
  return answer.servers === undefined
    ? names().map((name) => ({ name, fetch_delay: 0 }))
    : Object.values(answer.servers);
}

interface Column extends ClusterServer {
  /** Since this server was asked last, while it does not answer. */
  readonly ageMs: number;
}

function ServerHead({ column }: { readonly column: Column }) {
  const { name, error, fetch_delay: delay, ageMs } = column;
  const isStale = serverState(column) !== "fresh" || ageMs > 0;
  const age =
    delay === undefined
      ? clusterText("cluster.never")
      : clusterText("cluster.asked", { time: formatDuration(delay + ageMs) });
  const words = isStale ? `${name}: ${[age, error].filter(Boolean).join(", ")}` : name;
  return (
    <Link
      to={`/cluster/peer/${encodeURIComponent(name)}`}
      title={words}
      aria-label={words}
      className={classes(styles.server, isStale && styles.stale)}
    >
      {name}
    </Link>
  );
}

function StreamHead({ row: { name, count } }: { readonly row: IngestRow }) {
  return (
    <>
      <Link to={`/cluster/drift?stream=${encodeURIComponent(name)}`} title={name} className={styles.stream}>
        {name}
      </Link>
      <span
        className={classes(styles.sum, count === 0 && styles.none)}
        title={clusterText("cluster.runningCount", { count })}
      >
        {count}
      </span>
    </>
  );
}

function cellOf(row: IngestRow, column: number, { name: server }: Column): MatrixCell {
  const state = row.states[column];
  const words = clusterText(stateWords(state));
  return {
    label: words,
    title: clusterText("cluster.cell", { stream: row.name, server, state: words }),
    mark: state === undefined ? undefined : state === "runs" ? "full" : "hollow",
  };
}

function stateWords(state: IngestState) {
  if (state === undefined) return "cluster.notThere";
  return state === "runs" ? "cluster.runs" : "cluster.idle";
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

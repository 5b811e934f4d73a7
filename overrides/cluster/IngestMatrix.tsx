import { useVirtualizer } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { memo, useCallback, useDeferredValue, useMemo, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { classes } from "../../src/components/classes.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { ToggleChip } from "../../src/components/controls/Toggles.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
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
const rowPx = 34;
const columnPx = 44;
const headPx = 132;

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
  const sought = useDeferredValue(search);
  const shown = useMemo(() => filterIngest(rows, { search: sought, filter }), [rows, sought, filter]);
  return (
    <ClusterAnswer polled={polled} servers={servers}>
      <Panel
        title={clusterText("cluster.ingest")}
        isFlush
        actions={
          <Button icon="refresh" isBusy={polled.isLoading} onClick={polled.reload}>
            {clusterText("cluster.reload")}
          </Button>
        }
      >
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
        </div>
        {shown.length === 0 ? (
          <EmptyState
            icon={rows.length === 0 ? "info" : "search"}
            title={clusterText(rows.length === 0 ? "cluster.noStreams" : "cluster.noMatch")}
          />
        ) : (
          <Matrix rows={shown} servers={servers} ageMs={ageMs} />
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

interface MatrixProps {
  readonly rows: readonly IngestRow[];
  readonly servers: readonly ClusterServer[];
  readonly ageMs: number;
}

/** Only the cells in sight are drawn, both ways. */
function Matrix({ rows, servers, ageMs }: MatrixProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const getScrollElement = () => scroller.current;
  const vertical = useVirtualizer({
    count: rows.length,
    getScrollElement,
    estimateSize: () => rowPx,
    overscan: 6,
    initialRect: { width: 0, height: 600 },
    useFlushSync: false,
  });
  const horizontal = useVirtualizer({
    horizontal: true,
    count: servers.length,
    getScrollElement,
    estimateSize: () => columnPx,
    overscan: 3,
    initialRect: { width: 800, height: 0 },
    useFlushSync: false,
  });
  const columns = horizontal.getVirtualItems();
  const [first, last] = [columns[0]?.index ?? 0, columns.at(-1)?.index ?? -1];
  return (
    <div
      ref={scroller}
      role="table"
      aria-label={clusterText("cluster.matrix")}
      aria-rowcount={rows.length + 1}
      aria-colcount={servers.length + 1}
      tabIndex={0}
      className={styles.scroller}
      style={{ "--row": `${rowPx}px`, "--column": `${columnPx}px`, "--head": `${headPx}px` }}
    >
      <div
        role="rowgroup"
        className={styles.headGroup}
        style={{ width: `calc(var(--names) + ${horizontal.getTotalSize()}px)` }}
      >
        <div role="row" aria-rowindex={1} className={styles.head}>
          <div role="columnheader" aria-colindex={1} className={styles.corner}>
            {clusterText("cluster.stream")}
          </div>
          {columns.map(({ index, start }) => {
            const server = servers[index];
            return (
              server && <ServerHead key={server.name} server={server} column={index} startPx={start} ageMs={ageMs} />
            );
          })}
        </div>
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        style={{ height: vertical.getTotalSize(), width: `calc(var(--names) + ${horizontal.getTotalSize()}px)` }}
      >
        {vertical.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <MatrixRow
                key={row.name}
                row={row}
                index={index}
                startPx={start}
                servers={servers}
                first={first}
                last={last}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface ServerHeadProps {
  readonly server: ClusterServer;
  readonly column: number;
  readonly startPx: number;
  readonly ageMs: number;
}

function ServerHead({ server, column, startPx, ageMs }: ServerHeadProps) {
  const { name, error, fetch_delay: delay } = server;
  const isStale = serverState(server) !== "fresh";
  const age =
    delay === undefined
      ? clusterText("cluster.never")
      : clusterText("cluster.asked", { time: formatDuration(delay + ageMs) });
  const words = isStale || ageMs > 0 ? `${name}: ${[age, error].filter(Boolean).join(", ")}` : name;
  return (
    <div
      role="columnheader"
      aria-colindex={column + 2}
      className={classes(styles.server, isStale && styles.stale)}
      style={{ left: `calc(var(--names) + ${startPx}px)` }}
    >
      <Link
        to={`/cluster/peer/${encodeURIComponent(name)}`}
        title={words}
        aria-label={words}
        className={styles.serverName}
      >
        {name}
      </Link>
    </div>
  );
}

interface MatrixRowProps {
  readonly row: IngestRow;
  readonly index: number;
  readonly startPx: number;
  readonly servers: readonly ClusterServer[];
  /** Columns in sight. */
  readonly first: number;
  readonly last: number;
}

const MatrixRow = memo(function MatrixRow({ row, index, startPx, servers, first, last }: MatrixRowProps) {
  const { name, count } = row;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ transform: `translateY(${startPx}px)` }}>
      <div role="rowheader" aria-colindex={1} className={styles.names}>
        <Link to={`/cluster/drift?stream=${encodeURIComponent(name)}`} title={name} className={styles.name}>
          {name}
        </Link>
        <span
          className={classes(styles.sum, count === 0 && styles.none)}
          title={clusterText("cluster.runningCount", { count })}
        >
          {count}
        </span>
      </div>
      {servers.slice(first, last + 1).map((server, offset) => {
        const column = first + offset;
        const state = row.states[column];
        return (
          <div
            key={server.name}
            role="cell"
            aria-colindex={column + 2}
            aria-label={clusterText(stateWords(state))}
            title={clusterText("cluster.cell", {
              stream: name,
              server: server.name,
              state: clusterText(stateWords(state)),
            })}
            className={classes(styles.cell, state && styles[state])}
            style={{ left: `calc(var(--names) + ${column * columnPx}px)` }}
          />
        );
      })}
    </div>
  );
});

function stateWords(state: IngestState) {
  if (state === undefined) return "cluster.notThere";
  return state === "runs" ? "cluster.runs" : "cluster.idle";
}

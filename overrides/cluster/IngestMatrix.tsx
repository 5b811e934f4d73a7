import { observer } from "mobx-react-lite";
import { createContext, useContext, useDeferredValue, useMemo } from "react";
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
  IngestMemory,
  type IngestState,
} from "../../src/model/cluster/ingestMatrix.ts";
import { formatLasting } from "../../src/model/units/formatTime.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import { useAnswerAge } from "../polled/PolledAnswer.tsx";
import { ClusterAnswer } from "./ClusterAnswer.tsx";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import styles from "./IngestMatrix.module.css";
import { fromServer } from "../../src/texts/language.ts";

const everyMs = 3000;

/** Which servers run which streams: a row a stream, a column a server. */
export const IngestMatrix = observer(function IngestMatrix() {
  const { calls } = useStores();
  const ask = useMemo(() => {
    const memory = new IngestMemory();
    return async () => {
      const told = await (await calls.cluster()).ingest();
      return { ...memory.take(told), states: told.servers ?? {} };
    };
  }, [calls]);
  const polled = usePolled(ask, everyMs);
  const ageMs = useAnswerAge(polled);
  const { search, filter, setSearch, setFilter } = useIngestView();
  const { rows = noRows, servers = noServers, states = noStates } = polled.answer ?? {};
  const heads = useMemo(() => ({ states, ageMs }), [states, ageMs]);
  const sought = useDeferredValue(search);
  const shown = useMemo(() => filterIngest(rows, { search: sought, filter }), [rows, sought, filter]);
  return (
    <ClusterAnswer polled={polled} servers={Object.values(states)}>
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
            {clusterText("cluster.shownOf", { shown: shown.length, count: rows.length })}
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
          <Heads value={heads}>
            <VirtualMatrix
              label={clusterText("cluster.matrix")}
              corner={clusterText("cluster.column.stream")}
              rows={shown}
              rowKey={nameOf}
              RowHead={StreamHead}
              columns={servers}
              columnKey={itself}
              ColumnHead={ServerHead}
              cellOf={cellOf}
              legend={legend}
            />
          </Heads>
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

/** What is known of the servers, and for how long this one has not answered: only the heads of the columns ask for it. */
const Heads = createContext<{ readonly states: Readonly<Record<string, ClusterServer>>; readonly ageMs: number }>({
  states: {},
  ageMs: 0,
});

function ServerHead({ column: name }: { readonly column: string }) {
  const { states, ageMs } = useContext(Heads);
  const server = states[name] ?? { name, fetch_delay: 0 };
  const { error, said, fetch_delay: delay } = server;
  const why = error === undefined ? undefined : fromServer(error, { said });
  const isStale = serverState(server) !== "fresh" || ageMs > 0;
  const age =
    delay === undefined
      ? clusterText("cluster.never")
      : clusterText("cluster.asked", { time: formatLasting(delay + ageMs) });
  const words = isStale ? `${name}: ${[age, why].filter(Boolean).join(", ")}` : name;
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

const StreamHead = observer(function StreamHead({ row: { name, count } }: { readonly row: IngestRow }) {
  const { serverInfo } = useStores();
  return (
    <>
      {serverInfo.can("cluster_drift") ? (
        <Link to={`/cluster/drift?stream=${encodeURIComponent(name)}`} title={name} className={styles.stream}>
          {name}
        </Link>
      ) : (
        <span title={name} className={styles.stream}>
          {name}
        </span>
      )}
      <span
        className={classes(styles.sum, count === 0 && styles.none)}
        title={clusterText("cluster.runningCount", { count })}
      >
        {formatCount(count)}
      </span>
    </>
  );
});

function cellOf(row: IngestRow, column: number, server: string): MatrixCell {
  const state = row.states[column];
  const label = clusterText(stateWords(state));
  return {
    label,
    title: clusterText("cluster.cell", { stream: row.name, server, state: label }),
    mark: state && marks[state],
  };
}

const marks = { runs: "full", idle: "hollow", unknown: "faint" } as const;
const legend = [
  {
    mark: marks.runs,
    get words() {
      return clusterText("cluster.legendRuns");
    },
  },
  {
    mark: marks.idle,
    get words() {
      return clusterText("cluster.legendIdle");
    },
  },
  {
    mark: marks.unknown,
    get words() {
      return clusterText("cluster.legendUnknown");
    },
  },
];
const words = { runs: "cluster.runs", idle: "cluster.idle", unknown: "cluster.unknown" } as const;

function stateWords(state: IngestState) {
  return state === undefined ? "cluster.notThere" : words[state];
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function itself(name: string): string {
  return name;
}

const noRows: readonly IngestRow[] = [];
const noServers: readonly string[] = [];
const noStates: Readonly<Record<string, ClusterServer>> = {};

import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { Link } from "react-router-dom";
import { Button } from "../../src/components/controls/Button.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { Table } from "../../src/components/data/Table.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import type { ClusterSource } from "../../src/generated/types/ClusterSource.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import { ClusterAnswer } from "./ClusterAnswer.tsx";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import table from "../../src/components/data/Table.module.css";
import styles from "./Cluster.module.css";
import { fromServer } from "../../src/texts/language.ts";

const head = [
  "cluster.column.host",
  "cluster.column.protocol",
  "cluster.column.port",
  "cluster.column.mirror",
  "cluster.column.prefix",
  "cluster.column.streams",
  "cluster.column.taken",
  "cluster.column.ignored",
  "cluster.column.status",
] as const;
const numbers: readonly (typeof head)[number][] = ["cluster.column.port", "cluster.column.streams"];

/** The servers that streams are mirrored from. */
export const SourcesTable = observer(function SourcesTable() {
  const { calls } = useStores();
  const ask = useCallback(async () => (await calls.cluster()).sources(), [calls]);
  const polled = usePolled(ask);
  const sources = polled.answer ?? [];
  return (
    <ClusterAnswer polled={polled}>
      <Panel isFlush>
        <div className={styles.bar}>
          <Button icon="refresh" isBusy={polled.isLoading} onClick={polled.reload}>
            {clusterText("cluster.reload")}
          </Button>
        </div>
        {sources.length === 0 ? (
          <EmptyState
            title={clusterText("cluster.noSources")}
            action={<Link to="/?list=mirrors">{clusterText("cluster.toMirrors")}</Link>}
          >
            {clusterText("cluster.addMirror")}
          </EmptyState>
        ) : (
          <Table
            caption={clusterText("cluster.sourcesTable")}
            head={head.map((label) => (
              <HeaderCell key={label} label={clusterText(label)} isNumber={numbers.includes(label)} />
            ))}
          >
            {sources.map((source, index) => (
              <SourceRow key={index} source={source} />
            ))}
          </Table>
        )}
      </Panel>
    </ClusterAnswer>
  );
});

function SourceRow({ source }: { readonly source: ClusterSource }) {
  const { id = "", title, error, said } = source;
  return (
    <tr>
      <td>{source.name}</td>
      <td>{source.proto}</td>
      <td className={table.number}>{source.port}</td>
      <td>
        <Link to={`/mirror/${encodeURIComponent(id)}`}>{title ?? id}</Link>
      </td>
      <td>{source.prefix ?? clusterText("cluster.untold")}</td>
      <td className={table.number}>
        {source.stream_count === undefined ? clusterText("cluster.untold") : formatCount(source.stream_count)}
      </td>
      <td>{namesOf(source.only, clusterText("cluster.all"))}</td>
      <td>{namesOf(source.except, clusterText("cluster.none"))}</td>
      <td>
        <StatusDot
          status={error === undefined ? "on" : "err"}
          text={error === undefined ? clusterText("cluster.answers") : fromServer(error, { said })}
        />
      </td>
    </tr>
  );
}

/** A list of thousands of names says nothing in a cell. */
const MOST_NAMES = 5;

function namesOf(names: readonly string[] | undefined, otherwise: string): string {
  if (names === undefined || names.length === 0) return otherwise;
  const shown = names.slice(0, MOST_NAMES).join(", ");
  return names.length > MOST_NAMES ? `${shown}, … (${formatCount(names.length)})` : shown;
}

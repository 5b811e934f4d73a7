import { observer } from "mobx-react-lite";
import { type ReactNode, useCallback, useState } from "react";
import { Link } from "react-router-dom";
import { classes } from "../../src/components/classes.ts";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { Table } from "../../src/components/data/Table.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { Badge } from "../../src/components/states/Badge.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import type { ClusterServer } from "../../src/generated/types/ClusterServer.ts";
import { type ServerColumn, serverColumns, serverState, sortServers } from "../../src/model/cluster/clusterServers.ts";
import { nextSorting, type Sorting } from "../../src/model/media/mediaSorting.ts";
import { formatBandwidth, formatCount, formatPercent, progressTone } from "../../src/model/units/formatQuantity.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import { useAnswerAge } from "../polled/PolledAnswer.tsx";
import { ClusterAnswer } from "./ClusterAnswer.tsx";
import table from "../../src/components/data/Table.module.css";
import styles from "./Cluster.module.css";
import { fromServer } from "../../src/texts/language.ts";

const everyMs = 3000;

/** What each server of the cluster is doing, this one first; those that do not answer with what they told last. */
export const ServersTable = observer(function ServersTable() {
  const { calls, config } = useStores();
  const ask = useCallback(async () => (await calls.cluster()).servers(), [calls]);
  const polled = usePolled(ask, everyMs);
  const [sorting, setSorting] = useState<Sorting<ServerColumn>>();
  const ageMs = useAnswerAge(polled);
  const servers = Object.values(polled.answer ?? {}).map((server) => older(server, ageMs));
  const [own] = servers;
  const hasPeers = servers.some(({ is_peer: isPeer }) => isPeer === true);
  return (
    <ClusterAnswer polled={polled} servers={servers}>
      <Panel isFlush>
        <div className={styles.servers}>
          <Table
            caption={clusterText("cluster.servers")}
            head={serverColumns.map((column) => (
              <HeaderCell
                key={column}
                label={clusterText(columns[column].label)}
                isNumber={columns[column].isNumber}
                sort={sorting?.key === column ? sorting.direction : "none"}
                onSort={() => setSorting((before) => nextSorting(before, column))}
              />
            ))}
          >
            {sortServers(servers, sorting).map((server) => (
              <ServerRow key={server.name} server={server} own={own} />
            ))}
          </Table>
        </div>
      </Panel>
      {!hasPeers && (
        <EmptyState title={clusterText("cluster.alone")} action={<ToSettings />}>
          {clusterText("cluster.aloneHelp")}
        </EmptyState>
      )}
      {hasPeers && config.readValue("cluster_key") === undefined && (
        <EmptyState icon="warning" title={clusterText("cluster.keyless")} action={<ToSettings />}>
          {clusterText("cluster.keylessHelp")}
        </EmptyState>
      )}
    </ClusterAnswer>
  );
});

function ToSettings() {
  return <Link to="/cluster/settings">{clusterText("cluster.toSettings")}</Link>;
}

const figure = (value: number | undefined, words: (value: number) => string) =>
  value === undefined ? clusterText("cluster.untold") : words(value);

const columns = {
  name: { label: "cluster.column.host", isNumber: false },
  cpu_usage: { label: "cluster.column.cpu", isNumber: true },
  memory_usage: { label: "cluster.column.memory", isNumber: true },
  client_count: { label: "cluster.column.clients", isNumber: true },
  stream_count: { label: "cluster.column.streams", isNumber: true },
  input_bitrate: { label: "cluster.column.inputBitrate", isNumber: true },
  output_bitrate: { label: "cluster.column.outputBitrate", isNumber: true },
  bandwidth_usage: { label: "cluster.column.load", isNumber: true },
  version: { label: "cluster.column.version", isNumber: false },
  uptime: { label: "cluster.column.uptime", isNumber: true },
  fetch_delay: { label: "cluster.column.lastUpdate", isNumber: false },
} as const satisfies Readonly<Record<ServerColumn, object>>;

interface ServerRowProps {
  readonly server: ClusterServer;
  readonly own: ClusterServer | undefined;
}

function ServerRow({ server, own }: ServerRowProps) {
  const isOwn = server === own;
  return (
    <tr className={classes(serverState(server) !== "fresh" && styles.stale)}>
      <td>
        <Link to={`/cluster/peer/${encodeURIComponent(server.name)}`} className={styles.host} title={server.name}>
          {server.name}
        </Link>{" "}
        {isOwn && <Badge tone="accent">{clusterText("cluster.thisServer")}</Badge>}
        {server.is_source === true && <Badge>{clusterText("cluster.origin")}</Badge>}
      </td>
      <ShareCell value={server.cpu_usage} />
      <ShareCell value={server.memory_usage} />
      <NumberCell>{figure(server.client_count, formatCount)}</NumberCell>
      <NumberCell>{figure(server.stream_count, (online) => streamsInWords(online, server.total_streams))}</NumberCell>
      <NumberCell>{figure(server.input_bitrate, formatBandwidth)}</NumberCell>
      <NumberCell>{figure(server.output_bitrate, formatBandwidth)}</NumberCell>
      <ShareCell value={server.bandwidth_usage} />
      <td>
        <Version version={server.version} own={own?.version} />
      </td>
      <NumberCell>{figure(server.uptime, (seconds) => formatDuration(seconds * 1000))}</NumberCell>
      <td>
        <LastUpdate server={server} />
      </td>
    </tr>
  );
}

/** As the status line counts them: all, and how many of them are online. An older server tells only these. */
function streamsInWords(count: number, total: number | undefined): string {
  const online = clusterText("cluster.online", { count });
  return total === undefined ? online : `${formatCount(total)} · ${online}`;
}

function NumberCell({ children }: { readonly children: ReactNode }) {
  return <td className={table.number}>{children}</td>;
}

function ShareCell({ value }: { readonly value: number | undefined }) {
  return (
    <td className={table.number}>
      {value !== undefined && progressTone(value) === "red" && <Icon name="warning" size={13} />}{" "}
      {figure(value, formatPercent)}
    </td>
  );
}

function Version({ version, own }: { readonly version: string | undefined; readonly own: string | undefined }) {
  if (version === undefined) return clusterText("cluster.untold");
  if (version === own || own === undefined) return version;
  const words = clusterText("cluster.otherVersion", { version: own });
  return (
    <span className={styles.odd} title={words}>
      <Icon name="warning" size={13} label={words} /> {version}
    </span>
  );
}

function LastUpdate({ server }: { readonly server: ClusterServer }) {
  const { fetch_delay: delay, error, said } = server;
  const age = delay === undefined ? clusterText("cluster.never") : ageWords(delay);
  return (
    <>
      {age}
      {error !== undefined && <p className={styles.error}>{fromServer(error, { said })}</p>}
    </>
  );
}

/** While this server does not answer, what it told of all of them grows older. */
function older(server: ClusterServer, ageMs: number): ClusterServer {
  return server.fetch_delay === undefined ? server : { ...server, fetch_delay: server.fetch_delay + ageMs };
}

/** Figures are asked for each 3 s: what is younger is of now. */
function ageWords(ms: number): string {
  return ms < 5000 ? clusterText("cluster.now") : clusterText("cluster.ago", { time: formatDuration(ms) });
}

import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Button } from "../../src/components/controls/Button.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { GridCell, VirtualList } from "../../src/components/data/VirtualList.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import type { ClusterDrift } from "../../src/generated/types/ClusterDrift.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import { ClusterAnswer } from "./ClusterAnswer.tsx";
import { ComparedStream } from "./ComparedStream.tsx";
import styles from "./Cluster.module.css";

/** Streams that servers of the cluster have with other settings than others; one of them compared, where the address names it. */
export const DriftView = observer(function DriftView() {
  const { calls } = useStores();
  const [params, setParams] = useSearchParams();
  const ask = useCallback(async () => (await calls.cluster()).drift(), [calls]);
  const polled = usePolled(ask);
  const compared = params.get("stream") ?? "";
  const [round, setRound] = useState(0);
  const reload = () => {
    polled.reload();
    setRound(round + 1);
  };
  return (
    <ClusterAnswer polled={polled} servers={Object.values(polled.answer?.servers ?? {})}>
      {compared !== "" && (
        <ComparedStream
          key={`${compared} ${round}`}
          name={compared}
          onCopied={polled.reload}
          onClose={() => setParams({})}
        />
      )}
      <Panel isFlush>
        <div className={styles.bar}>
          <p className={styles.sum}>{sumOf(polled.answer)}</p>
          <Button icon="refresh" isBusy={polled.isLoading} onClick={reload}>
            {clusterText("cluster.reload")}
          </Button>
        </div>
        {polled.answer !== undefined && <DriftList drift={polled.answer} />}
      </Panel>
    </ClusterAnswer>
  );
});

function sumOf(drift: ClusterDrift | undefined): string {
  if (drift === undefined || drift.streams.length === 0) return "";
  return clusterText("cluster.differing", { differing: drift.streams.length, count: drift.compared });
}

type Drifting = ClusterDrift["streams"][number];

/** What is said where no difference is known: that there is none only where there was something to compare. */
function wordsOfAlike(compared: number, servers: readonly { readonly error?: string }[]): readonly [string, string] {
  const unasked = servers.filter(({ error }) => error !== undefined).length;
  if (compared > 0) return [clusterText("cluster.same"), clusterText("cluster.sameHelp", { count: compared })];
  if (unasked > 0)
    return [clusterText("cluster.shareUnknown"), clusterText("cluster.shareUnknownHelp", { count: unasked })];
  if (servers.length < 2) return [clusterText("cluster.alone"), clusterText("cluster.aloneHelp")];
  return [clusterText("cluster.nothingShared"), clusterText("cluster.nothingSharedHelp")];
}

function DriftList({ drift: { streams, compared, servers } }: { readonly drift: ClusterDrift }) {
  if (streams.length === 0) {
    const [title, help] = wordsOfAlike(compared, Object.values(servers));
    return (
      <EmptyState icon={compared === 0 ? "info" : "check"} title={title}>
        {help}
      </EmptyState>
    );
  }
  return (
    <>
      <VirtualList
        label={clusterText("cluster.differingTable")}
        items={streams}
        getKey={nameOf}
        Row={DriftRow}
        columns="minmax(110px, 1fr) minmax(140px, 2fr) 90px"
        minWidthPx={340}
        head={
          <>
            <HeaderCell as="div" label={clusterText("cluster.column.stream")} />
            <HeaderCell as="div" label={clusterText("cluster.column.variants")} />
            <HeaderCell as="div" isHidden label={clusterText("cluster.column.actions")} />
          </>
        }
      />
    </>
  );
}

function DriftRow({ item }: { readonly item: Drifting }) {
  const words = item.variants.map((servers) => servers.join(", ")).join(" | ");
  return (
    <>
      <GridCell>
        <span title={item.name}>{item.name}</span>
      </GridCell>
      <GridCell>
        <span title={words}>{words}</span>
      </GridCell>
      <GridCell>
        <Link
          to={`/cluster/drift?stream=${encodeURIComponent(item.name)}`}
          className={styles.compare}
          aria-label={clusterText("cluster.compareOf", { name: item.name })}
        >
          {clusterText("cluster.compare")}
        </Link>
      </GridCell>
    </>
  );
}

function nameOf({ name }: Drifting): string {
  return name;
}

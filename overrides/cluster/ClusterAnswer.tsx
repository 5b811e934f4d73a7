import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { Polled } from "../../src/context/usePolled.ts";
import type { ClusterServer } from "../../src/generated/types/ClusterServer.ts";
import { serverState } from "../../src/model/cluster/clusterServers.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import styles from "./Cluster.module.css";

interface ClusterAnswerProps {
  readonly polled: Polled<unknown>;
  /** Those whose answers are shown, this one first. */
  readonly servers?: readonly ClusterServer[];
  readonly children: ReactNode;
}

/** Of thirty servers behind a cut line each is not told by name. */
const mostNamed = 3;

/** What the cluster told, with what keeps it from being all of it and of now. */
export const ClusterAnswer = observer(function ClusterAnswer({ polled, servers = [], children }: ClusterAnswerProps) {
  const { answer, error, reload, isLoading } = polled;
  const { connection } = useStores();
  const ageMs = useAnswerAge(polled);
  if (answer === undefined) {
    if (connection.isOffline) {
      return (
        <EmptyState icon="warning" title={clusterText("cluster.offline")}>
          {clusterText("cluster.offlineHelp")}
        </EmptyState>
      );
    }
    if (error === undefined) return <LoadingState label={clusterText("cluster.loading")} />;
    return (
      <ErrorState title={clusterText("cluster.failed")} onRetry={reload} isRetrying={isLoading}>
        {error}
      </ErrorState>
    );
  }
  const missing = servers.filter((server, index) => index > 0 && serverState(server) !== "fresh");
  return (
    <div className={styles.answer}>
      {error !== undefined && ageMs > 0 && (
        <p className={styles.note} role="status">
          <Icon name="warning" size={14} />
          {clusterText("cluster.kept", { time: formatDuration(ageMs), error })}
        </p>
      )}
      {missing.length > 0 && (
        <div className={styles.note} role="status">
          {missing.slice(0, mostNamed).map(({ name, error: why = "" }) => (
            <span key={name}>
              <Icon name="warning" size={14} /> {clusterText("cluster.notAnswering", { server: name, why })}
            </span>
          ))}
          {missing.length > mostNamed && (
            <span>{clusterText("cluster.othersSilent", { count: missing.length - mostNamed })}</span>
          )}
        </div>
      )}
      {children}
    </div>
  );
});

/** How long ago the answer came, in milliseconds, as long as the server does not give another; 0 while it does. In an observer. */
export function useAnswerAge({ answeredAtMs, error }: Polled<unknown>): number {
  const { clock, connection } = useStores();
  if (answeredAtMs === undefined || (error === undefined && !connection.isOffline)) return 0;
  return Math.max(0, clock.readMs() - answeredAtMs);
}

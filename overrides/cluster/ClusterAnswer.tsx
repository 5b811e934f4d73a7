import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import type { Polled } from "../../src/context/usePolled.ts";
import type { ClusterServer } from "../../src/generated/types/ClusterServer.ts";
import { serverState } from "../../src/model/cluster/clusterServers.ts";
import { clusterText } from "../../src/texts/en/cluster.ts";
import { PolledAnswer, type PolledWords } from "../polled/PolledAnswer.tsx";
import styles from "./Cluster.module.css";
import { fromServer } from "../../src/texts/language.ts";

interface ClusterAnswerProps {
  readonly polled: Polled<unknown>;
  /** Those whose answers are shown, this one first. */
  readonly servers?: readonly ClusterServer[];
  readonly children: ReactNode;
}

const words = (): PolledWords => ({
  offline: clusterText("cluster.offline"),
  offlineHelp: clusterText("cluster.offlineHelp"),
  loading: clusterText("cluster.loading"),
  failed: clusterText("cluster.failed"),
});

/** Of thirty servers behind a cut line each is not told by name. */
const mostNamed = 3;

/** What the cluster told, with what keeps it from being all of it and of now. */
export const ClusterAnswer = observer(function ClusterAnswer({ polled, servers = [], children }: ClusterAnswerProps) {
  const missing = servers.filter((server, index) => index > 0 && serverState(server) !== "fresh");
  return (
    <div className={styles.answer}>
      <PolledAnswer polled={polled} words={words()}>
        {missing.length > 0 && (
          <div className={styles.note} role="status">
            {missing.slice(0, mostNamed).map(({ name, error = "", said }) => (
              <span key={name}>
                <Icon name="warning" size={14} />{" "}
                {clusterText("cluster.unaskedAt", { server: name, error: fromServer(error, { said }) })}
              </span>
            ))}
            {missing.length > mostNamed && (
              <span>{clusterText("cluster.othersSilent", { count: missing.length - mostNamed })}</span>
            )}
          </div>
        )}
        {children}
      </PolledAnswer>
    </div>
  );
});

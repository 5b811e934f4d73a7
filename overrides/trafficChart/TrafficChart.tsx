import { Suspense, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import type { PulseLine } from "../../src/api/pulseApi.ts";
import { Panel } from "../../src/components/data/Panel.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { trafficTopic } from "../../src/model/stream/mediaNames.ts";
import styles from "./TrafficChart.module.css";
import { overviewText } from "../../src/texts/en/streamOverview.ts";
import { lazyPart } from "../../src/components/states/lazyPart.tsx";

/** The charts' library is large: it comes with the first graph. */
const TrafficLines = lazyPart(() => import("./TrafficLines.tsx").then((module) => module.TrafficLines));

interface TrafficChartProps {
  readonly name: string;
  /** Address of the page with the former traffic. */
  readonly historyTo?: string | undefined;
}

/** What a stream takes in and sends out, over the last minute, by the second; followed while it is on the page. */
export function TrafficChart({ name, historyTo }: TrafficChartProps) {
  const { subscriptions } = useStores();
  const [held, setHeld] = useState<{ readonly name: string; readonly lines: readonly PulseLine[] }>();
  useEffect(
    () => subscriptions.pulse({ topic: trafficTopic(name), resolution: "minute" }, (lines) => setHeld({ name, lines })),
    [subscriptions, name],
  );
  const lines = held?.name === name ? held.lines : undefined;
  const waiting = (
    <div className={styles.waiting}>
      <LoadingState />
    </div>
  );
  const history = historyTo !== undefined && <Link to={historyTo}>{overviewText("overview.history")}</Link>;
  return (
    <Panel title={overviewText("overview.traffic")} actions={history}>
      {lines ? (
        <Suspense fallback={waiting}>
          <TrafficLines name={name} lines={lines} />
        </Suspense>
      ) : (
        waiting
      )}
    </Panel>
  );
}

import { lazy, Suspense, useEffect, useState } from "react";
import type { PulseLine, PulseTopic } from "../../src/api/pulseApi.ts";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { PulseAxis } from "../../src/model/pulse/pulseAxis.ts";
import { pointsWithin, type TimeSpan } from "../../src/model/pulse/timeSpan.ts";
import { formatClock } from "../../src/model/units/formatTime.ts";
import styles from "./Pulse.module.css";

/** The charts' library is large: it comes with the first graph. */
const LineGraph = lazy(() =>
  import("../../src/components/data/LineGraph.tsx").then((module) => ({ default: module.LineGraph })),
);

interface PulseGraphProps extends PulseTopic {
  readonly label: string;
  readonly axis: PulseAxis;
  readonly size: "large" | "medium" | "small";
  /** What of it is shown; without it all. */
  readonly span?: TimeSpan | undefined;
  readonly onSpan?: (span: TimeSpan) => void;
}

/** A graph of the server's pulse, followed while it is on the page. */
export function PulseGraph({ topic, resolution, label, axis, size, span, onSpan }: PulseGraphProps) {
  const { subscriptions } = useStores();
  const [held, setHeld] = useState<{ readonly topic: string; readonly lines: readonly PulseLine[] }>();
  useEffect(
    () => subscriptions.pulse({ topic, resolution }, (lines) => setHeld({ topic, lines })),
    [subscriptions, topic, resolution],
  );
  const lines = held?.topic === topic ? held.lines : undefined;
  const waiting = (
    <div className={styles[size]}>
      <LoadingState />
    </div>
  );
  if (lines === undefined) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LineGraph
        label={label}
        series={pointsWithin(lines, span)}
        size={size}
        ratio={axis.ratio}
        formatValue={axis.format}
        formatTime={(ms) => formatClock(ms, resolution)}
        max={axis.max}
        onSpan={onSpan && ((fromMs, toMs) => onSpan({ fromMs, toMs }))}
      />
    </Suspense>
  );
}

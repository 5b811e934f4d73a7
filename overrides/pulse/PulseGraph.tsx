import { observer } from "mobx-react-lite";
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { PulseLine, PulseTopic } from "../../src/api/pulseApi.ts";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { PulseAxis } from "../../src/model/pulse/pulseAxis.ts";
import { pointsWithin, type TimeSpan } from "../../src/model/pulse/timeSpan.ts";
import { formatClock } from "../../src/model/units/formatTime.ts";
import { pulseText } from "../../src/texts/en/pulse.ts";
import { drawingTurns } from "./DrawingTurns.ts";
import styles from "./Pulse.module.css";
import { lazyPart } from "../../src/components/states/lazyPart.tsx";

/** The charts' library is large: it comes with the first graph. */
const LineGraph = lazyPart(() => import("../../src/components/data/LineGraph.tsx").then((module) => module.LineGraph));

interface PulseGraphProps extends PulseTopic {
  readonly label: string;
  readonly axis: PulseAxis;
  readonly size: "large" | "medium" | "small";
  /** What of it is shown; without it all. */
  readonly span?: TimeSpan | undefined;
  readonly onSpan?: (span: TimeSpan) => void;
}

/** A graph of the server's pulse, followed while it is on the page, and drawn anew while it is on the screen. */
export const PulseGraph = observer(function PulseGraph(props: PulseGraphProps) {
  const { topic, resolution, label, axis, size, span, onSpan } = props;
  const { connection } = useStores();
  const place = useRef<HTMLDivElement>(null);
  const lines = useShownLines({ topic, resolution }, place);
  const waiting = (
    <div className={styles[size]}>
      {connection.isOffline ? <p className={styles.hint}>{pulseText("pulse.offline")}</p> : <LoadingState />}
    </div>
  );
  return (
    <div ref={place}>
      {lines === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <LineGraph
            label={label}
            series={pointsWithin(lines, span)}
            size={size}
            isPast={span !== undefined}
            ratio={axis.unitOf ?? axis.ratio}
            formatValue={axis.format}
            formatMark={axis.mark}
            formatTime={(ms) => formatClock(ms, resolution)}
            max={axis.max}
            onSpan={onSpan && ((fromMs, toMs) => onSpan({ fromMs, toMs }))}
          />
        </Suspense>
      )}
    </div>
  );
});

/** The lines of a graph, the newest while it is on the screen; undefined until the first come. */
function useShownLines(
  { topic, resolution }: PulseTopic,
  place: RefObject<Element | null>,
): readonly PulseLine[] | undefined {
  const { subscriptions } = useStores();
  const [shown, setShown] = useState<{ readonly topic: string; readonly lines: readonly PulseLine[] }>();
  useEffect(() => {
    const graph = {};
    let newest: readonly PulseLine[] | undefined;
    let [isSeen, isDrawn] = [true, false];
    const draw = () => {
      // The first time it is drawn wherever it is: whoever scrolls or prints sees a graph.
      if (newest === undefined || (isDrawn && !isSeen)) return;
      const lines = newest;
      isDrawn = true;
      drawingTurns.ask(graph, () => setShown({ topic, lines }));
    };
    const stopLooking = watchSeen(place.current, (seen) => {
      isSeen = seen;
      draw();
    });
    const unsubscribe = subscriptions.pulse({ topic, resolution }, (lines) => {
      newest = lines;
      draw();
    });
    return () => {
      unsubscribe();
      stopLooking();
      drawingTurns.forget(graph);
    };
  }, [subscriptions, topic, resolution, place]);
  return shown?.topic === topic ? shown.lines : undefined;
}

/** Tells whether an element is on the screen or about to be. Returns the function that ends it. */
function watchSeen(element: Element | null, onSeen: (isSeen: boolean) => void): () => void {
  if (element === null || typeof IntersectionObserver === "undefined") return () => undefined;
  const watcher = new IntersectionObserver((entries) => onSeen(entries.at(-1)?.isIntersecting === true), {
    rootMargin: "200px",
  });
  watcher.observe(element);
  return () => watcher.disconnect();
}

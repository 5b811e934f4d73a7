import { useEffect, useState } from "react";
import type { PulseLine } from "../../src/api/pulseApi.ts";
import { LineGraph } from "../../src/components/data/LineGraph.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { trafficTopic } from "../../src/model/stream/mediaNames.ts";
import { formatClock, formatMoment } from "../../src/model/units/formatTime.ts";
import { pulseAxes } from "../../src/model/pulse/pulseAxis.ts";
import { text } from "../../src/texts/text.ts";
import { DAY_MS } from "../../src/model/units/durations.ts";
import { clientsText } from "../../src/texts/en/clients.ts";

interface HistoryGraphProps {
  readonly name: string;
  /** Of a period that is over; without it the last minute as it goes. */
  readonly past?: readonly PulseLine[] | undefined;
}

/** The traffic of a stream, of a time that is over or of now. */
export function HistoryGraph({ name, past }: HistoryGraphProps) {
  const live = useLive(name, past !== undefined);
  const lines = past ?? live;
  if (!lines) return <LoadingState label={text("shell.loading")} />;
  return (
    <LineGraph
      label={clientsText("history.graph", { name })}
      series={lines}
      size="large"
      isPast={past !== undefined}
      formatValue={pulseAxes.traffic.format}
      formatMark={pulseAxes.traffic.mark}
      formatTime={past ? wordsOfTime(past) : (ms) => formatClock(ms, "minute")}
    />
  );
}

function useLive(name: string, isPast: boolean): readonly PulseLine[] | undefined {
  const { subscriptions } = useStores();
  const [lines, setLines] = useState<readonly PulseLine[]>();
  useEffect(
    () => (isPast ? undefined : subscriptions.pulse({ topic: trafficTopic(name), resolution: "minute" }, setLines)),
    [subscriptions, name, isPast],
  );
  return lines;
}

/** Hours and minutes within a day, the date as well where the graph shows more. */
function wordsOfTime(lines: readonly PulseLine[]): (ms: number) => string {
  const [first = 0, last = 0] = [lines[0]?.points[0]?.[0], lines[0]?.points.at(-1)?.[0]];
  return last - first > DAY_MS ? (ms) => formatMoment(ms).slice(5, 16) : (ms) => formatClock(ms, "hour");
}

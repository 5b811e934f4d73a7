import type { PulseLine } from "../../src/api/pulseApi.ts";
import { LineGraph } from "../../src/components/data/LineGraph.tsx";
import { formatClock } from "../../src/model/units/formatTime.ts";
import { formatTraffic, trafficMark } from "../../src/model/pulse/pulseAxis.ts";
import { overviewText } from "../../src/texts/en/streamOverview.ts";

interface TrafficLinesProps {
  readonly name: string;
  readonly lines: readonly PulseLine[];
}

/** The lines of the last minute, in bits per second. */
export function TrafficLines({ name, lines }: TrafficLinesProps) {
  return (
    <LineGraph
      label={overviewText("overview.trafficOf", { name })}
      series={lines}
      size="small"
      formatValue={formatTraffic}
      formatMark={trafficMark}
      formatTime={(ms) => formatClock(ms, "minute")}
    />
  );
}

import { ResponsiveLine } from "@nivo/line";
import { EmptyState } from "../states/EmptyState.tsx";
import { text } from "../../texts/text.ts";
import { graphHeights } from "./graphHeights.ts";
import { graphTheme } from "./graphTheme.ts";

export interface GraphSeries {
  readonly label: string;
  /** `[epoch ms, value]`, oldest first. */
  readonly points: readonly (readonly [number, number])[];
}

interface LineGraphProps {
  /** What is drawn, for those who do not see it. */
  readonly label: string;
  readonly series: readonly GraphSeries[];
  readonly size: keyof typeof graphHeights;
  readonly formatValue: (value: number) => string;
  readonly formatTime: (ms: number) => string;
}

/** Lines over time. Live data is not animated: a second's step should look like one. */
export function LineGraph({ label, series, size, formatValue, formatTime }: LineGraphProps) {
  const isEmpty = series.every(({ points }) => points.length === 0);
  return (
    <div role="img" aria-label={label} style={{ height: graphHeights[size] }}>
      {isEmpty ? (
        <EmptyState title={text("graph.empty")} />
      ) : (
        <ResponsiveLine
          data={series.map(({ label: id, points }) => ({ id, data: points.map(([x, y]) => ({ x, y })) }))}
          theme={graphTheme}
          colors={["var(--accent)", "var(--good)", "var(--warn)"]}
          margin={{ top: 12, right: 12, bottom: 28, left: 64 }}
          xScale={{ type: "linear", min: "auto", max: "auto" }}
          yScale={{ type: "linear", min: 0, max: "auto" }}
          axisBottom={{ format: (ms: number) => formatTime(ms), tickValues: 6, tickSize: 0, tickPadding: 8 }}
          axisLeft={{ format: (value: number) => formatValue(value), tickValues: 4, tickSize: 0, tickPadding: 8 }}
          gridYValues={4}
          enableGridX={false}
          enablePoints={false}
          lineWidth={1.5}
          animate={false}
          enableSlices="x"
        />
      )}
    </div>
  );
}

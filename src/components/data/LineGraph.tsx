import { type LineSeries, ResponsiveLine, type SliceTooltipProps } from "@nivo/line";
import { useCallback } from "react";
import { text } from "../../texts/text.ts";
import { EmptyState } from "../states/EmptyState.tsx";
import styles from "./LineGraph.module.css";

/** In px: alone on a page, among others, above a form. */
const heights = { large: 400, medium: 250, small: 150 } as const;

interface GraphSeries {
  readonly label: string;
  /** `[epoch ms, value]`, oldest first. */
  readonly points: readonly (readonly [number, number])[];
}

interface LineGraphProps {
  /** What is drawn, for those who do not see it. */
  readonly label: string;
  readonly series: readonly GraphSeries[];
  readonly size: keyof typeof heights;
  readonly formatValue: (value: number) => string;
  readonly formatTime: (ms: number) => string;
}

const colors = ["var(--accent)", "var(--good)", "var(--warn)"];

/** Lines over time with their names and newest values. Live data is not animated: a second's step should look like one. */
export function LineGraph({ label, series, size, formatValue, formatTime }: LineGraphProps) {
  const isEmpty = series.every(({ points }) => points.length === 0);
  const isFlat = series.every(({ points }) => points.every(([, value]) => value === 0));
  const tip = useCallback(
    ({ slice }: SliceTooltipProps<LineSeries>) => (
      <div className={styles.tip}>
        <span>{formatTime(Number(slice.points[0]?.data.x))}</span>
        {slice.points.map((point) => (
          <span key={point.id} className={styles.name} style={{ "--series": point.seriesColor }}>
            {point.seriesId} {formatValue(Number(point.data.y))}
          </span>
        ))}
      </div>
    ),
    [formatTime, formatValue],
  );
  return (
    <div role="img" aria-label={label} className={styles.graph} style={{ height: heights[size] }}>
      {isEmpty ? (
        <EmptyState title={text("graph.empty")} />
      ) : (
        <>
          <Legend series={series} formatValue={formatValue} />
          <div className={styles.lines}>
            <ResponsiveLine
              data={series.map(({ label: id, points }) => ({ id, data: points.map(([x, y]) => ({ x, y })) }))}
              theme={graphTheme}
              colors={colors}
              margin={{ top: 8, right: 32, bottom: 26, left: 64 }}
              xScale={{ type: "linear", min: "auto", max: "auto" }}
              // A line of nothing but zeros lies on the axis, not in the middle.
              yScale={{ type: "linear", min: 0, max: isFlat ? 1 : "auto" }}
              axisBottom={{
                format: (ms: number) => formatTime(ms),
                tickValues: timeTicks(size),
                tickSize: 0,
                tickPadding: 8,
              }}
              axisLeft={{
                format: (value: number) => formatValue(value),
                tickValues: isFlat ? [0] : 4,
                tickSize: 0,
                tickPadding: 8,
              }}
              gridYValues={4}
              enableGridX={false}
              enablePoints={false}
              lineWidth={1.5}
              animate={false}
              enableSlices="x"
              role="presentation"
              sliceTooltip={tip}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Legend({ series, formatValue }: Pick<LineGraphProps, "series" | "formatValue">) {
  return (
    <ul className={styles.legend}>
      {series.map(({ label, points }, index) => (
        <li key={label} className={styles.name} style={{ "--series": colors[index % colors.length] ?? "" }}>
          {label} <strong>{formatValue(points.at(-1)?.[1] ?? 0)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Labels of a small screen would lie over each other; the next point draws a turned screen anew. */
function timeTicks(size: keyof typeof heights): number {
  if (window.innerWidth < 640) return 2;
  // A small one stands beside something else.
  return size === "small" ? 3 : 5;
}

/** Colours and type of every graph, from the tokens of the theme, so that dark and light follow by themselves. */
const graphTheme = {
  text: { fontSize: 11, fill: "var(--ink-muted)" },
  axis: { ticks: { text: { fill: "var(--ink-muted)" } } },
  grid: { line: { stroke: "var(--line)" } },
  crosshair: { line: { stroke: "var(--ink-muted)" } },
  tooltip: { container: { background: "var(--surface-raised)", color: "var(--ink)", fontSize: 12 } },
} as const;

import { type LineSeries, ResponsiveLine, type SliceTooltipProps } from "@nivo/line";
import { type PointerEvent, type ReactNode, useCallback, useMemo, useState } from "react";
import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { useNarrow } from "./useNarrow.ts";
import { EmptyState } from "../states/EmptyState.tsx";
import styles from "./LineGraph.module.css";
import { translate } from "../../texts/language.ts";

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
  /** It ends before now: what its last values were says nothing of how it is. */
  readonly isPast?: boolean | undefined;
  readonly formatValue: (value: number) => string;
  /** The same for a mark of the axis, in the unit of the largest value; as any value when absent. */
  readonly formatMark?: ((value: number, largest: number) => string) | undefined;
  readonly formatTime: (ms: number) => string;
  /** Where the axis of values ends; without it at a round mark at or above the largest. */
  readonly max?: number | undefined;
  /** What the steps of that axis are round in, which may hang on the largest; 1 when absent. */
  readonly ratio?: number | ((largest: number) => number) | undefined;
  /** Told of a span that was dragged over with a mouse, epoch ms. */
  readonly onSpan?: ((fromMs: number, toMs: number) => void) | undefined;
}

const colors = [
  "var(--accent)",
  "var(--good)",
  "var(--warn)",
  "var(--bad)",
  "var(--line-teal)",
  "var(--line-plum)",
  "var(--line-brown)",
];
/** Room for the labels of the axes, px. */
const margin = { top: 8, right: 32, bottom: 26, left: 64 };

/** Lines over time with their names and newest values. Live data is not animated: a second's step should look like one. */
export function LineGraph({
  label,
  series: given,
  size,
  isPast = false,
  formatValue,
  formatMark = formatValue,
  formatTime,
  max,
  ratio: givenRatio = 1,
  onSpan,
}: LineGraphProps) {
  // The server names them in English; so far as the language knows them they are said in it.
  const series = useMemo(() => given.map((one) => ({ ...one, label: translate(one.label) })), [given]);
  // What answers to the pointer is a part a point, and needed under a pointer only.
  const [isPointedAt, setPointedAt] = useState(false);
  // Labels of a small screen would lie over each other.
  const isNarrow = useNarrow(639);
  const isEmpty = series.every(({ points }) => points.length === 0);
  const largest =
    max ?? series.reduce((most, { points }) => points.reduce((one, [, value]) => Math.max(one, value), most), 0);
  const ratio = typeof givenRatio === "number" ? givenRatio : givenRatio(largest);
  // A line of one point would not be seen.
  const isOneMoment = series.every(({ points }) => points.length <= 1);
  const isFlat = series.every(({ points }) => points.every(([, value]) => value === 0));
  // A line of nothing but zeros lies on the axis, not in the middle.
  const marks = max !== undefined ? undefined : isFlat ? [0] : roundMarks(largest / ratio);
  const tip = useCallback(
    ({ slice }: SliceTooltipProps<LineSeries>) => (
      <div className={styles.tip}>
        <span>{formatTime(Number(slice.points[0]?.data.x))}</span>
        {inOrder(slice.points).map((point) => (
          <span key={point.id} className={styles.name} style={{ "--series": point.seriesColor }}>
            {point.seriesId} {formatValue(Number(point.data.y) * ratio)}
          </span>
        ))}
      </div>
    ),
    [formatTime, formatValue, ratio],
  );
  return (
    <div className={styles.frame} data-live>
      <div role="img" aria-label={label} className={styles.graph} style={{ height: heights[size] }}>
        {isEmpty ? (
          <EmptyState title={text("graph.empty")} />
        ) : (
          <>
            <Legend series={series} formatValue={isPast ? undefined : formatValue} />
            <Draggable series={series} onSpan={onSpan} onPointedAt={setPointedAt}>
              <ResponsiveLine
                data={series.map(({ label: id, points }) => ({ id, data: withGaps(points, ratio) }))}
                theme={graphTheme}
                colors={colors}
                margin={margin}
                xScale={{ type: "linear", min: "auto", max: "auto" }}
                yScale={{ type: "linear", min: 0, max: max ?? (marks?.at(-1) || 1) }}
                axisBottom={{
                  format: (ms: number) => formatTime(ms),
                  tickValues: timeTicks(series, isNarrow ? 2 : size === "small" ? 3 : 5, formatTime),
                  tickSize: 0,
                  tickPadding: 8,
                }}
                axisLeft={{
                  format: (value: number) => formatMark(value * ratio, largest),
                  tickValues: marks ?? 4,
                  tickSize: 0,
                  tickPadding: 8,
                }}
                gridYValues={marks ?? 4}
                enableGridX={false}
                enablePoints={isOneMoment}
                pointSize={6}
                lineWidth={1.5}
                animate={false}
                enableSlices={isPointedAt ? "x" : false}
                isInteractive={isPointedAt}
                role="presentation"
                sliceTooltip={tip}
              />
            </Draggable>
          </>
        )}
      </div>
      {!isEmpty && <Moments label={label} series={series} formatTime={formatTime} formatValue={formatValue} />}
    </div>
  );
}

/** What the pointer is told of a moment, by keyboard: the arrow keys go from point to point. Seen while it has the focus. */
function Moments({
  label,
  series,
  formatTime,
  formatValue,
}: Pick<LineGraphProps, "label" | "series" | "formatTime" | "formatValue">) {
  const [chosen, setChosen] = useState<number>();
  const [isFocused, setFocused] = useState(false);
  const longest = series.reduce(
    (one, { points }) => (points.length > one.length ? points : one),
    series[0]?.points ?? [],
  );
  const last = longest.length - 1;
  // The point stays chosen while newer ones come, until it has left the graph.
  const found = chosen === undefined ? last : longest.findIndex(([ms]) => ms >= chosen);
  const index = found < 0 ? last : found;
  const [ms = 0] = longest[index] ?? [];
  const [first = 0, end = 0] = [longest[0]?.[0], longest[last]?.[0]];
  const values = isFocused
    ? series.map(({ label: name, points }) => ({ name, value: points.find(([at]) => at === ms)?.[1] }))
    : [];
  const words = values.map(({ name, value }) => `${name} ${value === undefined ? "–" : formatValue(value)}`);
  return (
    <div className={styles.moments} style={{ "--at": end > first ? (ms - first) / (end - first) : 1 }}>
      <input
        type="range"
        className={styles.cursor}
        min={0}
        max={Math.max(0, last)}
        value={index}
        aria-label={`${label}, ${formatTime(first)} – ${formatTime(end)}`}
        aria-valuetext={[formatTime(ms), ...words].join(", ")}
        onChange={(event) => setChosen(longest[Number(event.currentTarget.value)]?.[0])}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          setChosen(undefined);
        }}
      />
      {isFocused && (
        <div className={styles.moment} aria-hidden>
          <div className={styles.tip}>
            <span>{formatTime(ms)}</span>
            {words.map((word, at) => (
              <span key={at} className={styles.name} style={{ "--series": colors[at % colors.length] ?? "" }}>
                {word}
              </span>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** The lines, over which a span may be chosen; on a touch screen the same movement scrolls. */
function Draggable({
  series,
  onSpan,
  onPointedAt,
  children,
}: Pick<LineGraphProps, "series" | "onSpan"> & {
  readonly onPointedAt: (isPointedAt: boolean) => void;
  readonly children: ReactNode;
}) {
  const pointing = { onPointerEnter: () => onPointedAt(true), onPointerLeave: () => onPointedAt(false) };
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number }>();
  const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left - margin.left) / Math.max(1, width - margin.left - margin.right);
    return Math.min(1, Math.max(0, share));
  };
  const handleUp = () => {
    setDrag(undefined);
    onPointedAt(true);
    if (drag === undefined || Math.abs(drag.to - drag.from) < shortestDrag) return;
    const times = series.flatMap(({ points }) => points.map(([ms]) => ms));
    const [first, last] = [Math.min(...times), Math.max(...times)];
    const at = (share: number) => first + share * (last - first);
    onSpan?.(at(Math.min(drag.from, drag.to)), at(Math.max(drag.from, drag.to)));
  };
  if (onSpan === undefined) {
    return (
      <div className={styles.lines} {...pointing}>
        {children}
      </div>
    );
  }
  const [from, to] = drag === undefined ? [0, 0] : [Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)];
  return (
    <div
      className={classes(styles.lines, styles.draggable)}
      style={{ "--from": from, "--to": to }}
      {...pointing}
      onPointerDown={(event) => {
        if (event.pointerType === "touch" || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        // What was told of a point would lie over the span.
        onPointedAt(false);
        const place = placeOf(event);
        setDrag({ from: place, to: place });
      }}
      onPointerMove={(event) => drag !== undefined && setDrag({ ...drag, to: placeOf(event) })}
      onPointerUp={handleUp}
      onPointerCancel={() => setDrag(undefined)}
    >
      {children}
      {to > from && <div className={styles.span} />}
    </div>
  );
}

/** A press that trembles chooses nothing. */
const shortestDrag = 0.02;

/** Points with a hole where the measuring stopped: the line ends there, and begins again. */
function withGaps(
  points: GraphSeries["points"],
  ratio: number,
): readonly { readonly x: number; readonly y: number | null }[] {
  const step = Math.min(...points.slice(1).map(([ms], index) => ms - (points[index]?.[0] ?? ms)));
  return points.flatMap(([x, y], index) => {
    const before = points[index - 1]?.[0] ?? x;
    const value = { x, y: y / ratio };
    return x - before > mostSteps * step ? [{ x: before + step, y: null }, value] : [value];
  });
}

/** A point or two may be missing: the machine was busy. */
const mostSteps = 3;

interface LegendProps {
  readonly series: LineGraphProps["series"];
  /** Without it the names stand alone. */
  readonly formatValue: LineGraphProps["formatValue"] | undefined;
}

function Legend({ series, formatValue }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {series.map(({ label, points }, index) => (
        <li key={label} className={styles.name} style={{ "--series": colors[index % colors.length] ?? "" }}>
          {label} {formatValue && <strong>{formatValue(points.at(-1)?.[1] ?? 0)}</strong>}
        </li>
      ))}
    </ul>
  );
}

/** Marks of an axis in steps of 1, 2 or 5, four or so: from zero to the first that no line rises above. */
function roundMarks(largest: number): readonly number[] {
  const least = largest / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((one) => one * power >= least) ?? 10) * power;
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step);
}

/** The lines of a moment in the order of the legend; the library has them from the lowest up. */
function inOrder<Point extends { readonly seriesIndex: number }>(points: readonly Point[]): readonly Point[] {
  return points.toSorted((one, other) => one.seriesIndex - other.seriesIndex);
}

/** Times below the lines, none of which reads as the one before it: shortly after a start an hour is a few minutes. */
function timeTicks(
  series: readonly GraphSeries[],
  steps: number,
  formatTime: (ms: number) => string,
): readonly number[] {
  const times = series.flatMap(({ points }) => [points[0]?.[0], points.at(-1)?.[0]].filter((ms) => ms !== undefined));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const all = Array.from({ length: steps + 1 }, (_, step) => first + (step * (last - first)) / steps);
  return all.filter((ms, index) => index === 0 || formatTime(ms) !== formatTime(all[index - 1] ?? ms));
}

/** Colours and type of every graph, from the tokens of the theme, so that dark and light follow by themselves. */
const graphTheme = {
  text: { fontSize: 11, fill: "var(--ink-muted)" },
  axis: { ticks: { text: { fill: "var(--ink-muted)" } } },
  grid: { line: { stroke: "var(--line)" } },
  crosshair: { line: { stroke: "var(--ink-muted)" } },
  tooltip: { container: { background: "var(--surface-raised)", color: "var(--ink)", fontSize: 12 } },
} as const;

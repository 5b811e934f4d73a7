import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useNarrow } from "../../src/components/data/useNarrow.ts";
import type { TimeSpan } from "../../src/model/recordings.ts";
import { timeTicks } from "../../src/model/dvrTimeline.ts";
import { type ConsoleKey, isKey } from "../../src/model/keys/consoleKeys.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";
import { dvrText } from "../../src/texts/en/dvr.ts";
import styles from "./DvrTimeline.module.css";
import type { TimeWindow } from "./useTimeWindow.ts";

interface TimelineAxisProps {
  readonly recorded: readonly TimeSpan[];
  readonly shown: TimeWindow;
  readonly pointMs: number;
  readonly range: TimeSpan | undefined;
  readonly onPoint: (ms: number) => void;
  readonly onRange: (range: TimeSpan) => void;
  readonly onPlay: () => void;
}

/** Shorter drags are clicks. */
const DRAG_PX = 4;
const KEY_STEP = 0.01;

/** The recorded time as a strip on an axis: a press sets the point, a drag chooses a range, the wheel zooms. */
export function TimelineAxis({ recorded, shown, pointMs, range, onPoint, onRange, onPlay }: TimelineAxisProps) {
  const axis = useRef<HTMLDivElement>(null);
  // More moments would run into each other.
  const isNarrow = useNarrow(639);
  const [drag, setDrag] = useState<{ readonly startMs: number; readonly startX: number }>();
  const { fromMs, toMs } = shown;
  const length = toMs - fromMs;
  const at = (ms: number) => `${((ms - fromMs) / length) * 100}%`;
  const wide = (span: TimeSpan) => ({ left: at(span.fromMs), width: `${((span.toMs - span.fromMs) / length) * 100}%` });
  const timeAt = (clientX: number) => {
    const box = axis.current?.getBoundingClientRect();
    return box && box.width > 0 ? fromMs + ((clientX - box.left) / box.width) * length : fromMs;
  };

  // React listens to the wheel passively, so that it could not keep the page from scrolling.
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey && Math.abs(event.deltaY) <= Math.abs(event.deltaX)) return shown.pan(event.deltaX / 1000);
    event.preventDefault();
    return shown.zoom(event.deltaY > 0 ? 1.25 : 0.8, timeAt(event.clientX));
  };
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    const listen = (event: WheelEvent) => latest.current(event);
    const { current } = axis;
    current?.addEventListener("wheel", listen, { passive: false });
    return () => current?.removeEventListener("wheel", listen);
  }, []);

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag({ startMs: timeAt(event.clientX), startX: event.clientX });
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!drag || Math.abs(event.clientX - drag.startX) < DRAG_PX) return;
    const ms = timeAt(event.clientX);
    onRange({ fromMs: Math.min(drag.startMs, ms), toMs: Math.max(drag.startMs, ms) });
  };
  const handleUp = (event: PointerEvent<HTMLDivElement>) => {
    if (drag && Math.abs(event.clientX - drag.startX) < DRAG_PX) onPoint(drag.startMs);
    setDrag(undefined);
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const far = event.shiftKey ? 10 : 1;
    const acts: readonly (readonly [ConsoleKey, () => void])[] = [
      ["timeline.back", () => onPoint(pointMs - length * KEY_STEP * far)],
      ["timeline.on", () => onPoint(pointMs + length * KEY_STEP * far)],
      ["timeline.pageBack", () => shown.pan(-0.5)],
      ["timeline.pageOn", () => shown.pan(0.5)],
      ["timeline.all", () => shown.showAll()],
      ["timeline.now", () => shown.showNow()],
      ["timeline.closer", () => shown.zoom(0.5, pointMs)],
      ["timeline.closerUnshifted", () => shown.zoom(0.5, pointMs)],
      ["timeline.wider", () => shown.zoom(2, pointMs)],
      ["timeline.play", onPlay],
    ];
    const chosen = acts.find(([key]) => isKey(event, key));
    if (!chosen) return;
    event.preventDefault();
    chosen[1]();
  };
  return (
    <div
      ref={axis}
      className={styles.axis}
      data-live
      role="slider"
      tabIndex={0}
      aria-label={dvrText("dvr.axis", { from: formatMoment(fromMs), to: formatMoment(toMs) })}
      aria-valuemin={Math.round(fromMs / 1000)}
      aria-valuemax={Math.round(toMs / 1000)}
      aria-valuenow={Math.floor(pointMs / 1000)}
      aria-valuetext={formatMoment(pointMs)}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => setDrag(undefined)}
      onKeyDown={handleKey}
    >
      <div className={styles.track}>
        {recorded
          .filter((span) => span.toMs > fromMs && span.fromMs < toMs)
          .map((span) => (
            <span key={span.fromMs} className={styles.recorded} style={wide(span)} data-part="recorded" />
          ))}
        {range && <span className={styles.range} style={wide(range)} data-part="range" />}
        <span className={styles.point} style={{ left: at(pointMs) }} />
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {timeTicks(shown, isNarrow ? 4 : 8).map(({ ms, label }) => (
          <span key={ms} style={{ "--at": at(ms) }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

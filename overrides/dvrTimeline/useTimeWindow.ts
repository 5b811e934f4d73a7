import { useState } from "react";
import type { TimeSpan } from "../../src/model/recordings.ts";
import { zoom } from "../../src/model/dvrTimeline.ts";
import { DAY_MS, HOUR_MS } from "../../src/model/units/durations.ts";

const step = 0.2;

/** The part of the archive that is looked at. */
export interface TimeWindow extends TimeSpan {
  /** Its end is now, and moves along. */
  readonly isLive: boolean;
  readonly zoom: (factor: number, aroundMs?: number) => void;
  /** By a share of its length; negative is earlier. */
  readonly pan: (share: number) => void;
  readonly showNow: () => void;
  readonly showAll: () => void;
  /** Moves as little as it must to have a moment in sight. */
  readonly reveal: (ms: number) => void;
}

/** Begins with the last hours of an archive, growing with it. */
export function useTimeWindow(recorded: TimeSpan): TimeWindow {
  const [length, setLength] = useState(() =>
    Math.min(DAY_MS / 4, Math.max(HOUR_MS / 6, recorded.toMs - recorded.fromMs)),
  );
  /** Undefined while it follows the end of the archive. */
  const [end, setEnd] = useState<number>();
  // A little room after the end shows that it grows.
  const live = recorded.toMs + length * 0.03;
  const toMs = end ?? live;
  const fromMs = toMs - length;
  const show = (span: TimeSpan) => {
    setLength(span.toMs - span.fromMs);
    setEnd(span.toMs >= recorded.toMs ? undefined : Math.max(span.toMs, recorded.fromMs));
  };
  const pan = (share: number) => show({ fromMs: fromMs + share * length, toMs: toMs + share * length });
  return {
    fromMs,
    toMs,
    isLive: end === undefined,
    zoom: (factor, aroundMs = (fromMs + toMs) / 2) => show(zoom({ fromMs, toMs }, factor, aroundMs)),
    pan,
    showNow: () => setEnd(undefined),
    showAll: () => show({ fromMs: recorded.fromMs, toMs: Math.max(recorded.toMs, recorded.fromMs + HOUR_MS / 6) }),
    reveal: (ms) => {
      if (ms < fromMs) pan((ms - fromMs) / length - step);
      else if (ms > toMs) pan((ms - toMs) / length + step);
    },
  };
}

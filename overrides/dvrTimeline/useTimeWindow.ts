import { useState } from "react";
import type { TimeSpan } from "../../src/model/recordings.ts";
import { type ShownTime, within, zoom } from "../../src/model/dvrTimeline.ts";
import { DAY_MS, HOUR_MS } from "../../src/model/units/durations.ts";

const step = 0.2;
/** The least that is shown of an archive, however short. */
const LEAST_MS = HOUR_MS / 6;

/** The part of the archive that is looked at. */
export interface TimeWindow extends TimeSpan {
  /** Its end is now, and moves along. */
  readonly isLive: boolean;
  /** Around a moment that stays where it is on the screen; around the middle unless said. */
  readonly zoom: (factor: number, aroundMs?: number) => void;
  /** By a share of its length; negative is earlier. */
  readonly pan: (share: number) => void;
  readonly showNow: () => void;
  readonly showAll: () => void;
  /** Moves as little as it must to have a moment in sight. */
  readonly reveal: (ms: number) => void;
}

/** Begins with the last hours of an archive, growing with it. */
export function useTimeWindow(recorded: readonly TimeSpan[]): TimeWindow {
  const whole = { fromMs: recorded[0]?.fromMs ?? 0, toMs: recorded.at(-1)?.toMs ?? 0 };
  const [shown, setShown] = useState<ShownTime>(() => ({
    length: Math.min(DAY_MS / 4, Math.max(LEAST_MS, whole.toMs - whole.fromMs)),
  }));
  const { length, end, room = length * 0.03 } = shown;
  // A little room after the end shows that it grows.
  const toMs = end ?? whole.toMs + room;
  const fromMs = toMs - length;
  const show = (span: TimeSpan, toward = 0) => {
    const next = within(span, recorded, LEAST_MS, toward);
    const after = next.toMs - whole.toMs;
    setShown({ length: next.toMs - next.fromMs, ...(after >= 0 ? { room: after } : { end: next.toMs }) });
  };
  const pan = (share: number) => show({ fromMs: fromMs + share * length, toMs: toMs + share * length }, share);
  return {
    fromMs,
    toMs,
    isLive: end === undefined,
    zoom: (factor, aroundMs = (fromMs + toMs) / 2) => show(zoom({ fromMs, toMs }, factor, aroundMs)),
    pan,
    showNow: () => setShown({ length }),
    showAll: () => setShown({ length: Math.max(whole.toMs - whole.fromMs, LEAST_MS) * 1.04 }),
    reveal: (ms) => {
      if (ms < fromMs) pan((ms - fromMs) / length - step);
      else if (ms > toMs) pan((ms - toMs) / length + step);
    },
  };
}

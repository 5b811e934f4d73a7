import { useEffect, useRef, type RefObject } from "react";

/** Something that goes by itself, unless `stays`. */
interface Leaving {
  readonly id: string;
  readonly stays: boolean;
  /** What it tells of: with another one its time begins anew. */
  readonly about: unknown;
}

const stepMs = 250;
/** Time to read two lines and to decide. */
const staysMs = 10_000;

/**
 * Dismisses each row after its time, whatever is open over the page. The time stands still while a pointer or the focus
 * is inside the frame, and while nobody sees the page.
 */
export function useLeaving(
  rows: readonly Leaving[],
  frame: RefObject<HTMLElement | null>,
  onLeave: (id: string) => void,
): void {
  const left = useRef(new Map<string, { readonly about: unknown; ms: number }>());
  const latest = useRef({ rows, onLeave });
  useEffect(() => {
    latest.current = { rows, onLeave };
  });
  const isNeeded = rows.some(({ stays }) => !stays);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => {
      if (document.hidden || isInside(frame.current)) return;
      const known = left.current;
      left.current = new Map();
      for (const { id, about, stays } of latest.current.rows) {
        if (stays) continue;
        const before = known.get(id);
        const ms = (before !== undefined && before.about === about ? before.ms : staysMs) - stepMs;
        if (ms > 0) left.current.set(id, { about, ms });
        else latest.current.onLeave(id);
      }
    }, stepMs);
    return () => clearInterval(timer);
  }, [isNeeded, frame]);
}

/** Whether pointer or focus is in it; asked, as an element that is taken away tells of neither. */
function isInside(frame: HTMLElement | null): boolean {
  return frame !== null && (frame.matches(":hover") || frame.contains(document.activeElement));
}

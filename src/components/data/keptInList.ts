import type { Virtualizer } from "@tanstack/react-virtual";
import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** What a list knows of the row that its focus was in last. */
interface HeldRow {
  readonly isThere: boolean;
  /** Its place, while it is there. */
  readonly index: number;
}

/**
 * Passes the focus of a list on when the row that holds it goes, or the keyboard would have to begin at the page's top.
 * @param pass is given the place the row had
 * @returns what the list tells of the focus
 */
export function useFocusKept({ isThere, index }: HeldRow, pass: (index: number) => void) {
  const isHeld = useRef(false);
  const last = useRef(0);
  useLayoutEffect(() => {
    if (isThere) last.current = index;
    else if (isHeld.current && document.activeElement === document.body) pass(last.current);
  });
  return {
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // A question about the row, or its menu, has the focus only for as long as it is open.
      isHeld.current =
        relatedTarget instanceof Element &&
        (currentTarget.contains(relatedTarget) || relatedTarget.closest("[role$=dialog], [role=menu]") !== null);
    },
  };
}

/** The first row in sight. */
interface TopRow {
  readonly key: string;
  readonly index: number;
  /** So much of it is above the edge. */
  readonly abovePx: number;
}

/** Where lists stood when they were left, by the visit of their page. */
const topRows = new Map<string, TopRow>();

/** Every list begins at its top again, as after a reload. */
export function forgetTopRows(): void {
  topRows.clear();
}

/** A list whose page is gone back to stands where it was left; by a link it begins at its top. */
export function useScrollKept(
  rows: Virtualizer<HTMLDivElement, HTMLDivElement>,
  label: string,
  indexOf: ReadonlyMap<string, number>,
): void {
  const visit = `${useLocation().key} ${label}`;
  const wanted = useRef<TopRow>(undefined);
  /** As far as the rows that were there allowed. */
  const reached = useRef<number>(undefined);
  useLayoutEffect(() => {
    const list = rows.scrollElement;
    wanted.current = topRows.get(visit);
    reached.current = undefined;
    return () => {
      const top = wanted.current ?? (list && topRowOf(rows, list.scrollTop));
      if (top) topRows.set(visit, top);
      else topRows.delete(visit);
    };
  }, [rows, visit]);
  useLayoutEffect(() => {
    const { current: top } = wanted;
    const { scrollElement: list } = rows;
    if (top === undefined || list === null || indexOf.size === 0) return;
    const index = indexOf.get(top.key) ?? top.index;
    // Whoever scrolls on while rows come is not called back.
    const isMoved = Math.abs(list.scrollTop - (reached.current ?? list.scrollTop)) > 1;
    if (isMoved || index < indexOf.size) wanted.current = undefined;
    if (isMoved) return;
    const [start = 0] = rows.getOffsetForIndex(index, "start") ?? [];
    list.scrollTo?.({ top: start + top.abovePx });
    reached.current = list.scrollTop;
    // The rows in sight are drawn with this frame, and not with the one after.
    list.dispatchEvent(new Event("scroll"));
  }, [rows, visit, indexOf]);
}

/** @returns undefined at the top */
function topRowOf(rows: Virtualizer<HTMLDivElement, HTMLDivElement>, topPx: number): TopRow | undefined {
  const { scrollMargin } = rows.options;
  const row = rows.getVirtualItemForOffset(topPx + scrollMargin);
  if (row === undefined || topPx <= 0) return undefined;
  return { key: String(row.key), index: row.index, abovePx: topPx + scrollMargin - row.start };
}

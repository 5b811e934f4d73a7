import { type RefObject, useEffect, useMemo, useState } from "react";
import { useStores } from "../../context/StoresContext.ts";

/** A column of a list. */
export interface ListColumn {
  readonly id: string;
  readonly label: string;
  /** As `grid-template-columns` takes it. */
  readonly width: string;
  /** Its width in a narrow list. */
  readonly narrowWidth?: string;
  /** The list must be at least this wide for it to be shown. */
  readonly fromPx: number;
  /** Always: it cannot be taken away. Shown: until the operator takes it away. */
  readonly presence: "always" | "shown" | "hidden";
  /** The list can be sorted by it, under its id. */
  readonly isSorted?: boolean;
  readonly isNumber?: boolean;
  /** What is reported: it is of before, and drawn grey, while the server is away. */
  readonly isLive?: boolean;
  /** The label is only read aloud: a column of buttons. */
  readonly isHeadHidden?: boolean;
}

/** A list is narrow below this. */
const narrowPx = 600;

/**
 * The columns that were chosen and for which the list is wide enough. To be read in an observer.
 * @param list under whose name the choice is kept
 */
export function useShownColumns<Column extends ListColumn>(
  list: string,
  all: readonly Column[],
  element: RefObject<HTMLElement | null>,
): readonly Column[] {
  const { columns } = useStores();
  const chosen = columns.chosen(list);
  const widthPx = useWidth(element);
  return useMemo(() => {
    const shown = all.filter(({ id, presence, fromPx }) => {
      const isChosen = presence === "always" || (chosen ? chosen.includes(id) : presence === "shown");
      // One that was asked for is shown at any width: the list scrolls sideways then.
      return isChosen && (presence === "hidden" || fromPx <= widthPx);
    });
    if (widthPx >= narrowPx) return shown;
    return shown.map((column) => ({ ...column, width: column.narrowWidth ?? column.width }));
  }, [all, chosen, widthPx]);
}

/** Whether a list is narrow. */
export function useIsNarrow(element: RefObject<HTMLElement | null>): boolean {
  return useWidth(element) < narrowPx;
}

/** How wide an element is, in steps, so that a window that is drawn larger does not draw every row at each pixel. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidth] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width / 20) * 20);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}

/** Columns as `grid-template-columns` takes them. */
export function columnsTemplate(columns: readonly Pick<ListColumn, "width">[]): string {
  return columns.map(({ width }) => width).join(" ");
}

const remPx = 16;
const gapPx = 12;

/** What columns take at least, with the gaps between and beside them: a list that is narrower scrolls sideways. */
export function columnsWidthPx(columns: readonly Pick<ListColumn, "width">[]): number {
  return columns.reduce((sum, { width }) => sum + leastRem(width) * remPx + gapPx, gapPx);
}

/** Of `5rem` or `minmax(5rem, 1fr)`. */
function leastRem(width: string): number {
  return Number(/[\d.]+(?=rem)/.exec(width)?.[0] ?? 0);
}

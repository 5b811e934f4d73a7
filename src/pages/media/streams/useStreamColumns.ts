import { useEffect, useMemo, useState, type RefObject } from "react";
import { useStores } from "../../../context/useStores.ts";
import type { StreamColumn } from "./StreamColumn.ts";
import { streamColumns } from "./streamColumns.tsx";

/** The columns that were chosen and for which the list is wide enough. To be read in an observer. */
export function useStreamColumns(list: RefObject<HTMLElement | null>): readonly StreamColumn[] {
  const { columns } = useStores();
  const { chosen } = columns;
  const widthPx = useWidth(list);
  return useMemo(
    () =>
      streamColumns.filter(({ id, presence, fromPx }) => {
        const isChosen = presence === "always" || (chosen ? chosen.includes(id) : presence === "shown");
        // One that was asked for is shown at any width: the list scrolls sideways then.
        return isChosen && (presence === "hidden" || fromPx <= widthPx);
      }),
    [chosen, widthPx],
  );
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

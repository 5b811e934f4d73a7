import { type RefObject, useEffect, useMemo, useState } from "react";
import { useStores } from "../../../context/StoresContext.ts";
import { SelectionBox } from "../SelectionCell.tsx";
import { StatusCell } from "../StatusCell.tsx";
import { SourceDots } from "./SourceDots.tsx";
import { ModeToggle, RowActions, StreamName } from "./StreamRowCells.tsx";
import type { StreamColumn } from "./StreamColumn.ts";

/** The columns of the streams list, in their order; a new one is a row here. */
export const streamColumns: readonly StreamColumn[] = [
  {
    id: "select",
    label: "media.selectColumn",
    width: "1.25rem",
    fromPx: 0,
    presence: "always",
    isHeadHidden: true,
    draw: ({ name, isSelected }) => <SelectionBox collection="streams" id={name} name={name} isSelected={isSelected} />,
  },
  {
    id: "name",
    label: "media.name",
    width: "minmax(7rem, 3fr)",
    fromPx: 0,
    presence: "always",
    sortKey: "name",
    draw: ({ name, view, isUnsaved }) => <StreamName name={name} view={view} isUnsaved={isUnsaved} />,
  },
  {
    id: "status",
    label: "media.status",
    width: "minmax(6.5rem, 3fr)",
    fromPx: 0,
    presence: "always",
    sortKey: "status",
    draw: ({ name, view }) => <StatusCell name={name} view={view} />,
  },
  {
    id: "bitrate",
    label: "media.bitrate",
    width: "5.5rem",
    fromPx: 480,
    presence: "shown",
    sortKey: "bitrate",
    isNumber: true,
    draw: ({ view }) => view.bitrate,
  },
  {
    id: "output",
    label: "media.output",
    width: "5.5rem",
    fromPx: 480,
    presence: "hidden",
    isNumber: true,
    draw: ({ view }) => view.output,
  },
  {
    id: "clients",
    label: "media.clients",
    width: "3.75rem",
    fromPx: 520,
    presence: "shown",
    sortKey: "clients",
    isNumber: true,
    draw: ({ view }) => view.clients,
  },
  {
    id: "runtime",
    label: "media.runtime",
    width: "4.75rem",
    fromPx: 620,
    presence: "shown",
    sortKey: "runtime",
    isNumber: true,
    draw: ({ view }) => view.runtime,
  },
  {
    id: "sources",
    label: "media.sources",
    width: "4.75rem",
    fromPx: 700,
    presence: "shown",
    draw: ({ name, view }) => <SourceDots name={name} sources={view.sources} />,
  },
  {
    id: "source",
    label: "media.source",
    width: "minmax(8rem, 2fr)",
    fromPx: 900,
    presence: "hidden",
    draw: ({ view }) => <span title={view.source}>{view.source}</span>,
  },
  {
    id: "media",
    label: "media.tracks",
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    draw: ({ view }) => view.media,
  },
  {
    id: "title",
    label: "media.title",
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    draw: ({ view }) => view.title,
  },
  {
    id: "comment",
    label: "media.comment",
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    draw: ({ view }) => <span title={view.comment}>{view.comment}</span>,
  },
  {
    id: "mode",
    label: "media.mode",
    width: "1.75rem",
    fromPx: 420,
    presence: "shown",
    isHeadHidden: true,
    draw: ({ name, view, isSaving, isOffline }) => (
      <ModeToggle name={name} isStatic={view.isStatic} isSaving={isSaving} isOffline={isOffline} />
    ),
  },
  {
    id: "actions",
    label: "media.actions",
    width: "3rem",
    fromPx: 0,
    presence: "always",
    isHeadHidden: true,
    draw: ({ name }) => <RowActions name={name} />,
  },
];

/** The columns that were chosen and for which the list is wide enough. To be read in an observer. */
export function useStreamColumns(list: RefObject<HTMLElement | null>): readonly StreamColumn[] {
  const { columns } = useStores();
  const chosen = columns.chosen("streams");
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

const remPx = 16;
const gapPx = 12;

/** What columns take at least, with the gaps between and beside them: a list that is narrower scrolls sideways. */
export function columnsWidthPx(columns: readonly Pick<StreamColumn, "width">[]): number {
  return columns.reduce((sum, { width }) => sum + leastRem(width) * remPx + gapPx, gapPx);
}

/** Of `5rem` or `minmax(5rem, 1fr)`. */
function leastRem(width: string): number {
  return Number(/[\d.]+(?=rem)/.exec(width)?.[0] ?? 0);
}

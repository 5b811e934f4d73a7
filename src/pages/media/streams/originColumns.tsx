import { SourceDots } from "./SourceDots.tsx";
import type { StreamColumn } from "./StreamColumn.ts";

/** Where a stream comes from, and what it is. */
export const originColumns: readonly StreamColumn[] = [
  {
    id: "sources",
    label: "media.sources",
    width: "4.75rem",
    fromPx: 700,
    presence: "shown",
    draw: ({ name, line }) => <SourceDots name={name} sources={line.sources} />,
  },
  {
    id: "source",
    label: "media.source",
    width: "minmax(8rem, 2fr)",
    fromPx: 900,
    presence: "hidden",
    draw: ({ summary }) => <span title={summary.source}>{summary.source}</span>,
  },
  {
    id: "media",
    label: "media.tracks",
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    draw: ({ line }) => line.media,
  },
  {
    id: "title",
    label: "media.title",
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    draw: ({ line }) => line.title,
  },
  {
    id: "comment",
    label: "media.comment",
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    draw: ({ line }) => <span title={line.comment}>{line.comment}</span>,
  },
];

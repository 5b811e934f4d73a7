import { StatusCell } from "../StatusCell.tsx";
import type { StreamColumn } from "./StreamColumn.ts";
import { StreamName } from "./StreamName.tsx";

/** How a stream does. */
export const stateColumns: readonly StreamColumn[] = [
  {
    id: "name",
    label: "media.name",
    width: "minmax(7rem, 3fr)",
    fromPx: 0,
    presence: "always",
    sortKey: "name",
    draw: ({ name, line, isUnsaved }) => <StreamName name={name} line={line} isUnsaved={isUnsaved} />,
  },
  {
    id: "status",
    label: "media.status",
    width: "minmax(6.5rem, 3fr)",
    fromPx: 0,
    presence: "always",
    sortKey: "status",
    draw: ({ name, summary }) => <StatusCell name={name} summary={summary} />,
  },
  {
    id: "bitrate",
    label: "media.bitrate",
    width: "5.5rem",
    fromPx: 480,
    presence: "shown",
    sortKey: "bitrate",
    isNumber: true,
    draw: ({ summary }) => summary.bitrate,
  },
  {
    id: "output",
    label: "media.output",
    width: "5.5rem",
    fromPx: 480,
    presence: "hidden",
    isNumber: true,
    draw: ({ line }) => line.output,
  },
  {
    id: "clients",
    label: "media.clients",
    width: "3.75rem",
    fromPx: 520,
    presence: "shown",
    sortKey: "clients",
    isNumber: true,
    draw: ({ summary }) => summary.clients,
  },
  {
    id: "runtime",
    label: "media.runtime",
    width: "4.75rem",
    fromPx: 620,
    presence: "shown",
    sortKey: "runtime",
    isNumber: true,
    draw: ({ summary }) => summary.runtime,
  },
];

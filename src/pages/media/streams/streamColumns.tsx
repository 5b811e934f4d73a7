import { Suspense } from "react";
import { SelectionBox } from "../../list/SelectionBox.tsx";
import { StatusCell } from "../../../components/states/StatusCell.tsx";
import { text } from "../../../texts/text.ts";
import { SourceDots } from "./SourceDots.tsx";
import { ModeToggle, RowActions, StreamName } from "./StreamRowCells.tsx";
import type { StreamColumn } from "./StreamColumn.ts";
import { lazyPart } from "../../../components/states/lazyPart.tsx";

const RowPicture = lazyPart(() => import("./LivePictures.tsx").then((file) => file.RowPicture));
const Sparkline = lazyPart(() => import("./LivePictures.tsx").then((file) => file.Sparkline));

/** The columns of the streams list, in their order; a new one is a row here. */
export const streamColumns: readonly StreamColumn[] = [
  {
    id: "select",
    get label() {
      return text("media.column.select");
    },
    width: "1.25rem",
    fromPx: 0,
    presence: "always",
    isLive: false,
    isHeadHidden: true,
    draw: ({ name, isSelected }) => <SelectionBox collection="streams" id={name} name={name} isSelected={isSelected} />,
  },
  {
    id: "name",
    get label() {
      return text("media.column.name");
    },
    width: "minmax(7rem, 7fr)",
    fromPx: 0,
    presence: "always",
    isLive: false,
    isSorted: true,
    draw: ({ name, view, waits }) => <StreamName name={name} view={view} waits={waits} />,
  },
  {
    id: "status",
    get label() {
      return text("media.column.status");
    },
    width: "minmax(6.5rem, 6fr)",
    fromPx: 0,
    presence: "always",
    isLive: true,
    isSorted: true,
    draw: ({ name, view }) => <StatusCell name={name} view={view} />,
  },
  {
    id: "picture",
    get label() {
      return text("media.column.picture");
    },
    width: "6rem",
    fromPx: 620,
    presence: "hidden",
    isLive: true,
    draw: ({ name, view }) => (
      <Suspense>
        <RowPicture name={name} hasPicture={view.hasPicture} />
      </Suspense>
    ),
  },
  {
    id: "trend",
    get label() {
      return text("media.column.trend");
    },
    width: "6.5rem",
    fromPx: 620,
    presence: "hidden",
    isLive: true,
    draw: ({ name }) => (
      <Suspense>
        <Sparkline name={name} />
      </Suspense>
    ),
  },
  {
    id: "bitrate",
    get label() {
      return text("media.column.bitrate");
    },
    width: "5.5rem",
    fromPx: 480,
    presence: "shown",
    isLive: true,
    isSorted: true,
    isNumber: true,
    draw: ({ view }) => view.bitrate,
  },
  {
    id: "output",
    get label() {
      return text("media.column.output");
    },
    width: "5.5rem",
    fromPx: 480,
    presence: "hidden",
    isLive: true,
    isNumber: true,
    draw: ({ view }) => view.output,
  },
  {
    id: "clients",
    get label() {
      return text("media.column.clients");
    },
    width: "3.75rem",
    fromPx: 520,
    presence: "shown",
    isLive: true,
    isSorted: true,
    isNumber: true,
    draw: ({ view }) => view.clients,
  },
  {
    id: "runtime",
    get label() {
      return text("media.column.runtime");
    },
    width: "4.75rem",
    fromPx: 620,
    presence: "shown",
    isLive: true,
    isSorted: true,
    isNumber: true,
    draw: ({ view }) => view.runtime,
  },
  {
    id: "sources",
    get label() {
      return text("media.column.sources");
    },
    width: "4.75rem",
    fromPx: 700,
    presence: "shown",
    isLive: true,
    draw: ({ name, view }) => <SourceDots name={name} sources={view.fetchedByUse} />,
  },
  {
    id: "source",
    get label() {
      return text("media.column.source");
    },
    width: "minmax(8rem, 2fr)",
    fromPx: 900,
    presence: "hidden",
    isLive: true,
    draw: ({ view }) => <span title={view.source}>{view.source}</span>,
  },
  {
    id: "media",
    get label() {
      return text("media.column.tracks");
    },
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    isLive: true,
    draw: ({ view }) => view.media,
  },
  {
    id: "title",
    get label() {
      return text("media.column.title");
    },
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    isLive: false,
    draw: ({ view }) => view.title,
  },
  {
    id: "comment",
    get label() {
      return text("media.column.description");
    },
    width: "minmax(7rem, 1fr)",
    fromPx: 620,
    presence: "hidden",
    isLive: false,
    draw: ({ view }) => <span title={view.comment}>{view.comment}</span>,
  },
  {
    id: "mode",
    get label() {
      return text("media.column.mode");
    },
    width: "max(1.75rem, var(--control-height-small))",
    fromPx: 420,
    presence: "shown",
    isLive: false,
    isHeadHidden: true,
    draw: ({ name, view, isSaving, isOffline }) => (
      <ModeToggle name={name} isStatic={view.isStatic} isSaving={isSaving} isOffline={isOffline} />
    ),
  },
  {
    id: "actions",
    get label() {
      return text("media.column.actions");
    },
    width: "3rem",
    fromPx: 0,
    presence: "always",
    isLive: false,
    isHeadHidden: true,
    draw: ({ name }) => <RowActions name={name} />,
  },
];

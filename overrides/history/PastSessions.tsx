import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { GridCell, VirtualList } from "../../src/components/data/VirtualList.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { useNarrow } from "../../src/components/data/useNarrow.ts";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { HistorySession } from "../../src/generated/types/HistorySession.ts";
import { historyColumns, type HistorySortKey } from "../../src/model/historyTables.ts";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { shownCountry } from "../../src/model/countries.ts";
import { protocolName } from "../../src/model/stream/protocols.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import { formatDuration, formatLasting, formatMoment } from "../../src/model/units/formatTime.ts";
import { clientsText } from "../../src/texts/en/clients.ts";
import styles from "./History.module.css";

interface PastSessionsProps {
  readonly sessions: readonly HistorySession[];
  /** They are of several streams. */
  readonly hasNames: boolean;
  readonly sort: HistorySortKey | undefined;
  readonly onSort: (column: HistorySortKey | undefined) => void;
}

/** The heads of the columns. */
const labels = {
  proto: "clients.column.protocol",
  ip: "history.column.ip",
  country: "clients.column.country",
  created_at: "history.column.createdAt",
  duration: "clients.column.duration",
  bytes: "history.column.bytes",
  user_id: "history.column.userId",
} as const satisfies Readonly<Record<HistorySortKey, string>>;

/** As wide as there is room beside the list of a console of 1280 pixels. */
const columns =
  "4.5rem minmax(6.5rem, 1fr) minmax(4.5rem, 1fr) 9rem minmax(6.5rem, 1.5fr) 4.5rem minmax(3.5rem, 1fr) minmax(5rem, 2fr)";

const numbers: readonly HistorySortKey[] = ["duration", "bytes"];

/** The sessions of the past; a press on a column sorts by it, another puts the newest first again. */
export function PastSessions({ sessions, hasNames, sort, onSort }: PastSessionsProps) {
  const sorted = historyColumns.map((column) => (
    <HeaderCell
      key={column}
      as="div"
      label={clientsText(labels[column])}
      isNumber={numbers.includes(column)}
      sort={sort === column ? "ascending" : "none"}
      onSort={() => onSort(sort === column ? undefined : column)}
    />
  ));
  const isNarrow = useNarrow(639);
  const wide = hasNames ? `minmax(8rem, 1fr) ${columns}` : columns;
  const agent = <HeaderCell key="agent" as="div" label={clientsText("clients.column.userAgent")} />;
  const name = <HeaderCell key="name" as="div" label={clientsText("clients.column.stream")} />;
  return (
    <div className={styles.sessions}>
      <VirtualList
        label={clientsText("history.sessions")}
        items={sessions}
        getKey={idOf}
        Row={hasNames ? NamedSession : PastSession}
        columns={isNarrow ? "minmax(0, 1fr) max-content" : wide}
        minWidthPx={isNarrow ? 0 : hasNames ? 960 : 810}
        growsRows={isNarrow}
        head={hasNames ? [name, ...sorted, agent] : [...sorted, agent]}
        empty={<EmptyState title={clientsText("history.noSessions")} />}
      />
    </div>
  );
}

function PastSession({ item }: { readonly item: HistorySession; readonly index: number }) {
  const agent = withHiddenShown(item.user_agent ?? "");
  return (
    <>
      {historyColumns.map((column) => (
        <GridCell key={column} isNumber={numbers.includes(column)}>
          {column === "duration" ? <span title={item.reason}>{cells[column](item)}</span> : cells[column](item)}
        </GridCell>
      ))}
      <GridCell>
        <span title={agent}>{agent}</span>
      </GridCell>
    </>
  );
}

function NamedSession({ item, index }: { readonly item: HistorySession; readonly index: number }) {
  return (
    <>
      <GridCell>{item.name}</GridCell>
      <PastSession item={item} index={index} />
    </>
  );
}

/** What stands in each column for a session. */
const cells: Readonly<Record<HistorySortKey, (session: HistorySession) => ReactNode>> = {
  proto: ({ type }) => protocolName(type),
  ip: ({ ip }) => ip ?? "",
  country: ({ country }) => shownCountry(country),
  created_at: ({ created_at: from }) => (from === undefined ? "" : formatMoment(from)),
  duration: ({ created_at: from, deleted_at: to, killed }) => {
    if (from === undefined) return "";
    if (to === undefined) return <RunningTime from={from} />;
    return killed === true
      ? clientsText("history.killed", { duration: formatDuration(to - from) })
      : formatDuration(to - from);
  },
  bytes: ({ bytes_sent: bytes }) => (bytes === undefined ? "" : formatBytes(bytes)),
  user_id: ({ user_id: user }) => withHiddenShown(user ?? ""),
};

/** How long a session has lasted that goes on. */
const RunningTime = observer(function RunningTime({ from }: { readonly from: number }) {
  const duration = formatLasting(useStores().clock.readMs() - from);
  return clientsText("history.running", { duration });
});

function idOf({ id }: HistorySession): string {
  return id;
}

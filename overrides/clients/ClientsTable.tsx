import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { classes } from "../../src/components/classes.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { Checkbox } from "../../src/components/controls/Toggles.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { VirtualList } from "../../src/components/data/VirtualList.tsx";
import { useTickRange } from "../../src/components/data/useTickRange.ts";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import {
  type SessionColumn,
  sessionColumns,
  type SessionRow,
  toSessionRow,
  type SessionSorting,
  shownSessions,
} from "../../src/model/sessionRows.ts";
import { nextSorting } from "../../src/model/media/mediaSorting.ts";
import { ClientRow, ClientsContext } from "./ClientRow.tsx";
import { KillDialog, useClosing } from "./closingClients.tsx";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import styles from "./ClientsTable.module.css";
import { clientsText } from "../../src/texts/en/clients.ts";

interface ClientsTableProps {
  /** What is watched: a stream or file, or a location with streams. */
  readonly name: string;
  /** For a location: first part of the address of each of its streams, which are named then. */
  readonly itemRoute?: string | undefined;
  /** Beside the search: the way to the history. */
  readonly actions?: ReactNode;
}

const none: readonly SessionRow[] = [];

/** Who watches something now; any of them can be shown out. */
export function ClientsTable({ name, itemRoute, actions }: ClientsTableProps) {
  const sessions = useSessions(name);
  const rows = sessions ?? none;
  const [search, setSearch] = useState("");
  const [sorting, setSorting] = useState<SessionSorting>();
  const sought = useDeferredValue(search);
  const shown = useMemo(() => shownSessions(rows, { search: sought, sorting }), [rows, sought, sorting]);
  const closing = useClosing(rows);
  const { selected, select, ask } = closing;
  const shared = useMemo(
    () => ({
      itemRoute,
      owner: name,
      selected,
      closing: closing.closing,
      onSelect: (id: string, isSelected: boolean) => select([id], isSelected),
      onKill: (id: string) => ask([id]),
    }),
    // The functions work on the state as it is when they are called.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [itemRoute, name, selected, closing.closing, rows],
  );
  const table = useRef<HTMLDivElement>(null);
  useTickRange({ list: table, keys: useMemo(() => shown.map(idOf), [shown]), onTick: select });
  if (!sessions) return <LoadingState label={clientsText("clients.loading")} />;
  const selectedShown = shown.filter(({ id }) => selected.has(id)).length;
  const bar = (
    <>
      {selected.size > 0 && (
        <Button size="small" variant="danger" onClick={() => ask([...selected])}>
          {clientsText("clients.killSelected")} ({formatCount(selected.size)})
        </Button>
      )}
      {actions}
    </>
  );
  return (
    <Panel title={clientsText("clients.title")} actions={bar} isFlush>
      <div className={styles.bar}>
        <SearchField label={clientsText("clients.search")} value={search} onChange={setSearch} />
        {rows.length > 0 && (
          <span className={styles.count} data-live>
            {clientsText("clients.count", { shown: shown.length, total: rows.length })}
          </span>
        )}
      </div>
      <ClientsContext value={shared}>
        <div
          ref={table}
          data-live
          className={classes(styles.table, itemRoute === undefined ? styles.plain : styles.named)}
        >
          <VirtualList
            label={clientsText("clients.table", { name })}
            items={shown}
            getKey={idOf}
            Row={ClientRow}
            columns="var(--clients-columns)"
            growsRows
            selectedKeys={selected}
            head={clientsHead({
              hasNames: itemRoute !== undefined,
              sorting,
              isEverySelected: selectedShown === 0 ? false : selectedShown === shown.length ? true : "mixed",
              onSort: (column) => setSorting((before) => nextSorting(before, column)),
              onSelectAll: (isSelected) => select(shown.map(idOf), isSelected),
            })}
            empty={
              rows.length === 0 ? (
                <EmptyState title={clientsText("clients.empty")} />
              ) : (
                <NoMatch onClear={() => setSearch("")} />
              )
            }
          />
        </div>
      </ClientsContext>
      <KillDialog closing={closing} shown={shown} />
    </Panel>
  );
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title={clientsText("clients.noMatch")}
      action={<Button onClick={onClear}>{clientsText("clients.clear")}</Button>}
    />
  );
}

/** Who watches a stream now; undefined until the server has said so. */
function useSessions(name: string): readonly SessionRow[] | undefined {
  const { subscriptions } = useStores();
  const [seen, setSeen] = useState<{ readonly name: string; readonly rows: readonly SessionRow[] }>();
  useEffect(
    () => subscriptions.sessions(name, (sessions) => setSeen({ name, rows: sessions.map(toSessionRow) })),
    [subscriptions, name],
  );
  return seen?.name === name ? seen.rows : undefined;
}

const labels = {
  name: "clients.column.stream",
  protocol: "clients.column.protocol",
  address: "clients.column.address",
  country: "clients.column.country",
  bytes: "clients.column.transmitted",
  durationMs: "clients.column.duration",
  token: "clients.column.token",
  userId: "clients.column.userId",
  userAgent: "clients.column.userAgent",
} as const;

const numbers: readonly SessionColumn[] = ["bytes", "durationMs"];

interface HeadProps {
  /** Sessions of several streams, each named. */
  readonly hasNames: boolean;
  readonly sorting: SessionSorting | undefined;
  readonly isEverySelected: boolean | "mixed";
  readonly onSort: (column: SessionColumn) => void;
  readonly onSelectAll: (isSelected: boolean) => void;
}

/** The header cells of the table of clients. */
function clientsHead({ hasNames, sorting, isEverySelected, onSort, onSelectAll }: HeadProps) {
  const columns = hasNames ? (["name", ...sessionColumns] as const) : sessionColumns;
  return (
    <>
      <div role="columnheader">
        <Checkbox isChecked={isEverySelected} aria-label={clientsText("clients.selectAll")} onChange={onSelectAll} />
      </div>
      {columns.map((column) => (
        <HeaderCell
          key={column}
          as="div"
          label={clientsText(labels[column])}
          isNumber={numbers.includes(column)}
          sort={sorting?.key === column ? sorting.direction : "none"}
          onSort={() => onSort(column)}
        />
      ))}
      <HeaderCell as="div" isHidden label={clientsText("clients.column.actions")} />
    </>
  );
}

function idOf({ id }: SessionRow): string {
  return id;
}

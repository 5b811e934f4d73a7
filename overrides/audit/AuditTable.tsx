import { observer } from "mobx-react-lite";
import { type ReactNode, type UIEvent, useMemo, useState } from "react";
import type { AuditEntry } from "../../src/api/areas/auditApi.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { useNarrow } from "../../src/components/data/useNarrow.ts";
import { useSteadyRows } from "../../src/components/data/useSteadyRows.ts";
import { VirtualList } from "../../src/components/data/VirtualList.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { AuditList } from "../../src/stores/audit/AuditList.ts";
import { auditText } from "../../src/texts/en/audit.ts";
import { text } from "../../src/texts/text.ts";
import { AuditDetails } from "./AuditDetails.tsx";
import { AuditRow, AuditRowContext } from "./AuditRow.tsx";
import styles from "./Audit.module.css";

/** So near to its end the list reads on. */
const nearPx = 1200;
const rowHeightPx = 54;
const cardHeightPx = 118;
/** A wider window has room for a table beside the menu of the config. */
const mostCardPx = 1139;
const columns = "13.5rem minmax(10rem, 3fr) minmax(6rem, 1fr) minmax(6rem, 1fr) 1.75rem";
const headings = ["audit.column.time", "audit.column.action", "audit.column.by", "audit.column.subject"] as const;

interface AuditTableProps {
  readonly list: AuditList;
  /** Takes the filters away; absent where there are none. */
  readonly onClear: (() => void) | undefined;
}

/** The entries of the audit log, read on as one scrolls; new ones come above and move nothing that is read. */
export const AuditTable = observer(function AuditTable({ list, onClear }: AuditTableProps) {
  const isCard = useNarrow(mostCardPx);
  const heightPx = isCard ? cardHeightPx : rowHeightPx;
  const [shown, setShown] = useState<AuditEntry>();
  const { entries } = list;
  const keys = useMemo(() => entries.map(({ id }) => id), [entries]);
  const { around, above, goToTop } = useSteadyRows(keys, heightPx);
  const handleScroll = (event: UIEvent<HTMLElement>) => {
    around.onScrollCapture(event);
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.scrollHeight - target.scrollTop - target.clientHeight < nearPx) void list.readMore();
  };
  return (
    <div className={styles.log} data-cards={isCard}>
      <ListNotes list={list} />
      {above > 0 && (
        <div className={styles.above}>
          <Button size="small" icon="arrow-up" onClick={goToTop}>
            {auditText("audit.above", { count: above })}
          </Button>
        </div>
      )}
      <div ref={around.ref} onScrollCapture={handleScroll}>
        <AuditRowContext value={setShown}>
          <VirtualList
            label={auditText("audit.list")}
            items={entries}
            getKey={keyOf}
            Row={AuditRow}
            head={isCard ? undefined : <Head />}
            columns={isCard ? "minmax(0, 1fr) 1.75rem" : columns}
            rowHeightPx={heightPx}
            onOpen={setShown}
            empty={<NoEntries list={list} onClear={onClear} />}
          />
        </AuditRowContext>
      </div>
      {list.isReading && entries.length > 0 && <LoadingState label={auditText("audit.loadingMore")} />}
      {shown && <AuditDetails entry={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
});

function Head() {
  return (
    <>
      {headings.map((key) => (
        <HeaderCell key={key} as="div" label={auditText(key)} />
      ))}
      <HeaderCell as="div" label={auditText("audit.column.actions")} isHidden />
    </>
  );
}

function keyOf({ id }: AuditEntry): string {
  return String(id);
}

/** How many entries there are, in words; nothing until it is known. To be read in an observer. */
export function countInWords({ total }: AuditList): string {
  return total === undefined ? "" : auditText("audit.count", { count: total });
}

/** Said above the entries that are there while no newer ones come. */
const ListNotes = observer(function ListNotes({ list }: { readonly list: AuditList }) {
  const { connection } = useStores();
  const { failure, entries } = list;
  if (entries.length === 0) return null;
  if (connection.isOffline) return <Note words={auditText("audit.offlineNote")} />;
  if (failure === undefined) return null;
  return (
    <Note words={auditText("audit.notRead", { reason: failure })}>
      <Button size="small" icon="refresh" isBusy={list.isReading} onClick={() => void list.refresh()}>
        {text("errors.retry")}
      </Button>
    </Note>
  );
});

function Note({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.note} role="status">
      <Icon name="warning" size={14} />
      <span>{words}</span>
      {children}
    </div>
  );
}

/** Said where no entry is shown, with the way out. */
const NoEntries = observer(function NoEntries({ list, onClear }: AuditTableProps) {
  const { connection } = useStores();
  if (connection.isOffline && list.total === undefined) {
    return (
      <EmptyState icon="offline" title={auditText("audit.offline")}>
        {auditText("audit.offlineHelp")}
      </EmptyState>
    );
  }
  if (list.failure !== undefined) {
    return (
      <ErrorState title={auditText("audit.failed")} isRetrying={list.isReading} onRetry={() => void list.refresh()}>
        {list.failure}
      </ErrorState>
    );
  }
  if (list.total === undefined) return <LoadingState label={auditText("audit.loading")} />;
  if (onClear === undefined) return <EmptyState title={auditText("audit.none")} />;
  return (
    <EmptyState
      title={auditText("audit.noneFits")}
      action={<Button onClick={onClear}>{auditText("audit.clear")}</Button>}
    />
  );
});

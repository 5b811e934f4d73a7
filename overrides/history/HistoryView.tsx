import { type ReactNode, Suspense, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { inPlace } from "../../src/components/useTyped.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { ToggleChip } from "../../src/components/controls/Toggles.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { lazyPart } from "../../src/components/states/lazyPart.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { type HistoryView as View, readHistoryView, writeHistoryView } from "../../src/model/historyView.ts";
import { text } from "../../src/texts/text.ts";
import { PastSessions } from "./PastSessions.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { useCsv } from "./useCsv.ts";
import { useHistory } from "./useHistory.ts";
import sections from "../../src/theme/sections.module.css";
import styles from "./History.module.css";
import { clientsText } from "../../src/texts/en/clients.ts";

interface HistoryViewProps {
  /** Stream, file, location or VOD. */
  readonly name: string;
  /** Of a location or VOD: each session says what was watched. */
  readonly hasNames?: boolean;
  readonly actions?: ReactNode;
}

const partNames = ["pulse", "sessions", "report"] as const;
// The library of graphs is loaded with the first one.
const HistoryGraph = lazyPart(() => import("./HistoryGraph.tsx").then((file) => file.HistoryGraph));

/** Who watched something and how much was sent: graph, sessions and report, each shown or not. */
export function HistoryView({ name, hasNames = false, actions }: HistoryViewProps) {
  const [view, change] = useHistoryView();
  const { parts, period, sort, reportSort } = view;
  const past = useHistory(name, view);
  const csv = useCsv(name, view);
  const { answer, error, isLoading } = past;
  const { sessions, report, total = 0 } = answer ?? {};
  const isNothing = !parts.pulse && !parts.sessions && !parts.report;
  // What failed is said above; nothing more is coming.
  const waiting = error === undefined && <LoadingState label={text("shell.loading")} />;
  const counted = sessions && clientsText("history.shown", { shown: sessions.length, count: total });
  return (
    <div className={styles.history}>
      <h2 className={sections.title}>{clientsText("history.heading")}</h2>
      <div className={styles.bar}>
        <div role="group" aria-label={clientsText("history.parts")} className={styles.parts}>
          {partNames.map((part) => (
            <ToggleChip
              key={part}
              isOn={parts[part]}
              onChange={(isOn) => change({ parts: { ...parts, [part]: isOn } })}
            >
              {clientsText(`history.${part}`)}
            </ToggleChip>
          ))}
        </div>
        <PeriodChoice period={period} onChange={(chosen) => change({ period: chosen })} />
        <Button size="small" isBusy={isLoading} onClick={past.refresh}>
          {clientsText("history.refresh")}
        </Button>
        {actions}
      </div>
      {error !== undefined && (
        <ErrorState title={clientsText("history.failed")} onRetry={past.refresh} isRetrying={isLoading}>
          {error}
        </ErrorState>
      )}
      {isNothing && <EmptyState title={clientsText("history.noneShown")} />}
      {parts.pulse && (
        <Panel title={clientsText("history.pulse")}>
          <Suspense fallback={<LoadingState label={text("shell.loading")} />}>
            {period.name === "live" ? (
              <HistoryGraph name={name} />
            ) : answer?.pulse ? (
              <HistoryGraph name={name} past={answer.pulse} />
            ) : (
              waiting
            )}
          </Suspense>
        </Panel>
      )}
      {parts.sessions && (
        <Panel
          title={clientsText("history.sessions")}
          help={counted}
          isFlush
          actions={
            <Button size="small" icon="download" isBusy={csv.isBusy} disabled={total === 0} onClick={csv.download}>
              {clientsText("history.csv")}
            </Button>
          }
        >
          {sessions ? (
            <PastSessions
              sessions={sessions}
              hasNames={hasNames}
              sort={sort}
              onSort={(column) => change({ sort: column })}
            />
          ) : (
            waiting
          )}
          {past.readMore && (
            <div className={styles.more}>
              <Button onClick={past.readMore}>{clientsText("history.more")}</Button>
            </div>
          )}
        </Panel>
      )}
      {parts.report && (
        <Panel title={clientsText("history.report")} isFlush>
          {report ? (
            <ReportTable rows={report} sort={reportSort} onSort={(column) => change({ reportSort: column })} />
          ) : (
            waiting
          )}
        </Panel>
      )}
    </div>
  );
}

/** The view in the address, and how a part of it is changed. */
function useHistoryView(): readonly [View, (change: Partial<View>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readHistoryView(query), [query]);
  // In place of the last one: Back leaves the page, and does not walk through what was looked at on it.
  return [view, (change) => setQuery(writeHistoryView(query, { ...view, ...change }), inPlace)];
}

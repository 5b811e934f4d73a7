import { observer } from "mobx-react-lite";
import { Button } from "../../../components/controls/Button.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import { LoadingState } from "../../../components/states/LoadingState.tsx";
import { useStores } from "../../../context/StoresContext.ts";
import type { RevisionList } from "../../../stores/revisions/RevisionList.ts";
import { revisionText } from "../../../texts/en/revisions.ts";
import { text } from "../../../texts/text.ts";
import styles from "./Revisions.module.css";
import type { ShownRevisions } from "./useRevisions.ts";

/** Said above rows that are there though the server is away or an answer did not come. */
export const RevisionNotes = observer(function RevisionNotes({ list }: { readonly list: RevisionList }) {
  const { connection } = useStores();
  const { rows, failure } = list;
  if (rows.length === 0 || (failure === undefined && !connection.isOffline)) return null;
  return (
    <div className={styles.note} role="status">
      <Icon name="warning" size={14} />
      {connection.isOffline || failure === undefined ? (
        revisionText("revisions.offline")
      ) : (
        <>
          <span>{revisionText("revisions.moreFailed", { reason: failure })}</span>
          <Button size="small" icon="refresh" isBusy={list.isReading} onClick={() => void list.refresh()}>
            {text("errors.retry")}
          </Button>
        </>
      )}
    </div>
  );
});

/** What is kept, and what the filters cannot find. */
export const KeptNote = observer(function KeptNote({ list }: { readonly list: RevisionList }) {
  const { serverInfo } = useStores();
  const { kept, view, rescue, rows } = list;
  if (kept === undefined) return null;
  const count = kept.revisions;
  const isByPath = view.entity !== undefined || view.setting !== undefined;
  const lines = [
    kept.days === 0
      ? revisionText("revisions.keptCount", { count })
      : revisionText("revisions.kept", { count, days: revisionText("revisions.keptDays", { count: kept.days }) }),
    isByPath ? revisionText("revisions.mostIndexed") : "",
    serverInfo.can("rescue") && rescue === undefined && rows.length > 0 ? revisionText("revisions.rescueHelp") : "",
  ];
  return <p className={styles.kept}>{lines.filter((line) => line !== "").join(" ")}</p>;
});

interface NoRevisionsProps {
  readonly shown: ShownRevisions;
  readonly onClear: (() => void) | undefined;
}

/** Said where no revision is shown, with the way out. */
export const NoRevisions = observer(function NoRevisions({ shown: { list, view }, onClear }: NoRevisionsProps) {
  const { connection } = useStores();
  const { failure, total } = list;
  const action = onClear && <Button onClick={onClear}>{revisionText("revisions.clear")}</Button>;
  if (list.isWrong) return <EmptyState title={revisionText("revisions.noneFits")} action={action} />;
  if (connection.isOffline && total === undefined) return <EmptyState title={revisionText("revisions.offlineEmpty")} />;
  if (failure !== undefined) {
    return (
      <ErrorState
        title={revisionText("revisions.failed")}
        isRetrying={list.isReading}
        onRetry={() => void list.refresh()}
        action={action}
      >
        {failure}
      </ErrorState>
    );
  }
  if (total === undefined) return <LoadingState label={revisionText("revisions.loading")} />;
  if (view.rev !== undefined) {
    return (
      <EmptyState title={revisionText("revisions.gone", { rev: view.rev })} action={action}>
        {revisionText("revisions.goneHelp")}
      </EmptyState>
    );
  }
  if (onClear) return <EmptyState title={revisionText("revisions.noneFits")} action={action} />;
  return <EmptyState title={revisionText("revisions.none")}>{revisionText("revisions.noneHelp")}</EmptyState>;
});

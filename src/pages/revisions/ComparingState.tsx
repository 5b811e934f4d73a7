import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { Button } from "../../components/controls/Button.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { revisionsAddress } from "../../model/revisions/revisionView.ts";
import type { Comparing } from "../../stores/revisions/RevisionComparison.ts";
import { compareText } from "../../texts/en/compare.ts";
import styles from "./Compare.module.css";

interface ComparingStateProps {
  readonly state: Exclude<Comparing<unknown>, { readonly kind: "found" }>;
  readonly onRetry: () => void;
  /** Where a text is there though no config is. */
  readonly onText?: () => void;
}

const kinds = {
  "not-kept": "compare.unread.notKept",
  "none-before": "compare.unread.noneBefore",
  damaged: "compare.unread.damaged",
  aside: "compare.unread.aside",
} as const;

/** Said while there is nothing to show, or why there is nothing. */
export const ComparingState = observer(function ComparingState({ state, onRetry, onText }: ComparingStateProps) {
  const { connection } = useStores();
  if (state.kind === "reading") return <LoadingState label={compareText("compare.reading")} />;
  if (state.kind === "failed") {
    return connection.isOffline ? (
      <EmptyState title={compareText("compare.offline")} />
    ) : (
      <ErrorState title={compareText("compare.failed")} onRetry={onRetry}>
        {state.message}
      </ErrorState>
    );
  }
  const isFirst = state.which.every(({ kind }) => kind === "none-before");
  const hasText = onText !== undefined && state.which.every(({ kind }) => kind === "aside");
  return (
    <EmptyState
      icon="warning"
      title={compareText(isFirst ? "compare.unreadFirst" : "compare.unread")}
      action={hasText && <Button onClick={onText}>{compareText("compare.showText")}</Button>}
    >
      {state.which.map(({ kind, rev }) => (
        <p key={rev} className={styles.line}>
          {compareText(kinds[kind], { rev })}{" "}
          {kind === "none-before" && (
            <Link to={revisionsAddress({ rev })}>{compareText("compare.unread.inHistory", { rev })}</Link>
          )}
        </p>
      ))}
    </EmptyState>
  );
});

import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { Polled } from "../../src/context/usePolled.ts";
import { formatLasting } from "../../src/model/units/formatTime.ts";
import { polledText } from "../../src/texts/en/polled.ts";
import styles from "./PolledAnswer.module.css";

/** What is said where there is no answer. */
export interface PolledWords {
  /** Nothing is known, as the server cannot be reached. */
  readonly offline: string;
  readonly offlineHelp: string;
  readonly loading: string;
  readonly failed: string;
}

interface PolledAnswerProps {
  readonly polled: Polled<unknown>;
  readonly words: PolledWords;
  /** What is shown of the answer, once there is one. */
  readonly children: ReactNode;
}

/** What a server was asked again and again: that it is awaited, failed or is of before, and why; else the answer. */
export const PolledAnswer = observer(function PolledAnswer({ polled, words, children }: PolledAnswerProps) {
  const { answer, error, reload, isLoading } = polled;
  const { connection } = useStores();
  if (answer !== undefined) {
    return (
      <>
        <AnswerAge polled={polled} />
        <div className={styles.answer} data-live>
          {children}
        </div>
      </>
    );
  }
  if (connection.isOffline) {
    return (
      <EmptyState icon="offline" title={words.offline}>
        {words.offlineHelp}
      </EmptyState>
    );
  }
  if (error === undefined) return <LoadingState label={words.loading} />;
  return (
    <ErrorState title={words.failed} onRetry={reload} isRetrying={isLoading}>
      {error}
    </ErrorState>
  );
});

/** How old the answer is while the server does not give another, and why it does not. */
const AnswerAge = observer(function AnswerAge({ polled }: Pick<PolledAnswerProps, "polled">) {
  const ageMs = useAnswerAge(polled);
  if (ageMs === 0) return null;
  const time = formatLasting(ageMs);
  const { error } = polled;
  return (
    <p className={styles.age} role="status">
      <Icon name="warning" size={14} />
      {error === undefined ? polledText("polled.kept", { time }) : polledText("polled.keptWhy", { time, error })}
    </p>
  );
});

/** How long ago the answer came, in milliseconds, as long as the server does not give another; 0 while it does. In an observer. */
export function useAnswerAge({ answeredAtMs, error }: Polled<unknown>): number {
  const { clock, connection } = useStores();
  if (answeredAtMs === undefined || (error === undefined && !connection.isOffline)) return 0;
  return Math.max(0, clock.readMs() - answeredAtMs);
}

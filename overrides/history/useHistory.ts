import { useCallback, useEffect, useState } from "react";
import type { HistoryAnswer } from "../../src/api/HistoryAnswer.ts";
import { useStores } from "../../src/context/useStores.ts";
import { spanOf } from "../../src/model/history/spanOf.ts";
import type { HistoryView } from "../../src/model/history/HistoryView.ts";

const PAGE = 1000;
/** The most the server gives at once. */
const MOST = 10_000;

/** What the server remembers of a stream, for a view of it. */
export interface PastOfStream {
  readonly answer: HistoryAnswer | undefined;
  /** The server's words when it could not be read; what was read before stays. */
  readonly error: string | undefined;
  readonly isLoading: boolean;
  readonly refresh: () => void;
  /** Adds the next sessions to those that are shown; undefined when there are no more, or too many to show. */
  readonly readMore: (() => void) | undefined;
}

export function useHistory(name: string, { parts, period, sort }: HistoryView): PastOfStream {
  const { calls } = useStores();
  const [shown, setShown] = useState(PAGE);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<HistoryAnswer>();
  const [error, setError] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const { pulse, sessions, report } = parts;
  const { name: periodName, fromMs, toMs } = period;
  const wantsPulse = pulse && periodName !== "live";

  useEffect(() => {
    let isCurrent = true;
    setLoading(true);
    const span = spanOf({ name: periodName, fromMs, toMs }, Date.now());
    const asked = { name, ...span, pulse: wantsPulse, sessions, report, sort, limit: shown };
    const read = wantsPulse || sessions || report ? calls.history(asked) : Promise.resolve({});
    void read
      .then(
        (given) => {
          if (!isCurrent) return;
          setAnswer(given);
          setError(undefined);
        },
        (cause: unknown) => {
          if (isCurrent) setError(cause instanceof Error ? cause.message : String(cause));
        },
      )
      .finally(() => isCurrent && setLoading(false));
    return () => {
      isCurrent = false;
    };
  }, [calls, name, periodName, fromMs, toMs, wantsPulse, sessions, report, sort, shown, round]);

  const hasMore = (answer?.total ?? 0) > (answer?.sessions?.length ?? 0) && shown < MOST;
  return {
    answer,
    error,
    isLoading,
    refresh: useCallback(() => setRound((before) => before + 1), []),
    readMore: hasMore ? () => setShown((before) => Math.min(before + PAGE, MOST)) : undefined,
  };
}

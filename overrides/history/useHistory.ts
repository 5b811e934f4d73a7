import { useCallback, useEffect, useMemo, useState } from "react";
import type { HistoryAnswer } from "../../src/api/historyApi.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import { type HistoryView, periodSpan } from "../../src/model/historyView.ts";

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

/** A question that was answered, or not. */
interface Outcome {
  readonly question: object;
  readonly error?: string;
}

export function useHistory(name: string, { parts, period, sort }: HistoryView): PastOfStream {
  const { calls } = useStores();
  const [limit, setLimit] = useState(PAGE);
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<HistoryAnswer>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { pulse, sessions, report } = parts;
  const { name: periodName, fromMs, toMs } = period;
  const wantsPulse = pulse && periodName !== "live";
  const question = useMemo(
    () => ({
      round,
      name,
      period: { name: periodName, fromMs, toMs },
      pulse: wantsPulse,
      sessions,
      report,
      sort,
      limit,
    }),
    [round, name, periodName, fromMs, toMs, wantsPulse, sessions, report, sort, limit],
  );

  useEffect(() => {
    let isCurrent = true;
    const { round: _, period: asked, ...rest } = question;
    const wantsAny = rest.pulse || rest.sessions || rest.report;
    const reading = wantsAny ? calls.history({ ...rest, ...periodSpan(asked, Date.now()) }) : Promise.resolve({});
    void reading.then(
      (given) => {
        if (!isCurrent) return;
        setAnswer(given);
        setOutcome({ question });
      },
      (cause: unknown) => {
        if (isCurrent) setOutcome({ question, error: cause instanceof Error ? cause.message : String(cause) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, question]);

  const hasMore = (answer?.total ?? 0) > (answer?.sessions?.length ?? 0) && limit < MOST;
  return {
    answer,
    error: outcome?.error,
    isLoading: outcome?.question !== question,
    refresh: useCallback(() => setRound((before) => before + 1), []),
    readMore: hasMore ? () => setLimit((before) => Math.min(before + PAGE, MOST)) : undefined,
  };
}

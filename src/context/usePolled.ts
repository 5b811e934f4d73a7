import { useCallback, useEffect, useState } from "react";
import { useStores } from "./StoresContext.ts";

/** What a call answers, asked again and again while the page is seen. */
export interface Polled<Answer> {
  /** As it was answered last, also while the server is away. */
  readonly answer: Answer | undefined;
  /** Milliseconds since 1970. */
  readonly answeredAtMs: number | undefined;
  /** Why the last call failed, in the server's words. */
  readonly error: string | undefined;
  /** A call is under way that somebody asked for, or the first one. */
  readonly isLoading: boolean;
  readonly reload: () => void;
}

/**
 * Asks at once, and again so long after each answer; not while the server is away or nobody looks.
 * @param ask a stable function
 * @param everyMs undefined: only when `reload` is called. To be used in an observer.
 */
export function usePolled<Answer>(ask: () => Promise<Answer>, everyMs?: number): Polled<Answer> {
  const { connection } = useStores();
  const { isOffline } = connection;
  const [round, setRound] = useState(0);
  const [told, setTold] = useState<Told<Answer>>();
  useEffect(() => {
    if (isOffline) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = (): void => {
      if (document.hidden) {
        timer = setTimeout(step, everyMs ?? 1000);
        return;
      }
      void ask()
        .then(
          (answer) => {
            if (!isOver) setTold({ ask, round, answer, answeredAtMs: Date.now(), error: undefined });
          },
          (cause: unknown) => {
            const error = cause instanceof Error ? cause.message : String(cause);
            if (!isOver) setTold((before) => ({ ...(before?.ask === ask ? before : nothing), ask, round, error }));
          },
        )
        .then(() => {
          if (!isOver && everyMs !== undefined) timer = setTimeout(step, everyMs);
        });
    };
    step();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [ask, everyMs, isOffline, round]);
  // What another question came to says nothing of this one.
  const { answer, answeredAtMs, error, round: toldRound } = told?.ask === ask ? told : nothing;
  return {
    answer,
    answeredAtMs,
    error,
    isLoading: !isOffline && toldRound !== round,
    reload: useCallback(() => setRound((before) => before + 1), []),
  };
}

/** What a question came to last. */
interface Told<Answer> extends Pick<Polled<Answer>, "answer" | "answeredAtMs" | "error"> {
  readonly ask: () => Promise<Answer>;
  readonly round: number;
}

const nothing = { answer: undefined, answeredAtMs: undefined, error: undefined, round: undefined };

import { useCallback, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { inPlace } from "../../components/useTyped.ts";
import { useStores } from "../../context/StoresContext.ts";
import { type ComparisonView, readComparisonView, writeComparisonView } from "../../model/revisions/comparisonView.ts";
import { pathOf, pathText } from "../../model/revisions/revisionView.ts";
import { compareText } from "../../texts/en/compare.ts";
import { RevisionComparison } from "../../stores/revisions/RevisionComparison.ts";

/** Narrower, what is wide elsewhere stands one below the other. */
export const mostCardPx = 639;

/** The comparison that the address names, and how to name another. */
export interface ShownComparison {
  readonly comparison: RevisionComparison;
  readonly view: ComparisonView;
  /** Another pair is a step of its own; another way of showing it is not. */
  readonly change: (part: Partial<ComparisonView>) => void;
  /** Compares with the last one before a revision; that none is there is told as a failure. */
  readonly goBefore: (rev: number) => void;
}

/** Undefined where the address names no two revisions. */
export function useComparison(): ShownComparison | undefined {
  const stores = useStores();
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readComparisonView(params), [params]);
  const [from, to, path] = [view?.from, view?.to, pathText(view?.scope ?? [])];
  const comparison = useMemo(
    () =>
      from === undefined || to === undefined
        ? undefined
        : new RevisionComparison(stores, { from, to, scope: path === "" ? [] : pathOf(path) }),
    [stores, from, to, path],
  );
  const { isOffline } = stores.connection;
  useEffect(() => {
    void comparison?.load();
    return () => comparison?.stop();
  }, [comparison]);
  useEffect(() => {
    // What the broken line has kept from coming comes when it is back.
    if (!isOffline && comparison?.words.kind === "failed") void comparison.load();
  }, [isOffline, comparison]);
  const change = useCallback(
    (part: Partial<ComparisonView>) => {
      if (view) setParams(writeComparisonView({ ...view, ...part }), "shown" in part ? inPlace : { flushSync: true });
    },
    [view, setParams],
  );
  const goBefore = useCallback(
    (rev: number) =>
      void stores.failures.attempt(compareText("compare.notBefore"), async () => {
        const before = await comparison?.readBefore(rev);
        if (before === undefined) throw new Error(compareText("compare.noneBefore", { rev }));
        change({ from: before });
      }),
    [stores, comparison, change],
  );
  return useMemo(
    () => (comparison && view ? { comparison, view, change, goBefore } : undefined),
    [comparison, view, change, goBefore],
  );
}

import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { HistoryView } from "../../src/model/history/HistoryView.ts";
import { readHistoryView } from "../../src/model/history/readHistoryView.ts";
import { writeHistoryView } from "../../src/model/history/writeHistoryView.ts";

/** The view in the address, and how a part of it is changed. */
export function useHistoryView(): readonly [HistoryView, (change: Partial<HistoryView>) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readHistoryView(query), [query]);
  // In place of the last one: Back leaves the page, and does not walk through what was looked at on it.
  return [view, (change) => setQuery(writeHistoryView(query, { ...view, ...change }), { replace: true })];
}

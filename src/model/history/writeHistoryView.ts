import type { HistoryView } from "./HistoryView.ts";

/** The address for a view: its parts in words, and of the rest what is not usual; other parameters stay. */
export function writeHistoryView(query: URLSearchParams, view: HistoryView): URLSearchParams {
  const next = new URLSearchParams(query);
  const set = (key: string, value: string | number | undefined) => {
    if (value === undefined) next.delete(key);
    else next.set(key, String(value));
  };
  for (const [part, isShown] of Object.entries(view.parts)) set(part, String(isShown));
  const { name, fromMs, toMs } = view.period;
  set("period", name === "live" ? undefined : name);
  set("from", name === "custom" ? fromMs : undefined);
  set("to", name === "custom" ? toMs : undefined);
  set("sort", view.sort);
  set("report_sort", view.reportSort);
  return next;
}

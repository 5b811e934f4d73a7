import { historyColumns, type HistorySortKey, type ReportColumn, reportColumns } from "./historyTables.ts";
import { HOUR_MS } from "./units/durations.ts";

/** What the history page shows; it lives in the address. */
export interface HistoryView {
  readonly parts: Readonly<Record<"pulse" | "sessions" | "report", boolean>>;
  readonly period: HistoryPeriod;
  /** Ascending; undefined is newest first. */
  readonly sort: HistorySortKey | undefined;
  /** Ascending; undefined is the server's order. */
  readonly reportSort: ReportColumn | undefined;
}

/** What an address asks the history page to show; whatever makes no sense in it counts as absent. */
export function readHistoryView(query: URLSearchParams): HistoryView {
  const { pulse, sessions, report } = usualParts;
  return {
    parts: {
      pulse: flag(query.get("pulse"), pulse),
      sessions: flag(query.get("sessions"), sessions),
      report: flag(query.get("report"), report),
    },
    period: {
      name: periodNames.find((name) => name === query.get("period")) ?? "live",
      fromMs: time(query.get("from")),
      toMs: time(query.get("to")),
    },
    sort: historyColumns.find((column) => column === query.get("sort")),
    reportSort: reportColumns.find((column) => column === query.get("report_sort")),
  };
}

const usualParts = { pulse: true, sessions: true, report: false } as const;

function flag(word: string | null, usual: boolean): boolean {
  return word === "true" || word === "false" ? word === "true" : usual;
}

function time(word: string | null): number | undefined {
  return word !== null && /^\d{1,15}$/.test(word) ? Number(word) : undefined;
}

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

/** Times that are chosen by one word; `live` is all that is known, with the graph of now. */
export const periodNames = ["live", "hour", "day", "week", "month", "custom"] as const;

/** The time a history is asked for. Milliseconds since 1970. */
export interface HistoryPeriod {
  readonly name: (typeof periodNames)[number];
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

const lengths = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS, month: 30 * 24 * HOUR_MS } as const;

/** From when to when a period is at a moment; nothing for no limit. */
export function periodSpan(
  { name, fromMs, toMs }: HistoryPeriod,
  nowMs: number,
): { readonly fromMs?: number | undefined; readonly toMs?: number | undefined } {
  if (name === "live") return {};
  if (name === "custom") return { fromMs, toMs };
  return { fromMs: nowMs - lengths[name], toMs: nowMs };
}

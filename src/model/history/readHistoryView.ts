import { historyColumns } from "./historyColumns.ts";
import { periodNames } from "./HistoryPeriod.ts";
import type { HistoryView } from "./HistoryView.ts";
import { reportColumns } from "./reportColumns.ts";

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

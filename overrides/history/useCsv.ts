import { useState } from "react";
import { saveFile } from "../../src/components/localFiles.ts";
import { useStores } from "../../src/context/StoresContext.ts";
import type { HistorySession } from "../../src/generated/types/HistorySession.ts";
import { type HistoryView, periodSpan } from "../../src/model/historyView.ts";
import { toCsv } from "../../src/model/historyTables.ts";
import { clientsText } from "../../src/texts/en/clients.ts";

const PAGE = 10_000;
const MOST = 1_000_000;
const head =
  "id name protocol ip country created_at deleted_at duration_s bytes user_id user_agent reason closed_by".split(" ");

/** Downloads all sessions of a view, however many the table shows. */
export function useCsv(name: string, { period, sort }: HistoryView) {
  const { calls, failures } = useStores();
  const [isBusy, setBusy] = useState(false);
  const readAll = async () => {
    const span = periodSpan(period, Date.now());
    const rows: HistorySession[] = [];
    let total = 1;
    while (rows.length < Math.min(total, MOST)) {
      const asked = { name, ...span, sort, pulse: false, sessions: true, report: false };
      const answer = await calls.history({ ...asked, limit: PAGE, offset: rows.length });
      const { sessions = [] } = answer;
      if (sessions.length === 0) break;
      rows.push(...sessions);
      total = answer.total ?? rows.length;
    }
    return rows;
  };
  const download = async () => {
    setBusy(true);
    await failures.attempt(clientsText("history.csvFailed"), async () => {
      const rows = await readAll();
      saveFile(`${name.replaceAll(/[^\w.-]+/g, "_")}-history.csv`, "text/csv", toCsv(head, rows.map(cellsOf)));
    });
    setBusy(false);
  };
  return { isBusy, download: () => void download() };
}

function cellsOf({
  id,
  name,
  type,
  ip,
  country,
  created_at: from,
  deleted_at: to,
  bytes_sent,
  user_id,
  user_agent,
  reason,
  killed,
}: HistorySession) {
  const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString());
  const duration = from === undefined || to === undefined ? undefined : (to - from) / 1000;
  return [
    id,
    name,
    type,
    ip,
    country,
    iso(from),
    iso(to),
    duration,
    bytes_sent,
    user_id,
    user_agent,
    reason,
    killed === true ? "operator" : "",
  ];
}

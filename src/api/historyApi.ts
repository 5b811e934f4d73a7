import type { HistoryReport } from "../generated/types/HistoryReport.ts";
import type { HistorySession } from "../generated/types/HistorySession.ts";
import { isPlainObject } from "../model/Json.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";
import { type PulseLine, parsePulseLines } from "./pulseApi.ts";

/** What is asked of the history of a stream. */
export interface HistoryQuestion {
  /** A stream, file, location or VOD; without it the whole server. */
  readonly name?: string | undefined;
  /** Milliseconds since 1970; sessions that began within. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly pulse: boolean;
  readonly sessions: boolean;
  readonly report: boolean;
  /** `proto`, `ip`, `country`, `created_at`, `duration`, `bytes` or `user_id`; always ascending. */
  readonly sort?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** What the history holds; each part only when it was asked for. */
export interface HistoryAnswer {
  readonly sessions?: readonly HistorySession[] | undefined;
  /** How many sessions there are, of which `sessions` is a part. */
  readonly total?: number | undefined;
  readonly report?: readonly HistoryReport[] | undefined;
  readonly pulse?: readonly PulseLine[] | undefined;
}

/** Reads the history of a stream in its second version. @throws ApiError */
export async function readHistory(http: HttpClient, asked: HistoryQuestion): Promise<HistoryAnswer> {
  const { name, fromMs, toMs, sort, limit, offset, pulse, sessions, report } = asked;
  const query = new URLSearchParams({ vsn: "2" });
  const add = (key: string, value: string | number | undefined) => value !== undefined && query.set(key, String(value));
  add("name", name);
  add("from", fromMs);
  add("to", toMs);
  add("limit", limit);
  add("offset", offset);
  if (pulse) query.set("pulse", "true");
  if (sessions) query.set("sessions", "true");
  if (report) query.set("group", "type");
  if (sort !== undefined) {
    query.set("sort", sort);
    query.set("sort_dir", "asc");
  }
  const answer = await http.get(`/flussonic/api/history?${query.toString()}`);
  if (!isPlainObject(answer)) throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
  return {
    sessions: listOf(answer["sessions"], isSession),
    total: typeof answer["total"] === "number" ? answer["total"] : undefined,
    report: listOf(answer["report"], isReport),
    pulse: isPlainObject(answer["pulse"]) ? linesOf(answer["pulse"]) : undefined,
  };
}

/** The graph of whatever topic and resolution the server chose for the time. */
function linesOf(pulse: object): HistoryAnswer["pulse"] {
  const topics = Object.values(pulse).filter(isPlainObject);
  return topics.flatMap((series) => Object.values(series).flatMap((lines) => parsePulseLines(lines) ?? []));
}

function listOf<Row>(sent: unknown, isRow: (value: unknown) => value is Row): readonly Row[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const rows: readonly unknown[] = sent;
  return rows.filter(isRow);
}

function isSession(value: unknown): value is HistorySession {
  return isPlainObject(value) && typeof value["id"] === "string";
}

function isReport(value: unknown): value is HistoryReport {
  return isPlainObject(value) && typeof value["type"] === "string" && typeof value["count"] === "number";
}

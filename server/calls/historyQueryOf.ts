import type { FastifyRequest } from "fastify";
import type { HistoryQuery } from "../history/HistoryQuery.ts";
import type { HistorySort } from "../history/HistorySort.ts";
import { parameterOf } from "../http/parameterOf.ts";
import { ServerError } from "../ServerError.ts";

/** What a call of the history asks for. */
interface HistoryAsked extends HistoryQuery {
  readonly version: 1 | 2;
  readonly wants: { readonly sessions: boolean; readonly report: boolean; readonly pulse: boolean };
  readonly byCountry: boolean;
}

const SORTS: readonly HistorySort[] = ["proto", "ip", "country", "created_at", "duration", "bytes", "user_id"];
const GROUPS = ["type", "type,country", "proto"] as const;
/** Below that a time is in seconds: as milliseconds it would be before 1973. */
const LEAST_MS = 1e11;

/** Reads the parameters. @throws ServerError `bad_request` that names the wrong one and what it may be */
export function historyQueryOf(request: FastifyRequest): HistoryAsked {
  const text = (key: string): string | undefined => {
    const value = parameterOf(request, key, "query");
    return value === "" ? undefined : value;
  };
  const version = oneOf("vsn", text("vsn"), ["1", "2"]) === "2" ? 2 : 1;
  const direction = oneOf("sort_dir", text("sort_dir"), ["asc", "desc"]);
  const sort = oneOf("sort", text("sort"), SORTS);
  const group = oneOf("group", text("group"), GROUPS);
  const wants = {
    sessions: text("sessions") === "true",
    report: text("report") === "true" || group !== undefined,
    pulse: text("pulse") === "true",
  };
  const wantsNone = !wants.sessions && !wants.report && !wants.pulse;
  return {
    version,
    name: text("name") ?? text("media"),
    fromMs: timeOf("from", text("from")),
    toMs: timeOf("to", text("to")),
    sort,
    ...(direction === undefined ? {} : { isDescending: direction === "desc" }),
    limit: wholeOf("limit", text("limit")),
    offset: wholeOf("offset", text("offset")),
    wants: wantsNone ? { sessions: true, report: true, pulse: false } : wants,
    byCountry: group !== "proto",
  };
}

function oneOf<Word extends string>(key: string, value: string | undefined, words: readonly Word[]): Word | undefined {
  if (value === undefined) return undefined;
  const word = words.find((one) => one === value);
  if (word !== undefined) return word;
  throw new ServerError("bad_request", `The parameter ${key} is one of ${words.join(", ")}.`);
}

function wholeOf(key: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(number)) return number;
  throw new ServerError("bad_request", `The parameter ${key} is a whole number.`);
}

function timeOf(key: string, value: string | undefined): number | undefined {
  const time = wholeOf(key, value);
  return time !== undefined && time < LEAST_MS ? time * 1000 : time;
}

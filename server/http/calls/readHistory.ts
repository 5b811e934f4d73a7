import type { FastifyRequest } from "fastify";
import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";
import type { Pulse } from "../../../src/generated/types/Pulse.ts";
import { trafficTopic } from "../../../src/model/stream/mediaNames.ts";
import { valueAt } from "../../../src/model/configPath.ts";
import type { Engine } from "../../engine/Engine.ts";
import { ServerError } from "../../ServerError.ts";
import type { HistoryQuery, HistoryScope, HistorySort } from "../../records/history/historyQuery.ts";
import type { HistoryStore } from "../../records/history/HistoryStore.ts";
import type { PulseStore } from "../../records/pulse/PulseStore.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readParameter, readWhole } from "../callParameters.ts";
import { orUnavailable } from "../errorAnswers.ts";
import type { ServerContext } from "./ServerContext.ts";
import { HOUR_MS } from "../../../src/model/units/durations.ts";

/** Sessions of the plain form, which says nothing of how many there are. */
const NEWEST = 100;

/** What the call needs of a running server. */
type HistoryCallParts = Pick<ServerContext, "record" | "now"> & {
  readonly engine: Pick<Engine, "sessions">;
  readonly history: Pick<HistoryStore, "add" | "open" | "query" | "report">;
  readonly pulse: Pick<PulseStore, "past">;
};

/**
 * `GET /flussonic/api/history?media=NAME`: the list of sessions, the newest 100 first.
 *
 * `GET /flussonic/api/history?vsn=2`: `{sessions, total, report, pulse}`, each when it is asked for with `sessions=true`,
 * `report=true` (or a `group`) and `pulse=true`; with none of these, sessions and report. `name` is a stream, file,
 * location or VOD. `from` and `to` are milliseconds since 1970 (seconds are understood) and mean sessions that began
 * within. `sort` is `proto`, `ip`, `country`, `created_at`, `duration`, `bytes` or `user_id`, `sort_dir` is `asc` or
 * `desc`, `group` is `type` (rows for each country, those of a protocol together) or `proto`
 * (protocols alone), `limit` is 1000 unless told and at most 10,000, `offset` skips. The report is of sessions that have
 * ended; the list has those that go on, too, with the bytes of this moment (of the first page, where it is sorted by them).
 */
export function readHistory({ record, now, engine, history, pulse }: HistoryCallParts): ApiCall {
  const isFolder = (name: string | undefined): boolean =>
    name !== undefined && ["lives", "vods"].some((kind) => valueAt(record.current.config, [kind, name]) !== undefined);
  return {
    method: "GET",
    path: "/flussonic/api/history",
    handle: (request) =>
      orUnavailable("The history cannot be read", async () => {
        const { version, wants, byCountry, ...asked } = readHistoryQuery(request);
        const query = { ...asked, isFolder: isFolder(asked.name) };
        const find = async (wanted: HistoryQuery) => {
          const isByBytes = wanted.sort === "bytes";
          // They are put in order by what is kept, and told so; the pages after the first are of the same order.
          if (isByBytes && (wanted.offset ?? 0) === 0) {
            const kept = await history.open(wanted);
            const raised = withFiguresOfNow(kept, engine).filter((session, index) => session !== kept[index]);
            for (const session of raised) history.add(session);
          }
          const { sessions, total } = await history.query(wanted);
          return { sessions: isByBytes ? sessions : withFiguresOfNow(sessions, engine), total };
        };
        if (version === 1) return (await find({ ...query, limit: query.limit ?? NEWEST })).sessions;
        const [found, report, past] = await Promise.all([
          wants.sessions ? find(query) : {},
          wants.report ? history.report(query, byCountry) : undefined,
          wants.pulse ? pastPulse(pulse, query, now()) : undefined,
        ]);
        return {
          ...found,
          ...(report === undefined ? {} : { report }),
          ...(past === undefined ? {} : { pulse: past }),
        };
      }),
  };
}

/**
 * Whoever is watching still has the bytes of this moment: those that are kept are of a minute ago. Any other session is
 * the very one that is given.
 */
function withFiguresOfNow(
  sessions: readonly HistorySession[],
  engine: Pick<Engine, "sessions">,
): readonly HistorySession[] {
  const open = new Map<string, ReadonlyMap<string, number>>();
  const bytesOf = (name: string): ReadonlyMap<string, number> => {
    const known = open.get(name) ?? new Map(engine.sessions(name).map(({ id, bytes_sent: bytes = 0 }) => [id, bytes]));
    open.set(name, known);
    return known;
  };
  return sessions.map((session) => {
    const { id, name = "", deleted_at: endedMs, bytes_sent: kept = 0 } = session;
    if (endedMs !== undefined) return session;
    const bytes = bytesOf(name).get(id) ?? 0;
    return bytes > kept ? { ...session, bytes_sent: bytes } : session;
  });
}

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
function readHistoryQuery(request: FastifyRequest): HistoryAsked {
  const text = (key: string): string | undefined => {
    const value = readParameter(request, key, "query");
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
    fromMs: timeOf(request, "from"),
    toMs: timeOf(request, "to"),
    sort,
    ...(direction === undefined ? {} : { isDescending: direction === "desc" }),
    limit: readWhole(request, "limit"),
    offset: readWhole(request, "offset"),
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

function timeOf(request: FastifyRequest, key: string): number | undefined {
  const time = readWhole(request, key);
  return time !== undefined && time < LEAST_MS ? time * 1000 : time;
}

/**
 * The traffic of a past time in the form of the socket's graphs: of a stream, of all of a location, or of the server; of
 * the last hour unless told.
 */
async function pastPulse(
  pulse: Pick<PulseStore, "past">,
  { name, isFolder, fromMs, toMs }: HistoryScope,
  nowMs: number,
): Promise<Pulse> {
  const end = toMs ?? nowMs;
  const past = await pulse.past(name, fromMs ?? end - HOUR_MS, end, isFolder);
  const graphs = [
    { label: "Input", data: past.in },
    { label: "Output", data: past.out },
  ];
  const last = Math.max(0, ...graphs.map(({ data }) => data.at(-1)?.[0] ?? 0));
  const topic = name === undefined ? "overview" : trafficTopic(name);
  return { [topic]: { [past.resolution]: graphs }, ...(last > 0 ? { last_dts: last } : {}) };
}

import { valueAt } from "../../src/model/path/valueAt.ts";
import type { HistoryStore } from "../history/HistoryStore.ts";
import { SqlError } from "../history/database/SqlError.ts";
import type { ApiCall } from "../http/ApiCall.ts";
import type { PulseStore } from "../pulse/PulseStore.ts";
import type { ServerContext } from "../ServerContext.ts";
import { ServerError } from "../ServerError.ts";
import { historyQueryOf } from "./historyQueryOf.ts";
import { pastPulse } from "./pastPulse.ts";

/** Sessions of the plain form, which says nothing of how many there are. */
const NEWEST = 100;

/** What the call needs of a running server. */
type HistoryCallParts = Pick<ServerContext, "record" | "now"> & {
  readonly history: Pick<HistoryStore, "query" | "report">;
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
 * (protocols alone), `limit` is 1000 unless told and at most 10,000, `offset` skips.
 */
export function readHistory({ record, now, history, pulse }: HistoryCallParts): ApiCall {
  const isFolder = (name: string | undefined): boolean =>
    name !== undefined && ["lives", "vods"].some((kind) => valueAt(record.current.config, [kind, name]) !== undefined);
  return {
    method: "GET",
    path: "/flussonic/api/history",
    handle: (request) =>
      orUnavailable(async () => {
        const { version, wants, byCountry, ...asked } = historyQueryOf(request);
        const query = { ...asked, isFolder: isFolder(asked.name) };
        if (version === 1) return (await history.query({ ...query, limit: query.limit ?? NEWEST })).sessions;
        const [found, report, past] = await Promise.all([
          wants.sessions ? history.query(query) : {},
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

async function orUnavailable<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof SqlError)) throw cause;
    throw new ServerError("unavailable", `The history cannot be read: ${cause.message}`, {}, { cause });
  }
}

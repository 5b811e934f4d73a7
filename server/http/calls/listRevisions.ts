import type { FastifyRequest } from "fastify";
import type { Revisions } from "../../../src/generated/types/Revisions.ts";
import type { RevisionFilter } from "../../records/revisions/revisionQuery.ts";
import type { IndexedRevision } from "../../records/revisions/revisionSchema.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readHappened, readPage, readWords } from "../callParameters.ts";
import { orUnavailable } from "../errorAnswers.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `GET /flussonic/api/revisions`: who saved what and when, newest first, as `schemas/runtime/revisions.json` says:
 * `{revisions, total, rescue, first, kept}`. Filters: `entity` and `setting` (`streams/news/dvr`), `who`, `way`, `from` and `to` (milliseconds
 * since 1970), `q` (words of comment, summary, login, address or path). `before` a revision, `limit` (50, at most 200).
 */
export function listRevisions({ record, records }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/revisions",
    handle: (request): Promise<Revisions> =>
      orUnavailable("The history of the configuration cannot be searched", async () => {
        const found = await records.revisions.query(readFilter(request), readPage(request));
        const rows = found.revisions.map(async (row) => ({ ...row, ...(await marksOf(row)) }));
        const { kept, rescue, served } = record.past;
        const [first] = served;
        return {
          revisions: await Promise.all(rows),
          total: found.total,
          ...(rescue === undefined ? {} : { rescue }),
          ...(first === undefined ? {} : { first: first.rev }),
          kept,
        };
      }),
  };

  async function marksOf({ rev }: IndexedRevision): Promise<Partial<Revisions["revisions"][number]>> {
    const { past, current } = record;
    const decider = record.decidedBy(rev);
    return {
      ...(rev === past.rescue ? { rescue: true } : {}),
      ...(rev === current.rev ? { current: true } : {}),
      ...(decider === undefined ? {} : { decided_by: decider.who }),
      ...(decider?.address === undefined ? {} : { decided_from: decider.address }),
      ...((await past.isDamaged(rev)) ? { damaged: true } : {}),
    };
  }
}

/** As it stands in the rows; with a slash in front, as a pointer has one, it is understood too. */
function readPath(request: FastifyRequest, name: string): string | undefined {
  return readWords(request, name)?.replace(/^\//, "");
}

function readFilter(request: FastifyRequest): RevisionFilter {
  return {
    ...readHappened(request),
    entity: readPath(request, "entity"),
    setting: readPath(request, "setting"),
    way: readWords(request, "way"),
  };
}

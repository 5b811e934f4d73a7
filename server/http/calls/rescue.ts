import type { ApiCall } from "../ApiCall.ts";
import { readBodyRevision } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

const PATH = "/flussonic/api/rescue";

/**
 * `PUT /flussonic/api/rescue` `{rev}`: marks a revision as the rescue configuration, one that is known to work: it is kept
 * however old it gets. There is one at a time.
 */
export function markRescue({ record, records }: ServerContext): ApiCall {
  return {
    method: "PUT",
    path: PATH,
    body: "json",
    handle: async (request) => {
      const rev = readBodyRevision(request);
      await record.markRescue(rev);
      const words = `Revision ${rev} was marked as the rescue configuration.`;
      records.audit.note({ kind: "rescue", ...readCaller(request), words, rev });
      return { rev };
    },
  };
}

/** `DELETE /flussonic/api/rescue`: no revision is the rescue configuration any more. Answers `{}`. */
export function clearRescue({ record, records }: ServerContext): ApiCall {
  return {
    method: "DELETE",
    path: PATH,
    handle: async (request) => {
      const { rescue: rev } = record.past;
      await record.markRescue(undefined);
      const words = `Revision ${rev ?? 0} is the rescue configuration no longer.`;
      if (rev !== undefined) records.audit.note({ kind: "rescue", ...readCaller(request), words, rev });
      return {};
    },
  };
}

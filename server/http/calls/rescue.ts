import type { ApiCall } from "../ApiCall.ts";
import { readBodyRevision } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

const PATH = "/flussonic/api/rescue";

/**
 * `PUT /flussonic/api/rescue` `{rev}`: marks a revision as the rescue configuration, one that is known to work: it is kept
 * however old it gets. There is one at a time.
 */
export function markRescue({ record }: ServerContext): ApiCall {
  return {
    method: "PUT",
    path: PATH,
    body: "json",
    audit: "rescue",
    handle: async (request) => {
      const rev = readBodyRevision(request);
      await record.markRescue(rev, readCaller(request));
      return { answer: { rev }, note: { words: `Revision ${rev} was marked as the rescue configuration.`, rev } };
    },
  };
}

/** `DELETE /flussonic/api/rescue`: no revision is the rescue configuration any more. Answers `{}`. */
export function clearRescue({ record }: ServerContext): ApiCall {
  return {
    method: "DELETE",
    path: PATH,
    audit: "rescue",
    handle: async (request) => {
      const { rescue: rev } = record.past;
      await record.markRescue(undefined, readCaller(request));
      if (rev === undefined) return { answer: {}, note: undefined };
      return { answer: {}, note: { words: `Revision ${rev} is the rescue configuration no longer.`, rev } };
    },
  };
}

import type { ApiCall } from "../ApiCall.ts";
import { readRevisionNumber } from "../callParameters.ts";
import { readSaveNow, sendSaved } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/revisions/{rev}/restore`: saves an old text as a new revision, its way `restore`. The logins of the
 * config (`edit_auth`, `view_auth`) stay those of now.
 */
export function restoreRevision({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/revisions/:rev/restore",
    audit: "revision",
    handle: (request, reply) => {
      return sendSaved(reply, record.restore(readRevisionNumber(request), readSaveNow(request)));
    },
  };
}

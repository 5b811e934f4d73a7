import type { ApiCall } from "../http/ApiCall.ts";
import { revisionOf } from "../http/revisionOf.ts";
import { saveRequestOf } from "../http/saveRequestOf.ts";
import type { ServerContext } from "../ServerContext.ts";

/** `POST /flussonic/api/revisions/{rev}/restore`: saves an old text as a new revision. */
export function restoreRevision({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/revisions/:rev/restore",
    handle: async (request) => record.saveText(await record.textOf(revisionOf(request)), saveRequestOf(request)),
  };
}

import type { ApiCall } from "../ApiCall.ts";
import { readRevisionNumber } from "../callParameters.ts";
import { readSaveRequest } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/revisions/{rev}/restore`: saves an old text as a new revision. */
export function restoreRevision({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/revisions/:rev/restore",
    handle: async (request) =>
      record.saveText(await record.readText(readRevisionNumber(request)), readSaveRequest(request)),
  };
}

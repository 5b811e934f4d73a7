import type { ApiCall } from "../ApiCall.ts";
import { readRevisionNumber } from "../callParameters.ts";
import { readSaveNow, sendSaved } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/revisions/{rev}/restore`: saves an old text as a new revision, its way `restore`. */
export function restoreRevision({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/revisions/:rev/restore",
    audit: "revision",
    handle: async (request, reply) => {
      const text = await record.readText(readRevisionNumber(request));
      return sendSaved(reply, record.saveText(text, { ...readSaveNow(request), way: "restore" }));
    },
  };
}

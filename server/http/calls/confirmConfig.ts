import type { ApiCall } from "../ApiCall.ts";
import { readBodyRevision } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `POST /flussonic/api/confirm_config` `{rev}`: a save with X-Confirm-Within stays. Whoever can still send this has not
 * locked himself out; the connection of the save was closed, so this one is new.
 */
export function confirmConfig({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/confirm_config",
    body: "json",
    audit: "confirm",
    handle: async (request) => {
      const answer = await record.confirm(readBodyRevision(request), readCaller(request));
      return { answer, note: { words: `Revision ${answer.rev} was confirmed.`, rev: answer.rev } };
    },
  };
}

/**
 * `POST /flussonic/api/undo_config` `{rev}`: a save that waits to be confirmed is taken back at once: `{rev}` of the revision
 * that is as the one before. `gone` where that save does not wait.
 */
export function undoConfig({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/undo_config",
    body: "json",
    audit: "revision",
    handle: (request) => record.undo(readBodyRevision(request), readCaller(request)),
  };
}

import type { ScheduledSaves } from "../../../src/generated/types/ScheduledSaves.ts";
import type { ApiCall } from "../ApiCall.ts";
import { plannedEdits, type PlannedEdits } from "../../config/plannedEdits.ts";
import { cancelledInWords } from "../../config/saves.ts";
import { requireParameter } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

const PATH = "/flussonic/api/scheduled_saves";

/** `GET /flussonic/api/scheduled_saves`: the saves that wait for their time, the next one first, as `schemas/runtime/scheduled-saves.json` says. */
export function listScheduledSaves({ scheduled }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: PATH,
    handle: (): ScheduledSaves => ({ saves: [...scheduled.list], cancelled: [...scheduled.cancelled] }),
  };
}

/**
 * `GET /flussonic/api/scheduled_saves/{id}/changes`: what it would change of the config as it is now, without any secret:
 * `{edits: [{path: ["streams", "news", "title"], base: "old", mine: "new"}], unlisted, conflicts}`; what is absent has no value. With
 * `conflicts` it is not applied as things are, as others have changed the same since. 404 for one that does not wait, 409 `gone` for one
 * whose stream, say, is not there any more.
 */
export function readScheduledChanges({ scheduled, entities }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: `${PATH}/:id/changes`,
    handle: async (request): Promise<PlannedEdits & { readonly conflicts: boolean }> => {
      const { before, plan, hasConflicts } = await scheduled.planOf(requireParameter(request, "id"));
      return { ...(await plannedEdits(before, plan, entities)), conflicts: hasConflicts };
    },
  };
}

/** `DELETE /flussonic/api/scheduled_saves/{id}`: it will not be applied. Answers `{}`; 404 for one that does not wait. */
export function cancelScheduledSave({ scheduled }: ServerContext): ApiCall {
  return {
    method: "DELETE",
    path: `${PATH}/:id`,
    audit: "schedule_cancelled",
    handle: async (request) => {
      const save = await scheduled.cancel(requireParameter(request, "id"), readCaller(request));
      return { answer: {}, note: { words: cancelledInWords(save) } };
    },
  };
}

import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

const PATH = "/flussonic/api/scheduled_saves";

/** `GET /flussonic/api/scheduled_saves`: the saves that wait for their time, the next one first, as `schemas/runtime/scheduled-saves.json` says. */
export function listScheduledSaves({ scheduled }: ServerContext): ApiCall {
  return { method: "GET", path: PATH, handle: () => ({ saves: scheduled.list }) };
}

/** `DELETE /flussonic/api/scheduled_saves/{id}`: it will not be applied. Answers `{}`; 404 for one that does not wait. */
export function cancelScheduledSave({ scheduled, records }: ServerContext): ApiCall {
  return {
    method: "DELETE",
    path: `${PATH}/:id`,
    handle: async (request) => {
      const { id, at, by } = await scheduled.cancel(requireParameter(request, "id"));
      const words = `The save that ${by} scheduled for ${new Date(at).toISOString()} was cancelled.`;
      records.audit.note({ kind: "schedule_cancelled", ...readCaller(request), words, target: id });
      return {};
    },
  };
}

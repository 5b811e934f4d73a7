import type { ScheduledSaves } from "../../../src/generated/types/ScheduledSaves.ts";
import type { ApiCall } from "../ApiCall.ts";
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

import { isPlainObject } from "../../../src/model/Json.ts";
import { scheduledInWords } from "../../config/saves.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readSaveAt, readSaveRequest, sendSaved } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

const ONLY_CHANGES =
  "Only changes wait: a whole configuration ($reset) would take back what others save until then. Send the changes, or leave X-Save-At out.";

/**
 * `POST /flussonic/api/modify_config`: saves a merge patch, or with `$reset: true` a whole config. With `X-Save-At: MS` it is
 * checked and waits for that time: 202 `{scheduled: {id, at}}`.
 */
export function modifyConfig({ record, scheduled }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/modify_config",
    body: "json",
    largestBodyBytes: 64_000_000,
    audit: "schedule",
    handle: async (request, reply) => {
      if (!isPlainObject(request.body)) throw new ServerError("bad_request", "Send the changes as a JSON object.");
      const save = readSaveRequest(request);
      const saveAt = readSaveAt(request);
      // What is saved at once is put down as the revision that it becomes.
      if (saveAt === undefined)
        return { answer: await sendSaved(reply, record.apply(request.body, save)), note: undefined };
      if (request.body["$reset"] === true) throw new ServerError("bad_request", ONLY_CHANGES);
      const waiting = await scheduled.add(request.body, save, saveAt);
      const { id, at } = waiting;
      reply.code(202);
      return { answer: { scheduled: { id, at } }, note: { words: scheduledInWords(waiting) } };
    },
  };
}

import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readSaveRequest, sendSaved } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/modify_config`: saves a merge patch, or with `$reset: true` a whole config. */
export function modifyConfig({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/modify_config",
    body: "json",
    largestBodyBytes: 64_000_000,
    handle: (request, reply) => {
      if (!isPlainObject(request.body)) throw new ServerError("bad_request", "Send the changes as a JSON object.");
      return sendSaved(reply, record.apply(request.body, readSaveRequest(request)));
    },
  };
}

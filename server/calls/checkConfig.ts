import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import type { ApiCall } from "../http/ApiCall.ts";
import type { ServerContext } from "../ServerContext.ts";
import { ServerError } from "../ServerError.ts";

/** `POST /flussonic/api/check_config`: what a merge patch would be refused for, without saving it. */
export function checkConfig({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/check_config",
    body: "json",
    largestBodyBytes: 64_000_000,
    handle: async ({ body }) => {
      if (!isPlainObject(body)) throw new ServerError("bad_request", "Send the changes as a JSON object.");
      return { rev: record.current.rev, ...(await record.checkDelta(body)) };
    },
  };
}

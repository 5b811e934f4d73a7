import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/check_config`: what a merge patch would be refused for, without saving it. */
export function checkConfig({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/check_config",
    body: "json",
    largestBodyBytes: 64_000_000,
    audit: "none",
    handle: async ({ body }) => {
      if (!isPlainObject(body)) throw new ServerError("bad_request", "Send the changes as a JSON object.");
      return { rev: record.current.rev, ...(await record.checkDelta(body)) };
    },
  };
}

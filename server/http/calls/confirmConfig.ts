import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
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
    handle: ({ body }) => {
      const rev = isPlainObject(body) ? body["rev"] : undefined;
      if (typeof rev !== "number") throw new ServerError("bad_request", "Send the revision to confirm as {rev}.");
      return record.confirm(rev);
    },
  };
}

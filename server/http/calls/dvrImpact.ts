import { isPlainObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/dvr_impact`: what recordings a merge patch would cost by its limits, without saving it. */
export function dvrImpact({ record, engine }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/dvr_impact",
    body: "json",
    largestBodyBytes: 64_000_000,
    audit: "none",
    handle: async ({ body }) => {
      if (!isPlainObject(body)) throw new ServerError("bad_request", "Send the changes as a JSON object.");
      if (!engine.dvrImpact) throw new ServerError("not_found", "This server keeps no recordings.");
      const { config, renames } = await record.configAfter(body);
      return engine.dvrImpact(config, renames);
    },
  };
}

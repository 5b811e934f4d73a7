import type { ApiCall } from "../ApiCall.ts";
import { readTextBody } from "../callParameters.ts";
import { readSaveNow, sendSaved } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/save_raw_config`: saves a whole text. */
export function saveRawConfig({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/save_raw_config",
    body: "text",
    largestBodyBytes: 64_000_000,
    audit: "revision",
    handle: (request, reply) => sendSaved(reply, record.saveText(readTextBody(request), readSaveNow(request))),
  };
}

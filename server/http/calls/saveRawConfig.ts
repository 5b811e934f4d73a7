import { ServerError } from "../../ServerError.ts";
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
    handle: (request, reply) => {
      const text = readTextBody(request);
      // A file that was truncated, or a call whose body got lost on the way, must not wipe everything.
      if (text.trim() === "")
        throw new ServerError(
          "bad_request",
          "The text is empty, so nothing was saved. To remove all settings, leave a comment in it: # none",
        );
      return sendSaved(reply, record.saveText(text, readSaveNow(request)));
    },
  };
}

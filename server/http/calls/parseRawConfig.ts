import { refuseProblems } from "../../config/configProblems.ts";
import type { ApiCall } from "../ApiCall.ts";
import { readTextBody } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/parse_raw_config`: whether a text could be saved. 422 with all problems when it could not. */
export function parseRawConfig({ record }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/parse_raw_config",
    body: "text",
    largestBodyBytes: 64_000_000,
    audit: "none",
    handle: async (request) => {
      const { problems, unlisted } = await record.checkText(readTextBody(request));
      refuseProblems(problems, unlisted);
      return { rev: record.current.rev, problems, unlisted };
    },
  };
}

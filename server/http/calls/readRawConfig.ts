import type { ApiCall } from "../ApiCall.ts";
import { wholeRead } from "./readConfig.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/read_raw_config`: the config text; its revision as ETag. */
export function readRawConfig({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/read_raw_config",
    audit: "settings_exported",
    handle: (request, reply) => {
      const { rev, document } = record.current;
      reply.header("etag", `"${rev}"`).type("text/plain; charset=utf-8");
      return { answer: document.text, note: wholeRead(request, "The config text was read.") };
    },
  };
}

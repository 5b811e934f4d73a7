import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/read_raw_config`: the config text; its revision as ETag. */
export function readRawConfig({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/read_raw_config",
    handle: (_request, reply) => {
      const { rev, document } = record.current;
      return reply.header("etag", `"${rev}"`).type("text/plain; charset=utf-8").send(document.text);
    },
  };
}

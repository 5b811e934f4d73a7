import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/read_config`: the config without runtime keys, as an import takes it; its revision as ETag. */
export function readConfig({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/read_config",
    handle: (_request, reply) => {
      const { rev, config } = record.current;
      reply.header("etag", `"${rev}"`);
      return config;
    },
  };
}

import type { ApiCall } from "../ApiCall.ts";
import { readRevisionNumber } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `GET /flussonic/api/revisions/{rev}`: the config text as it was; two of them make a diff. */
export function readRevision({ record }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/revisions/:rev",
    handle: async (request, reply) => {
      const text = await record.readText(readRevisionNumber(request));
      return reply.type("text/plain; charset=utf-8").send(text);
    },
  };
}

import { ServerError } from "../../ServerError.ts";
import { redactWords } from "../../log/serverLog.ts";
import { TokenBuckets } from "../../security/rateLimits.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/error/store`: an error that a console reports comes into the server's log, without secrets. */
export function storeError({ log, now }: ServerContext): ApiCall {
  const rate = new TokenBuckets({ size: 3, refillMs: 1000 }, now);
  return {
    method: "POST",
    path: "/flussonic/api/error/store",
    body: "json",
    largestBodyBytes: 20_000,
    audit: "none",
    handle: async (request, reply) => {
      if (!rate.take(request.socket.remoteAddress ?? "")) throw new ServerError("too_many", "Too many error reports.");
      log.error("console error", { report: redactWords(request.body) });
      return reply.code(204).send();
    },
  };
}

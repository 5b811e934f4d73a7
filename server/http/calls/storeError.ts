import { join } from "node:path";
import { ServerError } from "../../ServerError.ts";
import { CappedFile } from "../../log/CappedFile.ts";
import { escapeLine, redact } from "../../log/serverLog.ts";
import { TokenBuckets } from "../../security/rateLimits.ts";
import type { ApiCall } from "../ApiCall.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/error/store`: keeps an error that a console reports, without secrets, in a file of limited size. */
export function storeError({ folder, now }: ServerContext): ApiCall {
  const file = new CappedFile(join(folder, "console-errors.log"), 1_000_000);
  const rate = new TokenBuckets({ size: 20, refillMs: 3000 }, now);
  return {
    method: "POST",
    path: "/flussonic/api/error/store",
    body: "json",
    largestBodyBytes: 20_000,
    handle: async (request, reply) => {
      if (!rate.take(request.socket.remoteAddress ?? "")) throw new ServerError("too_many", "Too many error reports.");
      const report = JSON.stringify(redact(request.body));
      await file.append(escapeLine(`${new Date(now()).toISOString()} ${report}`));
      return reply.code(204).send();
    },
  };
}

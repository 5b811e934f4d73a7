import { join } from "node:path";
import type { ApiCall } from "../http/ApiCall.ts";
import { CappedFile } from "../log/CappedFile.ts";
import { escapeLine } from "../log/escapeLine.ts";
import { redact } from "../log/redact.ts";
import { TokenBuckets } from "../security/TokenBuckets.ts";
import type { ServerContext } from "../ServerContext.ts";
import { ServerError } from "../ServerError.ts";

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

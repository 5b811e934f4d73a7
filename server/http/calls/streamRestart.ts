import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import { readCaller } from "../saveHeaders.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/stream_restart/{name}`; a name may hold slashes, encoded or not. 404 without such a stream. */
export function streamRestart({ engine, records }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/stream_restart/*",
    handle: (request) => {
      const target = requireParameter(request, "*");
      engine.restart(target);
      const words = `Stream ${target} was restarted.`;
      records.audit.note({ kind: "stream_restart", ...readCaller(request), words, target });
      return {};
    },
  };
}

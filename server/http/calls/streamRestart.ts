import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/stream_restart/{name}`; a name may hold slashes, encoded or not. 404 without such a stream. */
export function streamRestart({ engine }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/stream_restart/*",
    audit: "stream_restart",
    handle: (request) => {
      const target = requireParameter(request, "*");
      engine.restart(target);
      return { answer: {}, note: { words: `Stream ${target} was restarted.`, target } };
    },
  };
}

import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** `POST /flussonic/api/stream_restart/{name}`; a name may hold slashes, encoded or not. 404 without such a stream. */
export function streamRestart({ engine }: ServerContext): ApiCall {
  return {
    method: "POST",
    path: "/flussonic/api/stream_restart/*",
    handle: (request) => {
      engine.restart(requireParameter(request, "*"));
      return {};
    },
  };
}

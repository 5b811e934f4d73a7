import type { ApiCall } from "../ApiCall.ts";
import { requireParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/**
 * `GET /flussonic/api/stream_switch_source/{name}?url=URL`: goes on with another source of the stream; 404 without such
 * a stream, 400 for an address that is no source of it.
 */
export function streamSwitchSource({ engine }: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/stream_switch_source/*",
    audit: "source_switched",
    handle: (request) => {
      const target = requireParameter(request, "*");
      engine.switchSource(target, requireParameter(request, "url", "query"));
      // Without the address: a password may stand in it.
      return { answer: {}, note: { words: `Stream ${target} was switched to another source.`, target } };
    },
  };
}

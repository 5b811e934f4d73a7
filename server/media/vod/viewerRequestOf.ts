import type { ViewerRequest } from "../viewers/ViewerRequest.ts";
import { mediaNameOf } from "./paths/mediaNameOf.ts";
import type { VodCall } from "./VodCall.ts";

/** Who asks for a file, in the words that the viewers' rules are written in. */
export function viewerRequestOf({ request, target, query }: VodCall, proto: string, isPolling: boolean): ViewerRequest {
  return {
    name: mediaNameOf(target),
    kind: "play",
    proto,
    ip: request.ip.replace(/^::ffff:/, ""),
    token: query.get("token") ?? undefined,
    userAgent: request.headers["user-agent"],
    referer: request.headers.referer,
    ownHost: request.headers.host,
    query: request.url.split("?").slice(1).join("?"),
    isPolling,
  };
}

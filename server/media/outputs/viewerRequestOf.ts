import type { ViewerRequest } from "../viewers/ViewerRequest.ts";
import type { OutputCall } from "./OutputCall.ts";

/** Who asks, in the words that the viewers' rules are written in. */
export function viewerRequestOf(
  { request, stream, token }: OutputCall,
  proto: string,
  isPolling: boolean,
): ViewerRequest {
  return {
    name: stream.name,
    kind: "play",
    proto,
    ip: request.ip.replace(/^::ffff:/, ""),
    token,
    userAgent: request.headers["user-agent"],
    referer: request.headers.referer,
    ownHost: request.headers.host,
    query: request.url.split("?").slice(1).join("?"),
    isPolling,
  };
}

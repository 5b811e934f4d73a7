import type { ViewerRequest } from "./ViewerRequest.ts";

/** Who it is in a line of the log; without the token. */
export function describedRequest({ kind, proto, ip }: ViewerRequest): string {
  return `The ${proto} ${kind === "play" ? "viewer" : "publisher"} ${ip}`;
}

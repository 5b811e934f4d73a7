import type { IncomingMessage } from "node:http";
import { ServerError } from "../ServerError.ts";

/** Node goes by the first of two Host headers, a proxy in front perhaps by the last (RFC 9112, 3.2: refuse both). */
export function refuseTwoHosts({ rawHeaders }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1) throw new ServerError("bad_request", "A request has one Host header.");
}

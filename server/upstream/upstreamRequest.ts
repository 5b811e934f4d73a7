import { request as httpRequest, type ClientRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";

/** What is passed on of a request. */
interface PassedOn {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * A request to the upstream server, under its own host name; the origin is checked here and not passed on.
 * @param isShared whether other requests may use its connection afterwards
 */
export function upstreamRequest(upstream: URL, { method, url, headers }: PassedOn, isShared = true): ClientRequest {
  const { origin: _origin, "sec-fetch-site": _site, ...passed } = headers;
  const send = upstream.protocol === "https:" ? httpsRequest : httpRequest;
  // The path is appended, never resolved: it cannot name another host.
  return send({
    protocol: upstream.protocol,
    hostname: upstream.hostname,
    port: upstream.port,
    ...(isShared ? {} : { agent: false }),
    method: method ?? "GET",
    path: upstream.pathname.replace(/\/$/, "") + (url ?? "/"),
    headers: { ...passed, host: upstream.host },
  });
}

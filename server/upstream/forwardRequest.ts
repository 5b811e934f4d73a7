import type { FastifyReply, FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import { isForeignRequest } from "../security/isForeignRequest.ts";
import { upstreamRequest } from "./upstreamRequest.ts";

/** Headers of an answer that are about one connection. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set(["connection", "transfer-encoding"]);

/** Passes a request on to the upstream server and its answer back; of a call's answer pages of other sites read nothing. */
export function forwardRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  upstream: URL,
  kind: "call" | "media",
): Promise<FastifyReply> {
  return new Promise((resolve) => {
    const { method, url } = request.raw;
    const passed = upstreamRequest(upstream, { method, url, headers: headersOf(request) });
    passed.on("response", (answer) => {
      const isDropped = (name: string): boolean =>
        OF_THE_CONNECTION.has(name) || (kind === "call" && name.startsWith("access-control-"));
      const headers = Object.entries(answer.headers).filter(([name]) => !isDropped(name));
      resolve(
        reply
          .code(answer.statusCode ?? 502)
          .headers(Object.fromEntries(headers))
          .send(answer),
      );
    });
    passed.on("error", (error) => {
      const message = `The server at ${upstream.host} does not answer: ${error.message}.`;
      resolve(reply.code(502).send({ error: "unavailable", message }));
    });
    reply.raw.once("close", () => passed.destroy());
    request.raw.pipe(passed);
  });
}

/** A page of another site gets what anybody gets: the login that its browser would add is not passed on. */
function headersOf({ headers }: FastifyRequest): IncomingHttpHeaders {
  const { cookie: _cookie, authorization, ...others } = headers;
  if (!isForeignRequest(headers, false)) return headers;
  return /^Bearer /i.test(authorization ?? "") ? { ...others, authorization } : others;
}

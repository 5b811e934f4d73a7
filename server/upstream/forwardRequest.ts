import type { FastifyReply, FastifyRequest } from "fastify";
import { upstreamRequest } from "./upstreamRequest.ts";

/** Passes a request on to the upstream server and its answer back. */
export function forwardRequest(request: FastifyRequest, reply: FastifyReply, upstream: URL): Promise<FastifyReply> {
  return new Promise((resolve) => {
    const passed = upstreamRequest(upstream, request.raw);
    passed.on("response", (answer) => {
      const { connection: _connection, "transfer-encoding": _encoding, ...headers } = answer.headers;
      resolve(
        reply
          .code(answer.statusCode ?? 502)
          .headers(headers)
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

import type { FastifyInstance } from "fastify";
import "./declareFastify.ts";
import type { ApiCall } from "./ApiCall.ts";

/** Puts the calls of a table on the server. */
export function mountCalls(app: FastifyInstance, calls: readonly ApiCall[]): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      ...(call.largestBodyBytes === undefined ? {} : { bodyLimit: call.largestBodyBytes }),
      handler: async (request, reply) => call.handle(request, reply),
    });
  }
}

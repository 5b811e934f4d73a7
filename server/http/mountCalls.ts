import type { FastifyInstance } from "fastify";
import "./declareFastify.ts";
import type { ApiCall } from "./ApiCall.ts";
import { CallsUnderWay } from "./CallsUnderWay.ts";

/** Puts the calls of a table on the server. */
export function mountCalls(app: FastifyInstance, calls: readonly ApiCall[], underWay = new CallsUnderWay()): void {
  for (const call of calls) {
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      ...(call.largestBodyBytes === undefined ? {} : { bodyLimit: call.largestBodyBytes }),
      handler: (request, reply) => underWay.follow((async () => call.handle(request, reply))()),
    });
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServerError } from "../../ServerError.ts";
import { decodedPath } from "./decodedPath.ts";
import type { MediaRoute } from "./MediaRoute.ts";

const methods = ["GET", "POST", "PATCH", "DELETE", "OPTIONS"] as const;

/**
 * Serves media addresses: the rows of the table in their order, the first that answers. Names may hold slashes, so that
 * no router's own pattern fits. A HEAD is asked like a GET.
 */
export function mountMedia(app: FastifyInstance, routes: readonly MediaRoute[]): void {
  for (const method of methods) {
    const table = routes.filter((route) => route.method === method);
    app.route({
      method: method === "GET" ? ["GET", "HEAD"] : method,
      url: "/*",
      handler: (request, reply) => answer(table, request, reply),
    });
  }
}

async function answer(routes: readonly MediaRoute[], request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const path = decodedPath(request.url);
  if (path === undefined) throw new ServerError("bad_request", "The address cannot be read: mend its % signs.");
  void reply.headers({
    "x-content-type-options": "nosniff",
    "access-control-allow-origin": "*",
    "referrer-policy": "no-referrer-when-downgrade",
  });
  for (const route of routes) {
    const found = route.pattern.exec(path);
    if (!found) continue;
    const answered = await route.handle(request, reply, found.groups ?? {});
    if (answered !== undefined || reply.sent) return answered;
  }
  throw new ServerError("not_found", `There is nothing at ${request.method} ${path}.`);
}

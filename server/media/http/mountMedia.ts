import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServerError } from "../../ServerError.ts";
import { decodedPath } from "./decodedPath.ts";
import type { AddressGroups, MediaRoute } from "./MediaRoute.ts";

/** A player that could not be served now comes again after so many seconds; caches and proxies heed it too. */
const AGAIN_S = "5";
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
    const answered = await answerOf(route, request, reply, found.groups ?? {});
    if (answered !== undefined || reply.sent) return answered;
  }
  throw new ServerError("not_found", `There is nothing at ${request.method} ${path}.`);
}

async function answerOf(
  route: MediaRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  groups: AddressGroups,
): Promise<unknown> {
  try {
    if (route.shows !== "media") return await route.handle(request, reply, groups);
    const visit = await route.enter(request, reply, groups);
    return await visit?.answer();
  } catch (error) {
    if (error instanceof ServerError && error.kind === "unavailable") void reply.header("retry-after", AGAIN_S);
    throw error;
  }
}

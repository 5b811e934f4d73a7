import fastify from "fastify";
import { mountMedia } from "../../../../../server/media/mountMedia.ts";
import type { MediaRoute } from "../../../../../server/media/MediaRoute.ts";
import { httpStatuses } from "../../../../../server/http/errorAnswers.ts";
import { ServerError } from "../../../../../server/ServerError.ts";

/** The addresses of a part at a port of this machine, as the server mounts them. */
export async function serveRoutes(
  routes: readonly MediaRoute[],
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  mountMedia(app, routes);
  app.setErrorHandler((error, _request, reply) => {
    const known = error instanceof ServerError ? error : new ServerError("failed", String(error));
    return reply.code(httpStatuses[known.kind]).send({ error: known.kind, message: known.message });
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url, close: () => app.close() };
}

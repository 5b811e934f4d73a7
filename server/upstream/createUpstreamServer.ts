import type { Server } from "node:http";
import { hostname } from "node:os";
import { serveConsole } from "../console/serveConsole.ts";
import { createApp } from "../http/createApp.ts";
import { isConsolePath } from "../http/isConsolePath.ts";
import { openPort } from "../http/openPort.ts";
import { securityHeaders } from "../http/securityHeaders.ts";
import type { ServerLog } from "../log/ServerLog.ts";
import { isForeignRequest } from "../security/isForeignRequest.ts";
import { isKnownHost } from "../security/isKnownHost.ts";
import { ServerError } from "../ServerError.ts";
import type { ServerOptions } from "../ServerOptions.ts";
import { refuseUpgrade } from "../events/refuseUpgrade.ts";
import { forwardRequest } from "./forwardRequest.ts";
import { forwardUpgrade } from "./forwardUpgrade.ts";

/**
 * Serves the console in front of another server that speaks this API: pages from here, everything else from there.
 * The login is the other server's business.
 */
export async function createUpstreamServer(
  options: ServerOptions,
  upstream: URL,
  log: ServerLog,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const app = createApp(log, (request, reply) => forwardRequest(request, reply, upstream));
  const names = new Set([...(options.allowedHosts ?? []), options.host, hostname()].map((name) => name.toLowerCase()));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (_request: unknown, stream: unknown) => stream);
  app.addHook("onRequest", async (request, reply) => {
    if (!isConsolePath(request.url)) return;
    if (!isKnownHost(request.headers.host, names))
      throw new ServerError("misdirected", "Unknown host. Start with --allow-host NAME.");
    reply.headers(securityHeaders(request.host));
    const isReading = request.method === "GET" || request.method === "HEAD";
    if (!isReading && isForeignRequest(request.headers, false)) {
      throw new ServerError("forbidden", "Calls from pages of another site are refused.");
    }
  });
  await serveConsole(app, options.consoleFolder);
  for (const path of ["/admin/login", "/admin/logout"])
    app.post(path, (request, reply) => forwardRequest(request, reply, upstream));
  const server: Server = app.server;
  server.on("upgrade", (request, socket, head) => {
    const isRefused = !isKnownHost(request.headers.host, names) || isForeignRequest(request.headers, false);
    if (isRefused) refuseUpgrade(socket, new ServerError("forbidden", "Foreign origin."));
    else forwardUpgrade(request, socket, head, upstream);
  });
  const url = await openPort(app, { host: options.host, port: options.port });
  return {
    url,
    stop: async () => {
      setTimeout(() => server.closeAllConnections(), 1000).unref();
      await app.close();
    },
  };
}

import type { FastifyInstance } from "fastify";
import type { Server } from "node:http";
import { hostname } from "node:os";
import { serveConsole } from "../console/serveConsole.ts";
import { refuseUpgrade } from "../events/refuseUpgrade.ts";
import type { ApiCall } from "../http/ApiCall.ts";
import { createApp } from "../http/createApp.ts";
import { guard } from "../http/guard.ts";
import { mountCalls } from "../http/mountCalls.ts";
import { mayLeadToConsole, plainPathOf } from "../http/plainAddress.ts";
import { refuseUnknown } from "../http/refuseUnknown.ts";
import { reserveConsole } from "../http/reserveConsole.ts";
import { openPort } from "../http/openPort.ts";
import type { ServerLog } from "../log/ServerLog.ts";
import { isForeignRequest } from "../security/isForeignRequest.ts";
import { isKnownHost } from "../security/isKnownHost.ts";
import { ServerError } from "../ServerError.ts";
import type { ServerOptions } from "../ServerOptions.ts";
import { forwardRequest } from "./forwardRequest.ts";
import { forwardUpgrade } from "./forwardUpgrade.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/**
 * Serves the console in front of another server that speaks this API: pages from here, everything else from there.
 * The login is the other server's business.
 */
export async function createUpstreamServer(
  options: ServerOptions,
  upstream: URL,
  log: ServerLog,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const app = createApp(log);
  const names = new Set([...(options.allowedHosts ?? []), options.host, hostname()].map((name) => name.toLowerCase()));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (_request: unknown, stream: unknown) => stream);
  guard(app, { hosts: () => names, isAdminPort: () => true });
  mountCalls(app, forwardedCalls(upstream));
  await serveConsole(app, options.consoleFolder);
  reserveConsole(app);
  forwardMedia(app, upstream);
  const server: Server = app.server;
  server.on("upgrade", (request, socket, head) => {
    const isRefused =
      plainPathOf(request.url ?? "") === undefined ||
      !isKnownHost(request.headers.host, names) ||
      isForeignRequest(request.headers, false);
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

/** The other server's API, as calls of this one: who may call is looked at here, what they send is not. */
function forwardedCalls(upstream: URL): readonly ApiCall[] {
  const call = (method: ApiCall["method"], path: string): ApiCall => ({
    method,
    path,
    body: "raw",
    isOpen: true,
    handle: (request, reply) => forwardRequest(request, reply, upstream, "call"),
  });
  const logins = ["/admin/login", "/admin/logout"].map((path) => call("POST", path));
  return [...logins, ...methods.map((method) => call(method, "/flussonic/*"))];
}

/** Everything else is the other server's media, but for what it might take for its console or API. */
function forwardMedia(app: FastifyInstance, upstream: URL): void {
  app.route({
    method: [...methods, "HEAD", "OPTIONS"],
    url: "/*",
    config: { media: [] },
    handler: (request, reply) =>
      mayLeadToConsole(plainPathOf(request.url) ?? "")
        ? refuseUnknown(request)
        : forwardRequest(request, reply, upstream, "media"),
  });
}

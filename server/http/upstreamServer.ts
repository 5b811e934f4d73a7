import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type Server,
} from "node:http";
import { request as httpsRequest } from "node:https";
import type { Duplex } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { plainAddress } from "../../src/model/ipAddress.ts";
import { ServerError } from "../ServerError.ts";
import type { ServerLog } from "../log/serverLog.ts";
import { isForeignRequest, isKnownHost, ownNames } from "../security/requestOrigin.ts";
import { type ApiCall, mountCalls } from "./ApiCall.ts";
import { mayLeadToConsole, plainPathOf } from "./addressSpelling.ts";
import { createApp } from "./createApp.ts";
import { refuseUnknown, refuseUpgrade } from "./errorAnswers.ts";
import { guard } from "./guard.ts";
import { openPort } from "./ports.ts";
import { serveConsole } from "./serveConsole.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

interface UpstreamServerOptions {
  readonly host: string;
  readonly port: number;
  readonly allowedHosts?: readonly string[] | undefined;
  /** The built console. */
  readonly consoleFolder: string;
}

/**
 * Serves the console in front of another server that speaks this API: pages from here, everything else from there.
 * The login is the other server's business.
 */
export async function createUpstreamServer(
  options: UpstreamServerOptions,
  upstream: URL,
  log: ServerLog,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const app = createApp(log);
  const names = ownNames(options);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (_request: unknown, stream: unknown) => stream);
  guard(app, { hosts: () => names, isAdminPort: () => true });
  mountCalls(app, forwardedCalls(upstream), { note: () => undefined });
  await serveConsole(app, options.consoleFolder);
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
    // The other server keeps the log of what is done to it.
    audit: "none",
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

/** Headers of an answer that are about one connection. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set(["connection", "transfer-encoding"]);

/** Passes a request on to the upstream server and its answer back; of a call's answer pages of other sites read nothing. */
function forwardRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  upstream: URL,
  kind: "call" | "media",
): Promise<FastifyReply> {
  return new Promise((resolve) => {
    const { method, url } = request.raw;
    const passed = upstreamRequest(upstream, {
      method,
      url,
      headers: headersOf(request),
      client: request.socket.remoteAddress,
    });
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

/** Passes a socket on to the upstream server: its handshake first, then every byte both ways. */
function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, upstream: URL): void {
  // A body would stay in the connection and be read as the next request.
  const hasBody = Number(request.headers["content-length"] ?? 0) > 0 || "transfer-encoding" in request.headers;
  if (hasBody) return refuseUpgrade(socket, new ServerError("bad_request", "A socket begins without a body."));
  const { method, url, headers: asked } = request;
  const client = request.socket.remoteAddress;
  const passed = upstreamRequest(upstream, { method, url, headers: asked, client }, false);
  socket.on("error", () => passed.destroy());
  passed.on("upgrade", (answer, other, otherHead) => {
    const headers = answer.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? `${name}: ${all[at + 1] ?? ""}` : []));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join("\r\n")}\r\n\r\n`);
    socket.write(otherHead);
    other.write(head);
    other.on("error", () => socket.destroy());
    socket.on("close", () => other.destroy());
    other.on("close", () => socket.destroy());
    socket.pipe(other).pipe(socket);
  });
  passed.on("response", (answer) => {
    answer.destroy();
    refuseUpgrade(
      socket,
      new ServerError(answer.statusCode === 401 ? "unauthorized" : "forbidden", "The server refused the socket."),
    );
  });
  passed.on("error", () => refuseUpgrade(socket, new ServerError("unavailable", `${upstream.host} does not answer.`)));
  passed.end();
}

/** What is passed on of a request. */
interface PassedOn {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** Address of who asks. */
  readonly client: string | undefined;
}

/**
 * A request to the upstream server, under its own host name; the origin is checked here and not passed on. It says for whom
 * it is asked: what only programs of the upstream's machine may ask is for nobody who comes by here.
 * @param isShared whether other requests may use its connection afterwards
 */
function upstreamRequest(upstream: URL, { method, url, headers, client }: PassedOn, isShared = true): ClientRequest {
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
    headers: { ...passed, host: upstream.host, "x-forwarded-for": plainAddress(client) },
  });
}

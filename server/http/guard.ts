import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import "./declareFastify.ts";
import { isForeignRequest } from "../security/isForeignRequest.ts";
import { isKnownHost } from "../security/isKnownHost.ts";
import type { LoginDoor } from "../security/LoginDoor.ts";
import { ServerError } from "../ServerError.ts";
import { isConsolePath } from "./isConsolePath.ts";
import { refuseBodyType } from "./refuseBodyType.ts";
import { securityHeaders } from "./securityHeaders.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const BODY_LIMIT_MS = 30_000;

/** What the guard decides by. */
interface GuardParts {
  readonly door: LoginDoor;
  /** Names, beside addresses, under which the server may be reached. */
  readonly hosts: () => ReadonlySet<string>;
  /** Whether a port may be used for the console and its API (`admin_http`). */
  readonly isAdminPort: (port: number | undefined) => boolean;
}

/**
 * Stands before every call of the console and its API, also those that do not exist: headers, host, origin, login, kind
 * of body. Media paths pass: they are for players on any site.
 */
export function guard(app: FastifyInstance, { door, hosts, isAdminPort }: GuardParts): void {
  app.decorateRequest("visitor", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const isConsole = isConsolePath(request.url);
    // Pages of other sites may ask media paths what they allow.
    if (!METHODS.has(request.method) && (isConsole || request.method !== "OPTIONS"))
      throw new ServerError("method_not_allowed", `${request.method} is not used here.`);
    if (!isConsole) return;
    setHeaders(request, reply);
    if (!isAdminPort(request.socket.localPort)) {
      throw new ServerError(
        "not_found",
        "The console and its API are served on other ports (admin_http, admin_https).",
      );
    }
    if (!isKnownHost(request.headers.host, hosts())) {
      throw new ServerError(
        "misdirected",
        "This server is not known by that name. Use its address, or start it with --allow-host NAME.",
      );
    }
    const isApi = request.url.startsWith("/flussonic/");
    if (isForeignRequest(request.headers, isEncrypted(request)) && (isApi || !isReading(request))) {
      throw new ServerError("forbidden", "Calls from pages of another site are refused.");
    }
    const call = request.routeOptions.config.call;
    if (isApi && !call?.isOpen) {
      request.visitor = await door.visitorOf(request.raw);
      if (request.visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
    }
    refuseBodyType(request.headers, call?.body);
    if (call?.body !== "raw") limitTime(request);
  });
}

function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const host = isKnownHost(request.headers.host, new Set([request.hostname.toLowerCase()]))
    ? request.host
    : "localhost";
  reply.headers(securityHeaders(host));
  if (request.url.startsWith("/flussonic/") || !isReading(request)) reply.header("cache-control", "no-store");
}

function isReading({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

function isEncrypted({ raw }: FastifyRequest): boolean {
  return "encrypted" in raw.socket && raw.socket.encrypted === true;
}

/** A body that trickles in holds a connection for no use. Uploads go their own way. */
function limitTime(request: FastifyRequest): void {
  const timer = setTimeout(() => {
    if (!request.raw.complete) request.raw.destroy();
  }, BODY_LIMIT_MS);
  timer.unref();
  request.raw.once("close", () => clearTimeout(timer));
}

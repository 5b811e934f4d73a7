import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import "./declareFastify.ts";
import { isForeignRequest } from "../security/isForeignRequest.ts";
import { isKnownHost } from "../security/isKnownHost.ts";
import type { LoginDoor } from "../security/LoginDoor.ts";
import { refuseBlindSave } from "../security/refuseBlindSave.ts";
import { refuseTwoHosts } from "../security/refuseTwoHosts.ts";
import { ServerError } from "../ServerError.ts";
import { isSpelledAs, plainPathOf } from "./plainAddress.ts";
import { refuseBodyType } from "./refuseBodyType.ts";
import { securityHeaders } from "./securityHeaders.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const BODY_LIMIT_MS = 30_000;

/** What the guard decides by. */
interface GuardParts {
  /** Absent where the login is another server's business. */
  readonly door?: LoginDoor;
  /** Names, beside addresses, under which the server may be reached. */
  readonly hosts: () => ReadonlySet<string>;
  /** Whether a port may be used for the console and its API (`admin_http`). */
  readonly isAdminPort: (port: number | undefined) => boolean;
}

/**
 * Stands before every route. What a route is for is said where it is mounted, never by how its address is spelled: media
 * passes, for players on any site; everything else, also what says nothing, needs a known host and port, no foreign
 * page behind it, a login, and the right kind of body.
 */
export function guard(app: FastifyInstance, { door, hosts, isAdminPort }: GuardParts): void {
  app.decorateRequest("visitor", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const { call, isPage, media } = request.routeOptions.config;
    const isMedia = media !== undefined;
    const isPlain = isPlainlySpelled(request);
    if (!isMedia || !isPlain) setHeaders(request, reply);
    // Pages of other sites may ask media what they are allowed.
    if (!METHODS.has(request.method) && !(isMedia && request.method === "OPTIONS"))
      throw new ServerError("method_not_allowed", `${request.method} is not used here.`);
    if (!isPlain) throw new ServerError("not_found", `There is nothing at this address. ${SPELLING}`);
    refuseTwoHosts(request.raw);
    if (call?.body !== "raw") limitTime(request);
    if (isMedia || request.is404) return;
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
    if (isForeignRequest(request.headers, isEncrypted(request)) && !(isPage && isReading(request))) {
      throw new ServerError("forbidden", "Calls from pages of another site are refused.");
    }
    if (door !== undefined && !isPage && !call?.isOpen) {
      request.visitor = await door.visitorOf(request.raw);
      if (request.visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
    }
    refuseBlindSave(request.headers);
    refuseBodyType(request.headers, call?.body);
  });
}

const SPELLING =
  "Write it as it is: from one slash on, its fixed words without % signs, and no empty, . or .. parts in it.";

/** The router takes escapes out before it looks, so the route found says what the address should have been. */
function isPlainlySpelled({ url, routeOptions }: FastifyRequest): boolean {
  const path = plainPathOf(url);
  return path !== undefined && (routeOptions.url === undefined || isSpelledAs(path, routeOptions.url));
}

function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  const host = isKnownHost(request.headers.host, new Set([request.hostname.toLowerCase()]))
    ? request.host
    : "localhost";
  reply.headers(securityHeaders(host));
  if (!request.routeOptions.config.isPage || !isReading(request)) reply.header("cache-control", "no-store");
}

function isReading({ method }: FastifyRequest): boolean {
  return method === "GET" || method === "HEAD";
}

function isEncrypted({ raw }: FastifyRequest): boolean {
  return "encrypted" in raw.socket && raw.socket.encrypted === true;
}

/** A body that trickles in holds a connection for no use. Uploads go their own way. */
function limitTime(request: FastifyRequest): void {
  const { headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const timer = setTimeout(() => {
    if (!request.raw.complete) request.raw.destroy();
  }, BODY_LIMIT_MS);
  timer.unref();
  request.raw.once("close", () => clearTimeout(timer));
}

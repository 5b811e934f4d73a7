import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ServerError } from "../ServerError.ts";
import type { Caller, LoginGuard } from "../security/LoginGuard.ts";
import { isForeignRequest, isKnownHost, requireOneHost } from "../security/requestOrigin.ts";
import type { ApiCall } from "./ApiCall.ts";
import { isSpelledLike, plainPathOf } from "./addressSpelling.ts";
import { securityHeaders } from "./securityHeaders.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who calls; undefined on open calls and pages. */
    visitor: Caller | undefined;
  }
  /** What the guard goes by. A route that says none of this wants a login. */
  interface FastifyContextConfig {
    readonly call?: ApiCall;
    /** A page or file of the console: needs no login, and may be opened by a link on another site. */
    readonly isPage?: boolean;
    /** Nothing is there: what is sent to it is not looked at. */
    readonly isNothing?: boolean;
    /** Media, for players on any site: the addresses that are answered. */
    readonly media?: readonly { readonly method: string; readonly pattern: RegExp }[];
    /** Answers who asks for a certificate whether the host is ours: under any name, at every port, to anybody. */
    readonly isProof?: boolean;
    /** For other servers of the cluster, which prove to the route that they know its key: under any name, at every port. */
    readonly isForPeers?: boolean;
  }
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const BODY_LIMIT_MS = 30_000;

/** What the guard decides by. */
interface GuardParts {
  /** Absent where the login is another server's business. */
  readonly loginGuard?: LoginGuard;
  /** Names, beside addresses, under which the server may be reached. */
  readonly hosts: () => ReadonlySet<string>;
  /** Whether a port may be used for the console and its API (`admin_http`). */
  readonly isAdminPort: (port: number | undefined) => boolean;
  readonly bodyLimitMs?: number;
}

/**
 * Stands before every route. What a route is for is said where it is mounted, never by how its address is spelled: media
 * passes, for players on any site; everything else, also what says nothing, needs a known host and port, no foreign
 * page behind it, a login, and the right kind of body.
 */
export function guard(
  app: FastifyInstance,
  { loginGuard, hosts, isAdminPort, bodyLimitMs = BODY_LIMIT_MS }: GuardParts,
): void {
  app.decorateRequest("visitor", undefined);
  app.addHook("onRequest", async (request, reply) => {
    const { call, isPage, isNothing, media, isProof = false, isForPeers = false } = request.routeOptions.config;
    const isMedia = media !== undefined;
    const isPlain = isPlainlySpelled(request);
    if (!isMedia || !isPlain) setHeaders(request, reply);
    // Pages of other sites may ask media what they are allowed.
    if (!METHODS.has(request.method) && !(isMedia && request.method === "OPTIONS"))
      throw new ServerError("method_not_allowed", `${request.method} is not used here.`);
    if (!isPlain) throw new ServerError("not_found", `There is nothing at this address. ${SPELLING}`);
    requireOneHost(request.raw);
    if (call?.body !== "raw") limitTime(request, bodyLimitMs);
    if (isMedia || isProof || isForPeers || request.is404) return;
    if (!call?.isForPlayers && !isAdminPort(request.socket.localPort)) {
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
    if (
      isForeignRequest(request.headers, isEncrypted(request)) &&
      !((isPage || call?.isForPlayers) && isReading(request))
    ) {
      throw new ServerError("forbidden", "Calls from pages of another site are refused.");
    }
    if (loginGuard !== undefined && !isPage && !call?.isOpen) {
      const visitor = await loginGuard.visitorOf(request.raw, call?.isForReaders);
      if (visitor === undefined) throw new ServerError("unauthorized", "Log in first.");
      request.visitor = { ...visitor, isStillIn: () => loginGuard.isStillIn(visitor) };
    }
    refuseBlindSave(request.headers);
    if (!isNothing) refuseBodyType(request.headers, call?.body);
  });
  // Asks once more when a call's body is there: the login that its head came with may have ended on the way.
  app.addHook("preHandler", async ({ visitor }) => {
    if (visitor?.isStillIn() === false) throw new ServerError("unauthorized", "Log in again.");
  });
}

const SPELLING =
  "Write it as it is: from one slash on, its fixed words without % signs, and no empty, . or .. parts in it.";

/** The router takes escapes out before it looks, so the route found says what the address should have been. */
function isPlainlySpelled({ url, routeOptions }: FastifyRequest): boolean {
  const path = plainPathOf(url);
  return path !== undefined && (routeOptions.url === undefined || isSpelledLike(path, routeOptions.url));
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
function limitTime(request: FastifyRequest, limitMs: number): void {
  const { headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const timer = setTimeout(() => {
    if (!request.raw.complete) request.raw.destroy();
  }, limitMs);
  timer.unref();
  request.raw.once("close", () => clearTimeout(timer));
}

/**
 * Throws `forbidden` for a browser's `If-Match: *`, which saves over whatever stands there, unless the console itself
 * sends it: its header `X-Sluice-Console` is one that no form or link can carry.
 */
function refuseBlindSave(headers: IncomingHttpHeaders): void {
  const isBlind = headers["if-match"]?.trim() === "*";
  if (!isBlind || !isBrowser(headers) || headers["x-sluice-console"] !== undefined) return;
  const words =
    "If-Match: * saves over what others have changed, so a browser's request needs the header X-Sluice-Console beside it.";
  throw new ServerError("forbidden", `${words} Name the revision instead: If-Match: "12".`);
}

/** Every browser tells of itself in one of these, and no page can take them away. Scripts in Node send Sec-Fetch-Mode. */
function isBrowser(headers: IncomingHttpHeaders): boolean {
  return ["origin", "sec-fetch-site", "sec-fetch-dest"].some((name) => headers[name] !== undefined);
}

/** The kinds of body a call may take, by the words of its row; `raw` may be anything. */
const bodyTypes: Readonly<Record<Exclude<ApiCall["body"], "raw" | undefined>, readonly string[]>> = {
  json: ["application/json", "application/merge-patch+json"],
  text: ["text/plain"],
  form: ["application/x-www-form-urlencoded"],
};

/**
 * Throws `forbidden` for a body of another kind than the call takes: what a plain form of another site can send without
 * asking (text, form data) must never pass for JSON.
 */
function refuseBodyType(headers: IncomingHttpHeaders, body: ApiCall["body"]): void {
  const type = headers["content-type"];
  const hasBody = Number(headers["content-length"] ?? 0) > 0 || headers["transfer-encoding"] !== undefined;
  if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity") {
    throw new ServerError("bad_request", "Send the body as it is: compressed ones are refused.");
  }
  if (!hasBody || body === "raw") return;
  const wanted = body === undefined ? [] : bodyTypes[body];
  const [kind = "", ...parameters] = (type ?? "").toLowerCase().split(";");
  if (!wanted.includes(kind.trim())) {
    const hint = wanted[0] === undefined ? "This call takes no body." : `Send it as ${wanted[0]}.`;
    throw new ServerError("forbidden", `A body of type ${type ?? "unknown"} is refused here. ${hint}`);
  }
  const charset = parameters.map((each) => each.trim().split(/\s*=\s*/)).find(([name]) => name === "charset")?.[1];
  // ASCII is UTF-8, too.
  if (charset === undefined || /^"?(?:utf-?8|us-ascii)"?$/.test(charset)) return;
  throw new ServerError("bad_request", `Send the body as UTF-8: a body of ${type ?? ""} is refused.`);
}

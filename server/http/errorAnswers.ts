import { type IncomingMessage, OutgoingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { HostileKeyError } from "../../src/model/merge/hostileKeys.ts";
import { errorCode, ServerError, type ServerErrorKind } from "../ServerError.ts";
import { SqlError } from "../records/database/SqlThread.ts";
import type { ServerLog } from "../log/serverLog.ts";
import { isShownAsIs, refusalPage, refusalPolicy } from "./refusalPage.ts";

/** The HTTP status of each kind of error. */
export const httpStatuses: Readonly<Record<ServerErrorKind, number>> = {
  bad_request: 400,
  bad_credentials: 403,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  timeout: 408,
  conflict: 409,
  gone: 409,
  pending: 409,
  iptv_off: 409,
  hand_edit: 409,
  precondition_failed: 412,
  too_large: 413,
  range_not_satisfiable: 416,
  misdirected: 421,
  invalid: 422,
  revision_required: 428,
  too_many: 429,
  failed: 500,
  unavailable: 503,
  storage_full: 507,
};

/** Answers any error with `{error, message, ...}`, who sees the answer itself with a page of the message; what nobody foresaw is logged under an id that the answer names. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: ServerLog): unknown {
  const known = asServerError(error);
  if (known.kind === "failed" || known.kind === "storage_full") {
    log.error("call failed", { id: request.id, call: request.routeOptions.url, cause: error, from: known.cause });
  }
  if (known.kind === "too_many") reply.header("retry-after", "2");
  const message = withHiddenShown(known.message);
  const id = known.kind === "failed" ? { request: request.id } : {};
  // Who asks decides what the body is, and what is not there may be there next.
  void reply.header("cache-control", "no-store").header("vary", "accept, sec-fetch-dest");
  if (isShownAsIs(request)) {
    if (!reply.hasHeader("content-security-policy")) void reply.header("content-security-policy", refusalPolicy);
    return reply.code(httpStatuses[known.kind]).type("text/html; charset=utf-8").send(refusalPage(message, id.request));
  }
  return reply.code(httpStatuses[known.kind]).send({ error: known.kind, message, ...known.details, ...id });
}

function asServerError(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  if (error instanceof HostileKeyError) {
    return new ServerError("bad_request", error.message, { pointer: error.pointer }, { cause: error });
  }
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  const kind = kindOf(status);
  if (kind === undefined) {
    return new ServerError("failed", "Internal server error. See the server's log.", {}, { cause: error });
  }
  const message = error instanceof Error ? error.message : "The request is malformed.";
  return new ServerError(kind, message, {}, { cause: error });
}

/** What the libraries below refuse by a status of their own that says more than "bad request". */
const libraryKinds = ["timeout", "too_large", "not_found", "precondition_failed", "range_not_satisfiable"] as const;

function kindOf(status: number): ServerErrorKind | undefined {
  const named = libraryKinds.find((kind) => httpStatuses[kind] === status);
  if (named !== undefined) return named;
  return status >= 400 && status < 500 ? "bad_request" : undefined;
}

/** The answer where nothing is. */
export function refuseUnknown({ method, url }: FastifyRequest): never {
  throw new ServerError("not_found", `There is nothing at ${method} ${url.split("?")[0] ?? ""}.`);
}

/** What a database answers. @throws ServerError `unavailable` where it refuses; `words` say what cannot be done */
export async function orUnavailable<Answer>(words: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof SqlError)) throw cause;
    throw new ServerError("unavailable", `${words}: ${cause.message}`, {}, { cause });
  }
}

/** For a peer that reads none of the answer, in ms. */
const LAST_WORDS_MS = 5000;

/**
 * Answers an upgrade that is refused with a plain HTTP error, and closes the connection. Nothing reads an upgraded
 * connection any more, so that it would never be seen to end by itself, and would count against the limit for ever.
 */
export function refuseUpgrade(socket: Duplex, error: unknown): void {
  const known = error instanceof ServerError ? error : new ServerError("failed", "The server failed at this call.");
  answerLast(socket, httpStatuses[known.kind], known);
}

/** What Node finds in bytes that it cannot read as a request, by its codes; anything else in the parser's own words. */
const unreadable: Readonly<Record<string, readonly [status: number, ServerErrorKind, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "too_large", "The headers of the request are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "too_large", "The extensions of the body's chunks are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "timeout", "The request did not come in time."],
};

/** Answers a request that no route ever sees, as it is no HTTP, and closes the connection. */
export function refuseUnreadable(error: Error, socket: Duplex): void {
  // An answer that has begun cannot be followed by another one: its reader would take that for the rest of it.
  const answering: unknown = Reflect.get(socket, "_httpMessage");
  const hasBegun = answering instanceof OutgoingMessage && answering.headersSent;
  if (!socket.writable || hasBegun || errorCode(error) === "ECONNRESET") return void socket.destroy();
  const why = "reason" in error && typeof error.reason === "string" ? error.reason : error.message;
  const [status, kind, words] = unreadable[errorCode(error) ?? ""] ?? [
    400,
    "bad_request",
    `The request is no HTTP that can be read: ${why}.`,
  ];
  answerLast(socket, status, new ServerError(kind, words));
}

/** Answers a request with an `Expect` that nobody knows. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const message = `Expect: ${withHiddenShown(request.headers.expect ?? "")} is not known here. Leave it out.`;
  const body = JSON.stringify({ error: "bad_request", message });
  response.writeHead(417, { ...plainHeaders, "Content-Length": Buffer.byteLength(body) }).end(body);
}

/** Of answers that no route makes. */
const plainHeaders = {
  Connection: "close",
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
};

/** The last answer on a connection that has no reply of its own. */
function answerLast(socket: Duplex, status: number, { kind, message }: ServerError): void {
  const body = JSON.stringify({ error: kind, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    ...Object.entries(plainHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  // A peer that goes away meanwhile is nobody's error, and without a listener it would end the process.
  socket.on("error", () => undefined);
  socket.once("finish", () => socket.destroy());
  const timer = setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
  socket.once("close", () => clearTimeout(timer));
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

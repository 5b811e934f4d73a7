import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import { ServerError } from "../ServerError.ts";
import type { ServerLog } from "../log/serverLog.ts";
import { answerError, refuseUnknown } from "./errorAnswers.ts";
import { httpLimits, KEEP_ALIVE_MS, limitServer } from "./httpLimits.ts";
import { readJson } from "./readJson.ts";
import { securityHeaders } from "./securityHeaders.ts";

const BODY_BYTES = 1_000_000;
const LONGEST_NAME = 4096;

/** The HTTP server without any call: limits, body kinds, and JSON errors for everything. */
export function createApp(log: ServerLog): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    forceCloseConnections: "idle",
    genReqId: () => randomUUID(),
    // An upload may take long; the guard limits other bodies.
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: LONGEST_NAME, ignoreDuplicateSlashes: false },
    http: httpLimits,
    // Addresses that cannot be read reach no hook.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(securityHeaders("localhost")), log),
  });
  limitServer(app.server);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ["application/json", "application/merge-patch+json"],
    { parseAs: "buffer" },
    async ({ method, routeOptions }: FastifyRequest, bytes: string | Buffer) => {
      // Some programs name the kind of a body that they do not send.
      const isWanted = method !== "DELETE" && routeOptions.config.call?.body === "json";
      if (bytes.length === 0 && !isWanted) return undefined;
      // As the config's text may, it begins with a byte order mark where Windows wrote it.
      return readJson(textOf(bytes, "body").replace(/^\uFEFF/, ""));
    },
  );
  app.addContentTypeParser("text/plain", { parseAs: "buffer" }, async (_request: unknown, bytes: string | Buffer) =>
    textOf(bytes, "text"),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer", bodyLimit: 10_000 },
    async (_request: unknown, bytes: string | Buffer) => formOf(textOf(bytes, "body")),
  );
  app.addContentTypeParser("*", async (_request: unknown, stream: unknown) => stream);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
  app.setNotFoundHandler(refuseUnknown);
  return app;
}

/**
 * Bytes from outside as text.
 * @throws ServerError `bad_request` for bytes that are no UTF-8: decoded all the same they would be saved as other letters
 */
function textOf(bytes: string | Buffer, what: "body" | "text"): string {
  if (typeof bytes === "string") return bytes;
  if (isUtf8(bytes)) return bytes.toString("utf8");
  throw new ServerError("bad_request", `The ${what} is not valid UTF-8: mend line ${brokenLine(bytes)}.`);
}

/** The first line of bytes that are no UTF-8 which is to blame; no letter has the byte of a line's end in it. */
function brokenLine(bytes: Buffer): number {
  let [line, from] = [1, 0];
  for (let to = bytes.indexOf(0x0a); to >= 0 && isUtf8(bytes.subarray(from, to)); to = bytes.indexOf(0x0a, from)) {
    from = to + 1;
    line += 1;
  }
  return line;
}

/** @throws ServerError `bad_request` for escapes that are no UTF-8: several passwords would be read as one */
function formOf(text: string): URLSearchParams {
  const escapes = text.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
  if (escapes.every((bytes) => isUtf8(Buffer.from(bytes.replaceAll("%", ""), "hex")))) return new URLSearchParams(text);
  throw new ServerError("bad_request", "The escapes (%) of the body are not valid UTF-8.");
}

import Fastify, { type FastifyInstance, type FastifyRequest, type RouteHandlerMethod } from "fastify";
import { randomUUID } from "node:crypto";
import type { ServerLog } from "../log/ServerLog.ts";
import { ServerError } from "../ServerError.ts";
import { answerError } from "./answerError.ts";
import { readJson } from "./readJson.ts";

const BODY_BYTES = 1_000_000;
const LONGEST_NAME = 4096;

/** The HTTP server without any call: limits, body kinds, and JSON errors for everything. */
export function createApp(log: ServerLog, onUnknown: RouteHandlerMethod = refuseUnknown): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    forceCloseConnections: "idle",
    genReqId: () => randomUUID(),
    // An upload may take long; the guard limits other bodies.
    requestTimeout: 0,
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: LONGEST_NAME, ignoreDuplicateSlashes: false },
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, maxHeaderSize: 16_384 },
  });
  app.server.maxConnections = 10_000;
  app.server.maxHeadersCount = 200;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request: unknown, text: string | Buffer) => readJson(String(text)),
  );
  app.addContentTypeParser("text/plain", { parseAs: "string" }, async (_request: unknown, text: string | Buffer) =>
    String(text),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 10_000 },
    async (_request: unknown, text: string | Buffer) => new URLSearchParams(String(text)),
  );
  app.addContentTypeParser("*", async (_request: unknown, stream: unknown) => stream);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, log));
  app.setNotFoundHandler(onUnknown);
  return app;
}

function refuseUnknown({ method, url }: FastifyRequest): never {
  throw new ServerError("not_found", `There is nothing at ${method} ${url.split("?")[0] ?? ""}.`);
}

import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { randomUUID } from "node:crypto";
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
    "application/json",
    { parseAs: "string" },
    // Some programs name the kind of a body that they do not send.
    async ({ method }: FastifyRequest, text: string | Buffer) =>
      method === "DELETE" && text.length === 0 ? undefined : readJson(String(text)),
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
  app.setNotFoundHandler(refuseUnknown);
  return app;
}

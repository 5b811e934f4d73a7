import type { FastifyReply, FastifyRequest } from "fastify";
import { withHiddenShown } from "../../src/model/names/hiddenCharacters.ts";
import { HostileKeyError } from "../../src/model/patch/HostileKeyError.ts";
import type { ServerLog } from "../log/ServerLog.ts";
import { ServerError } from "../ServerError.ts";
import type { ServerErrorKind } from "../ServerErrorKind.ts";
import { statusOf } from "./statusOf.ts";

/** Answers any error with `{error, message, ...}`; what nobody foresaw is logged under an id that the answer names. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: ServerLog): unknown {
  const known = asServerError(error);
  if (known.kind === "failed" || known.kind === "storage_full") {
    log.error("call failed", { id: request.id, call: request.routeOptions.url, cause: error, from: known.cause });
  }
  if (known.kind === "too_many") reply.header("retry-after", "2");
  const body = { error: known.kind, message: withHiddenShown(known.message), ...known.details };
  return reply.code(statusOf[known.kind]).send(known.kind === "failed" ? { ...body, request: request.id } : body);
}

function asServerError(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  if (error instanceof HostileKeyError) {
    return new ServerError("bad_request", error.message, { pointer: error.pointer }, { cause: error });
  }
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  const kind = kindOf(status);
  if (kind === undefined) {
    return new ServerError("failed", "The server failed at this call. Its log says more.", {}, { cause: error });
  }
  const message = error instanceof Error ? error.message : "The call cannot be understood.";
  return new ServerError(kind, message, {}, { cause: error });
}

function kindOf(status: number): ServerErrorKind | undefined {
  const named = (["timeout", "too_large", "not_found"] as const).find((kind) => statusOf[kind] === status);
  if (named !== undefined) return named;
  return status >= 400 && status < 500 ? "bad_request" : undefined;
}

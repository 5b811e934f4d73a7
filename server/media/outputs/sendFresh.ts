import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Viewer } from "../viewers/Viewer.ts";
import type { OutputCall } from "./OutputCall.ts";

interface Answer {
  readonly body: string | Buffer;
  readonly type: string;
  /** How long a cache may keep it. */
  readonly cacheControl: string;
  /** Of the body; made from it when it is not known. */
  readonly etag?: string;
  /** Whose bytes are counted. */
  readonly viewer?: Viewer;
}

/** Sends a whole body, or that what the player has is still right (RFC 9110, section 13). */
export function sendFresh(
  { request, reply }: OutputCall,
  { body, type, cacheControl, etag, viewer }: Answer,
): FastifyReply {
  const tag = `"${etag ?? createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  void reply.headers({ etag: tag, "cache-control": cacheControl });
  const known = request.headers["if-none-match"]?.split(",").map((text) => text.trim().replace(/^W\//, ""));
  if (known?.includes(tag) || known?.includes("*")) return reply.code(304).send();
  if (request.method !== "HEAD") viewer?.addBytes(Buffer.byteLength(body));
  return reply.type(type).send(body);
}

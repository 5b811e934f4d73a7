import type { FastifyRequest } from "fastify";
import { ServerError } from "../ServerError.ts";

/** A text body; an empty one is a text too. Throws for bytes that are no text. */
export function textBodyOf({ body }: FastifyRequest): string {
  const text = typeof body === "string" ? body : "";
  if (/[\0\uFFFD]/.test(text)) throw new ServerError("bad_request", "The text holds bytes that are no text (UTF-8).");
  return text;
}

import type { FastifyRequest } from "fastify";
import { ServerError } from "../ServerError.ts";
import { nameOf } from "./nameOf.ts";

/** The revision that stands in the path as `:rev`. */
export function revisionOf(request: FastifyRequest): number {
  const text = nameOf(request, "rev");
  if (!/^\d{1,15}$/.test(text)) throw new ServerError("bad_request", "A revision is a number.");
  return Number(text);
}

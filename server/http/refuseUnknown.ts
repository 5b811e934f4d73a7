import type { FastifyRequest } from "fastify";
import { ServerError } from "../ServerError.ts";

/** The answer where nothing is. */
export function refuseUnknown({ method, url }: FastifyRequest): never {
  throw new ServerError("not_found", `There is nothing at ${method} ${url.split("?")[0] ?? ""}.`);
}

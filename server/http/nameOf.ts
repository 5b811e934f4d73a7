import type { FastifyRequest } from "fastify";
import { ServerError } from "../ServerError.ts";
import { parameterOf } from "./parameterOf.ts";

/** The text of a parameter that a call cannot do without. Throws where it is missing or empty. */
export function nameOf(request: FastifyRequest, name: string, from: "params" | "query" = "params"): string {
  const value = parameterOf(request, name, from);
  if (value !== undefined && value !== "") return value;
  throw new ServerError("bad_request", `The parameter ${name === "*" ? "name" : name} is missing.`);
}

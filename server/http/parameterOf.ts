import type { FastifyRequest } from "fastify";

/** The text of a parameter in the path (`:name`, `*`) or in the query; undefined where it is missing or repeated. */
export function parameterOf(request: FastifyRequest, name: string, from: "params" | "query"): string | undefined {
  const values: unknown = request[from];
  if (typeof values !== "object" || values === null) return undefined;
  const value: unknown = Object.entries(values).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value : undefined;
}

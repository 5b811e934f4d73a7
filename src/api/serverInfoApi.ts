import { loadCheck, type SchemaName } from "../generated/loadCheck.ts";
import type { ServerInfo } from "../generated/types/ServerInfo.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/**
 * Version, counts, bandwidth and capabilities of the server. A figure that another server writes in its own way is left
 * out: the console works without it.
 * @throws ApiError
 */
export async function readServerInfo(http: HttpClient): Promise<ServerInfo> {
  const answer = await http.get("/flussonic/api/server?chassis=true");
  return checkedAnswer<ServerInfo>("server-info", await usablePart(answer));
}

async function usablePart(answer: unknown): Promise<unknown> {
  const check = await loadCheck("server-info");
  if (!isPlainObject(answer) || check(answer) || !Array.isArray(check.errors)) return answer;
  const unusable = new Set(check.errors.map(({ instancePath }) => String(instancePath).split("/")[1]));
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !unusable.has(key)));
}

/**
 * Turns an answer from outside into its type, by the compiled check of its schema.
 * @throws ApiError `unexpected-answer` naming the first place that does not fit
 */
async function checkedAnswer<T>(schema: SchemaName, answer: unknown): Promise<T> {
  const check = await loadCheck(schema);
  if (!check(answer)) {
    throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"), { body: check.errors });
  }
  // The check has just proved it; TypeScript cannot see that T is the schema's type.
  return answer as T;
}

import { check } from "../generated/checks/server-info.js";
import type { ServerInfo } from "../generated/types/ServerInfo.ts";
import { isPlainObject } from "../model/Json.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/**
 * Version, counts, bandwidth and capabilities of the server. A figure that another server writes in its own way is left
 * out: the console works without it.
 * @throws ApiError `unexpected-answer` with what does not fit
 */
export async function readServerInfo(http: HttpClient): Promise<ServerInfo> {
  return asServerInfo(await http.get("/flussonic/api/server?chassis=true"));
}

/**
 * What a server has told of itself, wherever it stood. Its check comes with the first scripts, unlike all others: nothing
 * is shown before this answer.
 * @throws ApiError as `readServerInfo` does
 */
export function asServerInfo(sent: unknown): ServerInfo {
  const answer = usablePart(sent);
  if (!check(answer)) {
    throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"), { body: check.errors });
  }
  // The check has just proved it; TypeScript cannot see that the schema's type is meant.
  return answer as ServerInfo;
}

function usablePart(answer: unknown): unknown {
  if (!isPlainObject(answer) || check(answer) || !Array.isArray(check.errors)) return answer;
  const unusable = new Set(check.errors.map(({ instancePath }) => String(instancePath).split("/")[1]));
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !unusable.has(key)));
}

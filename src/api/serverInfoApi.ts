import { loadCheck } from "../generated/loadCheck.ts";
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
  const [sent] = await Promise.all([http.get("/flussonic/api/server?chassis=true"), loadServerInfoCheck()]);
  return asServerInfo(sent);
}

/** What a server has told of itself, wherever it stood. @throws ApiError as `readServerInfo` does */
export async function asServerInfo(sent: unknown): Promise<ServerInfo> {
  const check = await loadServerInfoCheck();
  const answer = usablePart(sent, check);
  if (!check(answer)) {
    throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"), { body: check.errors });
  }
  // The check has just proved it; TypeScript cannot see that the schema's type is meant.
  return answer as ServerInfo;
}

/** What `asServerInfo` needs; asked for with the call, its code is there when the answer is. */
export const loadServerInfoCheck = () => loadCheck("server-info");

function usablePart(answer: unknown, check: Awaited<ReturnType<typeof loadCheck>>): unknown {
  if (!isPlainObject(answer) || check(answer) || !Array.isArray(check.errors)) return answer;
  const unusable = new Set(check.errors.map(({ instancePath }) => String(instancePath).split("/")[1]));
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !unusable.has(key)));
}

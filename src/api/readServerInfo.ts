import { loadCheck } from "../generated/loadCheck.ts";
import type { ServerInfo } from "../generated/types/ServerInfo.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import { checkedAnswer } from "./checkedAnswer.ts";
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

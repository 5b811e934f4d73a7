import type { ServerInfo } from "../generated/types/ServerInfo.ts";
import { checkedAnswer } from "./checkedAnswer.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Version, counts, bandwidth and capabilities of the server. @throws ApiError */
export async function readServerInfo(http: HttpClient): Promise<ServerInfo> {
  return checkedAnswer<ServerInfo>("server-info", await http.get("/flussonic/api/server"));
}

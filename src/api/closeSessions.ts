import type { HttpClient } from "./HttpClient.ts";

/** Shows viewers out, by the ids of their sessions. @throws ApiError */
export async function closeSessions(http: HttpClient, ids: readonly string[]): Promise<void> {
  await http.postText("/flussonic/api/close_sessions", ids.join("\n"));
}

import type { HttpClient } from "./HttpClient.ts";

/** Says over a connection of its own that the server can still be reached, so that a risky change stays. @throws ApiError */
export async function createConfirmation(http: HttpClient, rev: number): Promise<void> {
  await http.post("/flussonic/api/confirm_config", { rev });
}

import type { HttpClient } from "./HttpClient.ts";

/** Deletes an uploaded logo that no stream shows. @throws ApiError */
export async function deleteLogo(http: HttpClient, id: string): Promise<void> {
  await http.delete(`/flussonic/api/logo/${encodeURIComponent(id)}`);
}

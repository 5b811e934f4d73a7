import type { HttpClient } from "./HttpClient.ts";

/** Uploads a logo, or another picture under the id of one. @throws ApiError */
export async function writeLogo(http: HttpClient, id: string, picture: Blob): Promise<void> {
  await http.putBytes(`/flussonic/api/logo/${encodeURIComponent(id)}`, picture);
}

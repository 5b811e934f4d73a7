import { dataUrlOf } from "./dataUrlOf.ts";
import type { HttpClient } from "./HttpClient.ts";

/** The picture of an uploaded logo as a data URL. @throws ApiError; Error when the bytes cannot be read */
export async function readLogoPicture(http: HttpClient, id: string): Promise<string> {
  return dataUrlOf(await http.getBytes(`/flussonic/api/logo/${encodeURIComponent(id)}`, "image/*"));
}

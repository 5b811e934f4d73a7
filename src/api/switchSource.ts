import { encodedName } from "../model/names/encodedName.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Goes on with another source of a stream. @throws ApiError */
export async function switchSource(http: HttpClient, name: string, url: string): Promise<void> {
  await http.get(`/flussonic/api/stream_switch_source/${encodedName(name)}?url=${encodeURIComponent(url)}`);
}

import { encodedName } from "../model/names/encodedName.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Begins a stream anew: its source, and what is made of it. @throws ApiError */
export async function restartStream(http: HttpClient, name: string): Promise<void> {
  await http.post(`/flussonic/api/stream_restart/${encodedName(name)}`);
}

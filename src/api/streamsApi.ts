import type { MediaInfo } from "../generated/types/MediaInfo.ts";
import { encodedName } from "../model/stream/mediaNames.ts";
import { isPlainObject } from "../model/Json.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** Begins a stream anew: its source, and what is made of it. @throws ApiError */
export async function restartStream(http: HttpClient, name: string): Promise<void> {
  await http.post(`/flussonic/api/stream_restart/${encodedName(name)}`);
}

/** Goes on with another source of a stream. @throws ApiError */
export async function switchSource(http: HttpClient, name: string, url: string): Promise<void> {
  await http.get(`/flussonic/api/stream_switch_source/${encodedName(name)}?url=${encodeURIComponent(url)}`);
}

/** What a stream or a file consists of; without tracks while nothing is known of it. @throws ApiError */
export async function readMediaInfo(http: HttpClient, name: string): Promise<MediaInfo> {
  const answer = await http.get(`/flussonic/api/media_info/${encodedName(name)}`);
  if (isPlainObject(answer)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

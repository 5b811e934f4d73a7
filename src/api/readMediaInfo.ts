import type { MediaInfo } from "../generated/types/MediaInfo.ts";
import { encodedName } from "../model/names/encodedName.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import { text } from "../texts/text.ts";
import { ApiError } from "./ApiError.ts";
import type { HttpClient } from "./HttpClient.ts";

/** What a stream or a file consists of; without tracks while nothing is known of it. @throws ApiError */
export async function readMediaInfo(http: HttpClient, name: string): Promise<MediaInfo> {
  const answer = await http.get(`/flussonic/api/media_info/${encodedName(name)}`);
  if (isPlainObject(answer)) return answer;
  throw new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

import { httpAddress } from "./httpAddress.ts";
import type { InputRequest } from "./InputRequest.ts";
import { selectionArguments } from "./selectionArguments.ts";
import { userAgentArguments } from "./userAgentArguments.ts";
import { wholeNumber } from "./wholeNumber.ts";

const FEWEST_SEGMENTS = 3;
const MOST_SEGMENTS = 60;
/** Segments of most sources are about as long. */
const SEGMENT_SECONDS = 4;

/**
 * A playlist of a web server. With a `buffer` it starts that many seconds behind and reads at the media's own pace, so that a
 * server that is slow for a while has time to catch up.
 */
export function hlsArguments(request: InputRequest): readonly string[] {
  const { buffer, user_agent: userAgent } = request.source;
  const seconds = wholeNumber(buffer ?? 0, "The HLS buffer of the source, in seconds,", 0, 3600);
  const segments = Math.min(MOST_SEGMENTS, Math.max(FEWEST_SEGMENTS, Math.ceil(seconds / SEGMENT_SECONDS)));
  return [
    ...(seconds > 0 ? ["-re"] : []),
    ...["-rw_timeout", "8000000", "-protocol_whitelist", "http,https,tcp,tls,crypto,data"],
    ...userAgentArguments(userAgent),
    ...["-live_start_index", String(-segments)],
    ...selectionArguments(request),
    ...["-f", "hls", "-i", httpAddress(request.address)],
  ];
}

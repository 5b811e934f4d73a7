import { ServerError } from "../../ServerError.ts";
import { type InputRequest, selectionArguments } from "./InputRequest.ts";
import { wholeNumber } from "./argumentValues.ts";
import type { InputAddress } from "./inputAddress.ts";

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

/** An endless MPEG-TS from a web server. */
export function tshttpArguments(request: InputRequest): readonly string[] {
  return [
    ...["-rw_timeout", "8000000", "-protocol_whitelist", "http,https,tcp,tls"],
    ...userAgentArguments(request.source.user_agent),
    ...["-fpsprobesize", "0", "-analyzeduration", "500000"],
    ...selectionArguments(request),
    ...["-f", "mpegts", "-i", httpAddress(request.address)],
  ];
}

/** The address a web server knows: `hls://`, `tshttp://` and their secure kin are our names for http and https. */
export function httpAddress({ scheme, rest }: InputAddress): string {
  return `${scheme === "hlss" || scheme.endsWith("https") ? "https" : "http"}://${rest}`;
}

/** What the server calls itself to a source over HTTP. @throws ServerError for a text that would add headers of its own */
function userAgentArguments(userAgent: unknown): readonly string[] {
  if (userAgent === undefined || userAgent === null || userAgent === "") return [];
  if (typeof userAgent !== "string" || userAgent.length > 500 || !/^[\u0020-\u007e\u00a0-\uffff]*$/.test(userAgent)) {
    throw new ServerError("invalid", "The user agent of the source must be one line of at most 500 characters.");
  }
  return ["-user_agent", userAgent];
}

import { ServerError } from "../../ServerError.ts";
import { type InputRequest, selectionArguments } from "./InputRequest.ts";

/** A stream of an RTMP server. Its application and name are taken from the address as ffmpeg does: APP/NAME. */
export function rtmpArguments({ address }: InputRequest): readonly string[] {
  const protocols = address.scheme === "rtmps" ? "rtmps,tls,tcp" : "rtmp,tcp";
  return [
    ...["-rw_timeout", "8000000", "-protocol_whitelist", protocols, "-fpsprobesize", "0"],
    ...["-i", `${address.scheme}://${address.rest}`],
  ];
}

/** A camera or an RTSP server; the media comes over the same connection unless `rtp` is udp. */
export function rtspArguments(request: InputRequest): readonly string[] {
  const { source, address, ffmpeg } = request;
  if (source.rtp !== undefined && source.rtp !== null && source.rtp !== "udp") {
    throw new ServerError("invalid", "The RTP transport of the source is udp, or nothing for TCP.");
  }
  // In ffmpeg 4 the word timeout means seconds of listening for a connection.
  const timeout = ffmpeg.version[0] >= 5 ? "-timeout" : "-stimeout";
  return [
    ...["-rtsp_transport", source.rtp ?? "tcp", timeout, "8000000"],
    ...["-protocol_whitelist", "tcp,tls,udp,rtp"],
    ...selectionArguments(request),
    ...["-f", "rtsp", "-i", `${address.scheme}://${address.rest}`],
  ];
}

import type { InputRequest } from "./InputRequest.ts";

/** A stream of an RTMP server. Its application and name are taken from the address as ffmpeg does: APP/NAME. */
export function rtmpArguments({ address }: InputRequest): readonly string[] {
  const protocols = address.scheme === "rtmps" ? "rtmps,tls,tcp" : "rtmp,tcp";
  return [
    ...["-rw_timeout", "8000000", "-protocol_whitelist", protocols, "-fpsprobesize", "0"],
    ...["-i", `${address.scheme}://${address.rest}`],
  ];
}

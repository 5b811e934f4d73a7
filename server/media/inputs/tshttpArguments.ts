import { httpAddress } from "./httpAddress.ts";
import type { InputRequest } from "./InputRequest.ts";
import { selectionArguments } from "./selectionArguments.ts";
import { userAgentArguments } from "./userAgentArguments.ts";

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

import type { InputRequest } from "./InputRequest.ts";
import { selectionArguments } from "./selectionArguments.ts";
import { srtAddress } from "./srtAddress.ts";

/** MPEG-TS over SRT, called or listened for. */
export function srtArguments(request: InputRequest): readonly string[] {
  const { address, source, ffmpeg } = request;
  return [
    ...["-protocol_whitelist", "srt", "-fpsprobesize", "0", "-analyzeduration", "500000"],
    ...selectionArguments(request),
    ...["-f", "mpegts", "-i", srtAddress(address, source, ffmpeg)],
  ];
}

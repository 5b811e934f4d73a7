import { ServerError } from "../../../ServerError.ts";
import { isProtocolOn } from "../../../../src/model/status/isProtocolOn.ts";
import type { VodTarget } from "../paths/VodTarget.ts";

/** @throws ServerError `forbidden` where a VOD is not played over HLS */
export function refuseHls({ prefix, vod }: VodTarget): void {
  if (isProtocolOn(vod.protocols, "hls")) return;
  throw new ServerError("forbidden", `HLS is switched off for the files of VOD ${prefix}.`);
}

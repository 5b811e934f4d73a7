import type { Server } from "../../../src/generated/types/Server.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { addressParts } from "./addressParts.ts";
import { fakeArguments } from "./fakeArguments.ts";
import { fileArguments } from "./fileArguments.ts";
import { hlsArguments } from "./hlsArguments.ts";
import type { InputRequest } from "./InputRequest.ts";
import type { MediaFolders } from "./MediaFolders.ts";
import { otherSchemes } from "./otherSchemes.ts";
import { rtmpArguments } from "./rtmpArguments.ts";
import { rtspArguments } from "./rtspArguments.ts";
import { sourceAddress } from "./sourceAddress.ts";
import { srtArguments } from "./srtArguments.ts";
import type { StreamInputObject } from "./StreamInputObject.ts";
import { tshttpArguments } from "./tshttpArguments.ts";
import { udpArguments } from "./udpArguments.ts";

const byScheme: Readonly<Record<string, (request: InputRequest) => readonly string[]>> = {
  udp: udpArguments,
  rtp: udpArguments,
  tshttp: tshttpArguments,
  tshttps: tshttpArguments,
  hls: hlsArguments,
  hlss: hlsArguments,
  rtmp: rtmpArguments,
  rtmps: rtmpArguments,
  rtsp: rtspArguments,
  rtsps: rtspArguments,
  srt: srtArguments,
};
const known = ["fake", "file", ...Object.keys(byScheme), "publish", "copy"].map((scheme) => `${scheme}://`).join(", ");

/**
 * What tells ffmpeg to read a source; ends with `-i ADDRESS`. Options of the source that this server does not know are left out.
 * @param vods the config's file locations, for `file://PREFIX/FILE`
 * @param data the server's folder, for locations with a relative path
 * @throws ServerError in words for an operator: a scheme or an option this server or its ffmpeg cannot do
 */
export function inputArguments(
  source: StreamInputObject,
  ffmpeg: Ffmpeg,
  vods?: Server["vods"],
  data?: string,
): readonly string[] {
  const { scheme, url } = sourceAddress(source.url);
  if (scheme === "fake") return fakeArguments({ ...source, url });
  if (scheme === "file") return fileArguments(url.slice("file://".length), foldersOf(vods, data));
  const make = Object.hasOwn(byScheme, scheme) ? byScheme[scheme] : undefined;
  if (!make) throw refusal(scheme);
  return make({ source: { ...source, url }, address: addressParts(url), ffmpeg });
}

function foldersOf(vods: Server["vods"], data: string | undefined): MediaFolders {
  return { ...(vods ? { vods } : {}), ...(data === undefined ? {} : { data }) };
}

function refusal(scheme: string): ServerError {
  if (scheme === "http" || scheme === "https")
    return new ServerError("invalid", "specify hls:// or tshttp:// protocol");
  if (scheme === "publish" || scheme === "copy") {
    return new ServerError("invalid", `${scheme}:// has nothing to fetch: its media is handed over inside the server.`);
  }
  const advice = Object.hasOwn(otherSchemes, scheme) ? otherSchemes[scheme] : undefined;
  return advice === undefined
    ? new ServerError("invalid", `The address of the source begins with no scheme this server knows: ${known}.`)
    : new ServerError("unavailable", `${scheme}:// is not supported by this server: ${advice}.`);
}

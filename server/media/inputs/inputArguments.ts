import type { Server } from "../../../src/generated/types/Server.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { InputRequest, StreamInputObject } from "./InputRequest.ts";
import { fakeArguments } from "./fakeInput.ts";
import { fileArguments, type MediaFolders } from "./fileInput.ts";
import { hlsArguments, tshttpArguments } from "./httpInput.ts";
import { addressParts, sourceAddress } from "./inputAddress.ts";
import { rtmpArguments, rtspArguments } from "./realTimeInput.ts";
import { srtArguments } from "./srtInput.ts";
import { udpArguments } from "./udpInput.ts";
import { say } from "../../Told.ts";

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

/** Schemes of sources that operators may bring along from other servers, and what helps instead. */
const otherSchemes: Readonly<Record<string, string>> = {
  m4f: "take the same stream over hls:// or tshttp://",
  m4s: "take the same stream over hls:// or tshttp://",
  mpegts: "take it over udp:// or tshttp://",
  shoutcast: "publish it over rtmp instead",
  webrtc: "let the other side publish over WebRTC to publish://",
  whep: "let the other side publish over WebRTC to publish://",
  rist: "take it over srt:// or udp://",
  h323: "let the terminal publish over rtmp",
  decklink: "let an encoder publish the picture of the card over rtmp or srt",
  dektec: "let an encoder publish the picture of the card over rtmp or srt",
  dvb: "let a receiver send the program over udp://",
  "mpts-dvb": "let a receiver send the program over udp://",
  v4l2: "let an encoder publish the camera over rtmp",
  v4l: "let an encoder publish the camera over rtmp",
  ndi: "let an encoder publish the picture over rtmp or srt",
  playlist: "use file:// with one file",
  timeshift: "play the archive of the stream instead",
  mixer: "mix before publishing",
  mosaic: "mix before publishing",
  mss: "take the same stream over hls://",
  dash: "take the same stream over hls://",
  hds: "take the same stream over hls://",
  s3: "copy the file to a VOD location and use file://",
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
  if (scheme === "http" || scheme === "https") return new ServerError("invalid", say("scheme_choice"));
  if (scheme === "publish" || scheme === "copy") {
    return new ServerError("invalid", say("scheme_inside", { scheme }));
  }
  const advice = Object.hasOwn(otherSchemes, scheme) ? otherSchemes[scheme] : undefined;
  return advice === undefined
    ? new ServerError("invalid", say("scheme_unknown", { known }))
    : new ServerError("unavailable", `${scheme}:// is not supported by this server: ${advice}.`);
}

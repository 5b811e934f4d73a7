import type { Server } from "../../../src/generated/types/Server.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import type { InputRequest, StreamInputObject } from "./InputRequest.ts";
import { fakeArguments } from "./fakeInput.ts";
import { fileArguments, type MediaFolders } from "./fileInput.ts";
import { hlsArguments, tshttpArguments } from "./httpInput.ts";
import { addressParts, listeningSources, sourceAddress } from "./inputAddress.ts";
import { rtmpArguments, rtspArguments } from "./realTimeInput.ts";
import { srtArguments } from "./srtInput.ts";
import { udpArguments } from "./udpInput.ts";
import { say, type SayingCode } from "../../Told.ts";

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

/** Schemes of sources that operators may bring along from other servers, and which sentence says what helps instead. */
const otherSchemes: Readonly<Record<string, SayingCode>> = {
  m4f: "scheme_take_http",
  m4s: "scheme_take_http",
  mpegts: "scheme_take_udp",
  shoutcast: "scheme_publish_rtmp",
  webrtc: "scheme_publish_webrtc",
  whep: "scheme_publish_webrtc",
  rist: "scheme_take_srt",
  h323: "scheme_terminal",
  decklink: "scheme_card",
  dektec: "scheme_card",
  dvb: "scheme_receiver",
  "mpts-dvb": "scheme_receiver",
  v4l2: "scheme_camera",
  v4l: "scheme_camera",
  ndi: "scheme_picture",
  playlist: "scheme_one_file",
  timeshift: "scheme_archive",
  mixer: "scheme_mix",
  mosaic: "scheme_mix",
  mss: "scheme_take_hls",
  dash: "scheme_take_hls",
  hds: "scheme_take_hls",
  s3: "scheme_copy_file",
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
  return make({ source: { ...source, url }, address: addressParts(url, listeningSources), ffmpeg });
}

function foldersOf(vods: Server["vods"], data: string | undefined): MediaFolders {
  return { ...(vods ? { vods } : {}), ...(data === undefined ? {} : { data }) };
}

function refusal(scheme: string): ServerError {
  if (scheme === "http" || scheme === "https") return new ServerError("invalid", say("scheme_choice"));
  if (scheme === "publish" || scheme === "copy") {
    return new ServerError("invalid", say("scheme_inside", { scheme }));
  }
  const other = Object.hasOwn(otherSchemes, scheme) ? otherSchemes[scheme] : undefined;
  return other === undefined
    ? new ServerError("invalid", say("scheme_unknown", { known }))
    : new ServerError("unavailable", say(other, { scheme }));
}

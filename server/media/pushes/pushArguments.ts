import type { Push } from "../../../src/generated/types/Push.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { addressParts, type InputAddress } from "../inputs/inputAddress.ts";
import { httpAddress } from "../inputs/httpInput.ts";
import { publicationArguments } from "../inputs/publishedInput.ts";
import { srtAddress } from "../inputs/srtInput.ts";
import { udpAddress } from "../inputs/udpInput.ts";
import { wholeNumber } from "../inputs/argumentValues.ts";
import { tsOutput } from "../transcoder/EncodePlan.ts";

type Outlet = (address: InputAddress, push: Push, ffmpeg: Ffmpeg) => readonly string[];

/** As many whole TS packets as go into a usual network packet. */
const PACKET = "1316";
const all = ["-map", "0:v?", "-map", "0:a?", "-map", "0:s?", "-c", "copy"];

const byScheme: Readonly<Record<string, Outlet>> = {
  rtmp: flv,
  rtmps: flv,
  tshttp: web,
  tshttps: web,
  http: web,
  https: web,
  udp: (address) => [...all, ...tsOutput(udpAddress("udp", address, { pkt_size: PACKET, ...timeToLive(address) }))],
  rtp: (address) => [
    ...all,
    "-f",
    "rtp_mpegts",
    udpAddress("rtp", address, { pkt_size: PACKET, ...timeToLive(address) }),
  ],
  srt: (address, push, ffmpeg) => [...all, ...tsOutput(srtAddress(address, { ...push }, ffmpeg))],
};

/**
 * What tells ffmpeg to send the MPEG-TS on its input to the address of a push.
 * @throws ServerError in words for an operator: a scheme this server or its ffmpeg cannot push to
 */
export function pushArguments(push: Push, ffmpeg: Ffmpeg): readonly string[] {
  const address = addressParts(push.url.trim(), ["srt"]);
  const make = Object.hasOwn(byScheme, address.scheme) ? byScheme[address.scheme] : undefined;
  if (make) return [...publicationArguments("mpegts"), ...make(address, push, ffmpeg)];
  const known = Object.keys(byScheme).map((scheme) => `${scheme}://`);
  throw new ServerError("unavailable", `This server does not push to ${address.scheme}:// but to ${known.join(", ")}.`);
}

/** RTMP carries one picture and one sound. */
function flv({ scheme, rest }: InputAddress): readonly string[] {
  return [
    ...["-map", "0:v:0?", "-map", "0:a:0?", "-c", "copy", "-bsf:a", "aac_adtstoasc", "-rw_timeout", "8000000"],
    ...["-flvflags", "no_duration_filesize", "-f", "flv", `${scheme}://${rest}`],
  ];
}

/** A POST without an end. */
function web(address: InputAddress): readonly string[] {
  return [
    ...[...all, "-method", "POST", "-content_type", "video/mp2t", "-rw_timeout", "8000000"],
    ...tsOutput(httpAddress(address)),
  ];
}

function timeToLive({ query }: InputAddress): Readonly<Record<string, string>> {
  const ttl = query.get("ttl");
  return ttl === null ? {} : { ttl: String(wholeNumber(ttl, "The ttl of a push", 1, 255)) };
}

import type { TranscoderVideo } from "../../../src/generated/types/TranscoderVideo.ts";
import { ServerError } from "../../ServerError.ts";
import { wholeNumber } from "../inputs/wholeNumber.ts";
import { chosenWord } from "./chosenWord.ts";
import type { VideoEncoder } from "./VideoEncoder.ts";

const fields = new Set([
  ...["bitrate", "codec", "size", "preset", "profile", "level", "fps", "gop", "g", "disable_cgop"],
  ...["bframes", "refs", "aspect", "logo", "alogo"],
]);
const tunes = Object.fromEntries(["zerolatency", "fastdecode", "grain", "psnr", "ssim"].map((word) => [word, word]));
const MOST_BITS = 1_000_000_000;

const parameters: Readonly<Record<string, (value: unknown) => readonly string[]>> = {
  tune: (value) => ["-tune", chosenWord(value, tunes, "The parameter tune of a video track")],
  crf: (value) => ["-crf", number(value, "crf", 0, 51)],
  maxrate: (value) => ["-maxrate", number(value, "maxrate", 1000, MOST_BITS)],
  bufsize: (value) => ["-bufsize", number(value, "bufsize", 1000, MOST_BITS)],
  qmin: (value) => ["-qmin", number(value, "qmin", 0, 69)],
  qmax: (value) => ["-qmax", number(value, "qmax", 1, 69)],
  threads: (value) => ["-threads", number(value, "threads", 1, 64)],
};

/**
 * The parameters of a track that have no field of their own. Only those of the table are handed on.
 * @throws ServerError for one this server does not know, so that nobody believes it works
 */
export function encoderParameters({ name }: VideoEncoder, track: TranscoderVideo): readonly string[] {
  const extra = Object.entries(track).filter(
    ([key, value]) => !fields.has(key) && value !== null && value !== undefined,
  );
  return extra.flatMap(([key, value]) => {
    const make = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (!make) {
      const known = Object.keys(parameters).join(", ");
      throw new ServerError("invalid", `A video track has a parameter this server does not know. It knows ${known}.`);
    }
    if ((key === "tune" || key === "crf") && name !== "libx264" && name !== "libx265") {
      throw new ServerError("invalid", `The parameter ${key} of a video track is for h264 and hevc on the cpu only.`);
    }
    return make(value);
  });
}

function number(value: unknown, name: string, least: number, most: number): string {
  return String(wholeNumber(value, `The parameter ${name} of a video track`, least, most));
}

import type { TranscoderAudio } from "../../../src/generated/types/TranscoderAudio.ts";
import { ServerError } from "../../ServerError.ts";
import type { Ffmpeg } from "../ffmpeg/Ffmpeg.ts";
import { bitrateOrCopy, chosenWord } from "../inputs/argumentValues.ts";

const encoders = { aac: "aac", mp2a: "mp2", opus: "libopus" } as const;

const sampleRates: Readonly<Record<keyof typeof encoders, readonly number[]>> = {
  aac: [8000, 16_000, 32_000, 44_100, 48_000],
  mp2a: [16_000, 32_000, 44_100, 48_000],
  opus: [8000, 16_000, 48_000],
};

const channelCounts: Readonly<Record<keyof typeof encoders, readonly number[]>> = {
  aac: [1, 2, 4, 5, 6, 8],
  mp2a: [1, 2],
  opus: [1, 2, 4, 5, 6, 8],
};
/** In kilobits per second, by ISO 11172-3 and at half the sample rates by ISO 13818-3. */
const mp2Bitrates = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];
const mp2HalfRateBitrates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const usual: TranscoderAudio = { bitrate: 96_000, codec: "aac" };
const LEAST_BITRATE = 6000;

/**
 * How the sound of every output is encoded; AAC at 96 kb/s without settings.
 * @throws ServerError for what the codec does not have
 */
export function audioArguments(settings: TranscoderAudio | undefined, ffmpeg: Ffmpeg): readonly string[] {
  const audio = settings ?? usual;
  const bitrate = bitrateOrCopy(audio.bitrate, "The audio bitrate", LEAST_BITRATE);
  if (bitrate === "copy") return ["-c:a", "copy"];
  const word = audio.codec ?? "aac";
  const encoder = chosenWord(word, encoders, "The audio codec");
  if (!ffmpeg.hasEncoder(encoder)) {
    throw new ServerError(
      "unavailable",
      `The server's ffmpeg (${ffmpeg.versionText}) cannot encode ${word}: it lacks ${encoder}.`,
    );
  }
  const rate = audio.sample_rate ?? 0;
  if (rate !== 0) allow(rate, sampleRates[word], `${word} takes no sample rate of that number`);
  if (audio.channels !== undefined)
    allow(audio.channels, channelCounts[word], `${word} takes no such number of channels`);
  return [
    ...["-c:a", encoder, "-b:a", String(word === "mp2a" ? mp2Bitrate(bitrate, rate, audio.channels) : bitrate)],
    ...(rate === 0 ? [] : ["-ar", String(rate)]),
    ...channelArguments(word, audio.channels),
  ];
}

/** Opus knows four channels only as a square, and ffmpeg takes the number for another layout. */
function channelArguments(codec: string, channels: number | undefined): readonly string[] {
  if (channels === undefined) return [];
  return codec === "opus" && channels === 4 ? ["-af", "aformat=channel_layouts=quad"] : ["-ac", String(channels)];
}

function allow(value: unknown, values: readonly number[], words: string): void {
  if (typeof value !== "number" || !values.includes(value)) {
    throw new ServerError("invalid", `${words}: choose one of ${values.join(", ")}.`);
  }
}

/** The bitrate of MPEG audio layer 2 nearest to the one asked for: it has a fixed list, and refuses others. */
function mp2Bitrate(bitrate: number, sampleRate: number, channels: number | undefined): number {
  const list = sampleRate === 16_000 ? mp2HalfRateBitrates : mp2Bitrates;
  const fitting = list.filter((kilobits) => list === mp2HalfRateBitrates || (channels === 1 ? kilobits <= 192 : true));
  const distance = (kilobits: number) => Math.abs(kilobits * 1000 - bitrate);
  return 1000 * fitting.reduce((best, kilobits) => (distance(kilobits) < distance(best) ? kilobits : best));
}

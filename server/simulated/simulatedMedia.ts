import type { Json, JsonObject } from "../../src/model/Json.ts";
import type { StreamPlan } from "./StreamPlan.ts";
import type { Random } from "./seededRandom.ts";

interface Media {
  readonly input: JsonObject;
  readonly output: JsonObject;
  /** Of the whole input. */
  readonly bitrateKbit: number;
}

/** What a stream consists of before and behind its transcoder. */
export function simulatedMedia(plan: StreamPlan, random: Random): Media {
  const { height, kbit } = random.pick(PICTURES);
  const bitrateKbit = Math.round(kbit * random.between(0.85, 1.15));
  const codec = random.next() < 0.8 ? "h264" : random.next() < 0.6 ? "hevc" : "mp2v";
  const audio = [audioTrack(1, random.pick(["aac", "mp2a"]), "sqi")];
  if (random.next() < 0.25) audio.push(audioTrack(2, "aac", "eng"));
  const input = infoOf([videoTrack(1, codec, height, bitrateKbit - 128 * audio.length), ...audio]);
  const heights = plan.transcodedHeights;
  if (heights === undefined) return { input, output: input, bitrateKbit };
  const video = heights.map((target, index) =>
    videoTrack(index + 1, "h264", target, Math.round((target * target) / 400)),
  );
  return { input, output: infoOf([...video, audioTrack(1, "aac", "sqi")]), bitrateKbit };
}

function infoOf(tracks: readonly JsonObject[]): JsonObject {
  const picture = tracks.find((track) => track["content"] === "video");
  const size: { width?: Json; height?: Json } = {};
  if (picture?.["width"] !== undefined) size.width = picture["width"];
  if (picture?.["height"] !== undefined) size.height = picture["height"];
  return { ...size, tracks: [...tracks] };
}

function videoTrack(number: number, codec: string, height: number, bitrateKbit: number): JsonObject {
  const width = 2 * Math.round((height * 16) / 18);
  return {
    track_id: `v${number}`,
    content: "video",
    codec,
    width,
    height,
    size: `${width}x${height}`,
    fps: 25,
    bitrate: Math.max(100, bitrateKbit),
    profile: codec === "hevc" || codec === "mp2v" ? "main" : "high",
    level: height > 720 ? "4.1" : "3.1",
    pixel_format: "yuv420p",
    gop: 50,
    bframes: 2,
  };
}

function audioTrack(number: number, codec: string, lang: string): JsonObject {
  return { track_id: `a${number}`, content: "audio", codec, bitrate: 128, channels: 2, sample_rate: 48_000, lang };
}

const PICTURES = [
  { height: 1080, kbit: 6_000 },
  { height: 1080, kbit: 4_500 },
  { height: 720, kbit: 3_000 },
  { height: 576, kbit: 1_800 },
  { height: 2160, kbit: 15_000 },
] as const;

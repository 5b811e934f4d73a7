import { describe, expect, it } from "vitest";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { planEncoding } from "../../../../server/media/transcoder/planEncoding.ts";
import type { EncodeRequest } from "../../../../server/media/transcoder/EncodePlan.ts";
import { ffmpegLike } from "../inputs/ffmpegLike.ts";

const base: EncodeRequest = { stream: {}, source: { url: "hls://host/a" }, ffmpeg: ffmpegLike(), logoFolder: "/none" };

function planOf(stream: unknown, more: Partial<EncodeRequest> = {}) {
  // Rows below also hold what no checked config holds.
  return planEncoding({ ...base, ...more, stream: stream as Pick<Stream, "transcoder" | "logo"> });
}

const video = (track: object, more: object = {}) => ({
  transcoder: { video: { 1: { bitrate: 1_000_000, ...track } }, ...more },
});
const audio = (settings: object) => ({ transcoder: { audio: settings, video: { 1: { bitrate: "copy" } } } });

describe("planEncoding refuses in plain words", () => {
  it.each<readonly [string, unknown, RegExp]>([
    ["a coder module", video({}, { global: { hw: "coder" } }), /cannot encode on coder/],
    ["l4t2", video({}, { global: { hw: "l4t2" } }), /cannot encode on l4t2/],
    [
      "hardware nobody knows",
      video({}, { global: { hw: "-i" } }),
      /hardware of the transcoder must be one of cpu, qsv, nvenc/,
    ],
    ["MPEG-2 on NVENC", video({ codec: "mp2v" }, { global: { hw: "nvenc" } }), /NVENC does not encode mp2v/],
    ["a codec nobody knows", video({ codec: "constructor" }), /codec of a video track must be one of h264/],
    ["a preset of other hardware", video({ preset: "llhq" }), /preset of a video track on this hardware/],
    [
      "a preset NVENC lacks",
      video({ preset: "slow" }, { global: { hw: "nvenc" } }),
      /on this hardware must be one of bd/,
    ],
    ["a profile of another codec", video({ profile: "main10" }), /profile of a h264 track/],
    ["a level of another codec", video({ level: "high" }), /level of a h264 track/],
    ["a bitrate that is a word", video({ bitrate: "1M" }), /word copy or a number/],
    ["no bitrate", { transcoder: { video: { 1: {} } } }, /bitrate of video track 1/],
    ["odd sizes", video({ size: { width: 641 } }), /width of a video track should be a multiple of 2/],
    [
      "a size that is a filter",
      video({ size: { height: "360,drawtext" } }),
      /height of a video track must be a whole number/,
    ],
    [
      "a strategy nobody knows",
      video({ size: { width: 2, height: 2, strategy: "x" } }),
      /strategy of a video track must be one of scale, fit, crop/,
    ],
    [
      "a background that is a filter",
      video({ size: { width: 2, height: 2, background: "#abc,movie=/etc" } }),
      /like #abc or #abcdef/,
    ],
    ["half an aspect", video({ aspect: { x: 4 } }), /Both numbers of the aspect/],
    ["a strange fps", video({ fps: "25,x" }), /FPS of a video track must be one of 24/],
    ["a gop of nothing", video({ gop: 0 }), /frames in GOP must be a whole number/],
    ["B-frames beyond three", video({ bframes: 4 }), /B-frames/],
    ["B-frames in a profile without", video({ codec: "mp2v", profile: "simple", bframes: 1 }), /no B-frames/],
    ["no reference frames", video({ refs: 0 }), /reference frames/],
    ["a parameter nobody knows", video({ x264opts: "dump" }), /does not know. It knows tune, crf/],
    ["a parameter named like an inherited one", video({ constructor: "x" }), /does not know/],
    ["a tune nobody knows", video({ tune: "-y" }), /tune of a video track must be one of/],
    ["crf where there is none", video({ codec: "mp2v", crf: 20 }), /for h264 and hevc on the cpu only/],
    ["a track without a number", { transcoder: { video: { "0:v -y": { bitrate: "copy" } } } }, /named by numbers/],
    [
      "very many tracks",
      { transcoder: { video: Object.fromEntries(Array.from({ length: 17 }, (_, at) => [at, { bitrate: "copy" }])) } },
      /at most 16/,
    ],
    ["half a crop", video({}, { decoder: { crop: { left: 1 } } }), /Width and height of the crop/],
    [
      "an unknown deinterlacing",
      video({}, { decoder: { deinterlace: "x" } }),
      /deinterlacing of the decoder must be one of off, on/,
    ],
    [
      "an unknown deinterlace rate",
      video({}, { decoder: { deinterlace: "on", deinterlace_rate: "x" } }),
      /deinterlace rate/,
    ],
    ["no threads", video({}, { decoder: { threads: 0 } }), /threads of the decoder/],
    ["a device that is a path", video({}, { global: { hw: "qsv", deviceid: "../sda" } }), /device of the transcoder/],
    ["an unknown audio codec", audio({ bitrate: 64_000, codec: "x" }), /audio codec must be one of aac, mp2a, opus/],
    ["an audio bitrate of words", audio({ bitrate: "64k" }), /audio bitrate/],
    [
      "44.1 kHz in Opus",
      audio({ bitrate: 64_000, codec: "opus", sample_rate: 44_100 }),
      /opus takes no sample rate of that number: choose one of 8000/,
    ],
    [
      "six channels in MPEG layer 2",
      audio({ bitrate: 64_000, codec: "mp2a", channels: 6 }),
      /no such number of channels: choose one of 1, 2/,
    ],
    ["seven channels", audio({ bitrate: 64_000, channels: 7 }), /no such number of channels/],
    ["a logo that is not there", { logo: { path: "@none" } }, /There is no logo @none/],
  ])("%s", (_what, stream, words) => {
    expect(() => planOf(stream)).toThrow(words);
  });

  it.each([
    [
      "libx265",
      video({ codec: "hevc" }),
      /The processor cannot encode hevc here: the server's ffmpeg \(5\.1\) lacks libx265/,
    ],
    ["h264_qsv", video({}, { global: { hw: "qsv" } }), /Intel Quicksync cannot encode h264 here/],
    ["h264_nvenc", video({}, { global: { hw: "nvenc" } }), /Nvidia NVENC cannot encode h264 here/],
    ["libopus", audio({ bitrate: 64_000, codec: "opus" }), /cannot encode opus: it lacks libopus/],
  ])("an ffmpeg without %s", (encoder, stream, words) => {
    expect(() => planOf(stream, { ffmpeg: ffmpegLike({ lacks: [encoder] }) })).toThrow(words);
  });
});

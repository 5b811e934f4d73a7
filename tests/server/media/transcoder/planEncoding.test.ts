import { describe, expect, it } from "vitest";
import type { EncodeRequest } from "../../../../server/media/transcoder/EncodePlan.ts";
import { planEncoding } from "../../../../server/media/transcoder/planEncoding.ts";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { ffmpegLike } from "../inputs/ffmpegLike.ts";

const base: EncodeRequest = { stream: {}, source: { url: "hls://host/a" }, ffmpeg: ffmpegLike(), logoFolder: "/none" };
const end =
  "-max_delay 0 -muxdelay 0 -muxpreload 0 -flush_packets 1 -max_interleave_delta 1000000 -mpegts_flags +resend_headers+initial_discontinuity -pat_period 0.5 -f mpegts";

function planOf(stream: unknown, more: Partial<EncodeRequest> = {}) {
  // Rows below also hold what no checked config holds.
  return planEncoding({ ...base, ...more, stream: stream as Pick<Stream, "transcoder" | "logo"> });
}

const lineOf = (stream: unknown, more?: Partial<EncodeRequest>) => planOf(stream, more).args.join(" ");
const video = (track: object, more: object = {}) => ({
  transcoder: { video: { 1: { bitrate: 1_000_000, ...track } }, ...more },
});
const audio = (settings: object) => ({ transcoder: { audio: settings, video: { 1: { bitrate: "copy" } } } });

describe("planEncoding without a transcoder", () => {
  it("copies the first picture and all sound of the source", () => {
    const plan = planOf({}, { source: { url: "rtmp://host/a/b" } });
    expect(plan).toMatchObject({
      inputOptions: [],
      extraInputs: [],
      renditions: [{ key: "v1" }],
      isTranscoding: false,
    });
    expect(plan.args.join(" ")).toBe(`-map 0:v:0? -map 0:a? -c copy ${end} pipe:1`);
  });

  it.each([
    ["the first quality of a playlist", { url: "hlss://host/a.m3u8" }, "-map 0:p:0:v:0? -map 0:p:0:a? -c copy"],
    ["one program", { url: "udp://239.1.2.3:1", program: 7 }, "-map 0:p:7:v:0? -map 0:p:7:a? -c copy"],
    ["the PIDs that are left", { url: "udp://239.1.2.3:1", pids: "5,6" }, "-map 0:v? -map 0:a? -c copy"],
    ["the tracks that are left", { url: "rtsp://host/a", tracks: "1" }, "-map 0:v? -map 0:a? -c copy"],
    [
      "subtitles where they are allowed",
      { url: "udp://239.1.2.3:1", allow_subtitles: "true" },
      "-map 0:v:0? -map 0:a? -map 0:s? -c copy",
    ],
    [
      "no subtitles where they are not",
      { url: "udp://239.1.2.3:1", allow_subtitles: "false" },
      "-map 0:v:0? -map 0:a? -c copy",
    ],
  ] as const)("takes %s", (_what, source, beginning) => {
    expect(lineOf({}, { source })).toBe(`${beginning} ${end} pipe:1`);
  });

  it("makes AAC of the sound of WebRTC", () => {
    const plan = planOf({}, { source: { url: "publish://" }, format: "sdp" });
    expect(plan.args.join(" ")).toContain("-c copy -c:a aac -b:a 96k");
    expect(plan.isTranscoding).toBe(true);
  });

  it("encodes a test picture cheaply, with a key frame each 2 s", () => {
    const plan = planOf({}, { source: { url: "fake://fake?rate=30" } });
    expect(plan.args.join(" ")).toContain(
      "-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -g 60 -keyint_min 60",
    );
    expect(plan.renditions).toEqual([{ key: "v1", width: 640, height: 360, bitrate: 800_000 }]);
  });
});

describe("planEncoding with a logo that is not there", () => {
  it("copies what was to be encoded for the logo alone, and names it", () => {
    const plan = planOf({ logo: { path: "/tmp/logo.png", left: 5 } });
    expect(plan).toEqual({ ...planOf({}), missingLogos: ["/tmp/logo.png"] });
    expect(planOf({}).missingLogos).toEqual([]);
  });

  it("encodes each track without it, and names each once", () => {
    const track = { bitrate: 1_000_000, logo: { path: "@one" }, alogo: { path: "@two" } };
    const transcoder = { video: { 1: track, 2: { ...track, bitrate: 500_000 } } };
    const plan = planOf({ logo: { path: "@one" }, transcoder });
    expect(plan.missingLogos).toEqual(["@one", "@two"]);
    expect(plan.extraInputs).toEqual([]);
    expect(plan.args.join(" ")).not.toContain("overlay");
    expect(plan.renditions).toHaveLength(2);
  });
});

describe("planEncoding of video", () => {
  it("writes each track of a ladder to a pipe of its own, the best first, each with all the sound", () => {
    const plan = planOf({
      transcoder: {
        audio: { bitrate: 64_000, codec: "aac" },
        video: {
          1: { bitrate: 700_000, size: { width: -1, height: 360 } },
          2: { bitrate: "copy" },
          3: { bitrate: 2_500_000, size: { width: 1280, height: 720 } },
        },
      },
    });
    expect(plan.renditions).toEqual([
      { key: "v2" },
      { key: "v3", bitrate: 2_500_000, width: 1280, height: 720 },
      { key: "v1", bitrate: 700_000, height: 360 },
    ]);
    const outputs = plan.args.join(" ").split(/pipe:\d/);
    const pipes = plan.args.filter((argument) => argument.startsWith("pipe:"));
    expect(pipes).toEqual(["pipe:1", "pipe:4", "pipe:5", "pipe:6"]);
    // What comes in is listed after them, not sent.
    expect(plan.listsInput).toBe(true);
    expect(outputs[3]).toBe(" -map 0:p:0:v:0? -map 0:p:0:a? -c copy -flush_packets 1 -f framecrc ");
    expect(outputs.slice(0, 3).every((output) => output.includes("-map 0:p:0:a? -c:a aac -b:a 64000"))).toBe(true);
    expect(outputs[0]).toContain("-map 0:p:0:v:0? -c:v copy");
    expect(outputs[1]).toContain("-b:v 2500000 -maxrate 2500000 -bufsize 5000000");
    expect(outputs[2]).toContain("-b:v 700000 -maxrate 700000 -bufsize 1400000");
    // Decoded once for both.
    expect(plan.args.join(" ")).toContain("split=2");
  });

  it.each<readonly [string, object, string]>([
    ["codec h264", {}, "-c:v libx264 -preset veryfast -pix_fmt yuv420p"],
    ["codec hevc", { codec: "hevc" }, "-c:v libx265 -preset veryfast -pix_fmt yuv420p"],
    ["codec mp2v", { codec: "mp2v" }, "-c:v mpeg2video -pix_fmt yuv420p"],
    ["preset", { preset: "slower" }, "-preset slower"],
    ["profile", { profile: "baseline" }, "-profile:v baseline"],
    ["profile of hevc", { codec: "hevc", profile: "main10" }, "-profile:v main10 -pix_fmt yuv420p10le"],
    ["profile of mp2v", { codec: "mp2v", profile: "high" }, "-profile:v 1 "],
    ["level", { level: "4.1" }, "-level:v 4.1"],
    ["level of hevc", { codec: "hevc", level: "5.1" }, ":level-idc=5.1"],
    ["level of mp2v", { codec: "mp2v", level: "high1440" }, "-level:v 6 "],
    [
      "no gop and no fps",
      {},
      "-g 250 -force_key_frames expr:if(isnan(prev_forced_t),1,gte(t,prev_forced_t+2)) -keyint_min 1 -sc_threshold 0",
    ],
    ["fps", { fps: 50 }, "-g 100 -keyint_min 100 -sc_threshold 0"],
    ["gop, of which g is an older name [S149]", { fps: 50, gop: 75, g: 10 }, "-g 75 -keyint_min 75"],
    ["g", { g: 10 }, "-g 10 -keyint_min 10"],
    ["gop of hevc", { codec: "hevc", gop: 48 }, "keyint=48:min-keyint=48"],
    ["gop of mp2v", { codec: "mp2v", gop: 12 }, "-g 12 -flags:v +cgop"],
    ["disable_cgop", { disable_cgop: true }, "-flags:v -cgop"],
    ["disable_cgop of hevc", { codec: "hevc", disable_cgop: true }, "open-gop=1"],
    ["bframes", { bframes: 0 }, "-bf 0"],
    ["refs", { refs: 4 }, "-refs 4"],
    ["bframes and refs of hevc", { codec: "hevc", bframes: 2, refs: 3 }, "bframes=2:ref=3"],
    ["a parameter without a field", { tune: "zerolatency", threads: "2" }, "-tune zerolatency -threads 2"],
  ])("knows %s of a track", (_what, track, part) => {
    expect(lineOf(video(track))).toContain(part);
  });

  it.each<readonly [string, object, string]>([
    ["no size", {}, "[0:p:0:v:0]null[f0];[f0]null"],
    ["fps", { fps: 25 }, "fps=25"],
    ["a height alone", { size: { width: -1, height: 360 } }, "scale=-2:360"],
    ["a width alone", { size: { width: 640 } }, "scale=640:-2"],
    ["-1 twice", { size: { width: -1, height: -1 } }, "[f0]null"],
    ["scale", { size: { width: 640, height: 360, strategy: "scale" } }, "scale=640:360,setsar=1"],
    [
      "fit",
      { size: { width: 640, height: 360, strategy: "fit", background: "#abc" } },
      "scale=w='max(2,2*round((min(640,360*dar))/2))':h='max(2,2*round((min(360,640/dar))/2))',pad=640:360:(ow-iw)/2:(oh-ih)/2:color=0xaabbcc,setsar=1",
    ],
    [
      "crop",
      { size: { width: 640, height: 360, strategy: "crop" } },
      "scale=w='max(2,2*round((max(640,360*dar))/2))':h='max(2,2*round((max(360,640/dar))/2))',crop=640:360,setsar=1",
    ],
    ["no strategy", { size: { width: 640, height: 360 } }, "pad=640:360:(ow-iw)/2:(oh-ih)/2:color=0x000000"],
    ["aspect", { aspect: { x: 16, y: 11 } }, "setsar=16/11"],
  ])("shapes a track's picture by %s", (_what, track, part) => {
    expect(lineOf(video(track))).toContain(part);
  });

  it.each<readonly [string, object, string]>([
    ["off", { deinterlace: "off" }, "[0:p:0:v:0]null"],
    ["on", { deinterlace: "on" }, "yadif=mode=send_frame"],
    ["on, a picture for each field", { deinterlace: "on", deinterlace_rate: "field" }, "yadif=mode=send_field"],
    ["adaptive", { deinterlace: "adaptive" }, "bwdif=mode=send_frame"],
    ["bob", { deinterlace: "bob" }, "field=type=top,scale=iw:2*ih,setsar=sar/2"],
    [
      "bob, a picture for each field",
      { deinterlace: "bob", deinterlace_rate: "field" },
      "separatefields,scale=iw:2*ih,setsar=sar/2",
    ],
    ["weave", { deinterlace: "weave" }, "setfield=prog"],
    ["crop", { crop: { left: 8, top: 16, width: 320, height: 240 } }, "crop=320:240:8:16"],
  ])("decodes with %s", (_what, decoder, part) => {
    expect(lineOf(video({}, { decoder }))).toContain(part);
  });

  it("decodes with so many threads", () => {
    expect(planOf(video({}, { decoder: { threads: 3 } })).inputOptions).toEqual(["-threads", "3"]);
  });

  it.each<readonly [string, object, object, string]>([
    [
      "qsv",
      { hw: "qsv" },
      { preset: "fast", level: "4.1", gop: 50 },
      "-c:v h264_qsv -preset fast -level:v 41 -pix_fmt nv12",
    ],
    ["qsv for hevc", { hw: "qsv" }, { codec: "hevc" }, "-c:v hevc_qsv"],
    ["qsv for mp2v", { hw: "qsv" }, { codec: "mp2v" }, "-c:v mpeg2_qsv"],
    ["nvenc", { hw: "nvenc", deviceid: "1" }, { preset: "llhq" }, "-c:v h264_nvenc -preset llhq -pix_fmt yuv420p"],
    ["nvenc's word for lossless", { hw: "nvenc" }, { preset: "loseless" }, "-preset lossless"],
    ["nvenc without delay", { hw: "nvenc" }, { preset: "zerolatency" }, "-preset ll -zerolatency 1"],
    [
      "nvenc for hevc",
      { hw: "nvenc" },
      { codec: "hevc", profile: "main10" },
      "-c:v hevc_nvenc -profile:v main10 -pix_fmt p010le",
    ],
    ["the chosen card of nvenc", { hw: "nvenc", deviceid: 2 }, {}, "-gpu 2"],
  ])("encodes on %s", (_what, global, track, part) => {
    expect(lineOf(video(track, { global }))).toContain(part);
  });

  it("opens the chosen card of Quicksync", () => {
    expect(planOf(video({}, { global: { hw: "qsv", deviceid: 1 } })).inputOptions).toEqual([
      "-qsv_device",
      "/dev/dri/renderD129",
    ]);
  });

  it("lets ffmpeg find the picture among what is left of a source", () => {
    expect(lineOf(video({}), { source: { url: "udp://239.1.2.3:1", pids: "5,6" } })).toContain(
      "-filter_complex null[f0]",
    );
    expect(lineOf(video({}), { source: { url: "udp://239.1.2.3:1", program: 7 } })).toContain(
      "-filter_complex [0:p:7:v:0]null",
    );
  });

  it("puts out sound alone without video tracks", () => {
    const plan = planOf({ transcoder: { audio: { bitrate: 64_000 } } });
    expect(plan.renditions).toEqual([{ key: "a1" }]);
    expect(plan.args.join(" ")).toMatch(/^-map 0:p:0:a\? -c:a aac -b:a 64000 /);
  });

  it("encodes the copied tracks of a test picture, which has nothing to copy", () => {
    const line = lineOf(audio({ bitrate: "copy" }), { source: { url: "fake://fake" } });
    expect(line).toContain("-c:v libx264 -preset ultrafast");
    expect(line).toContain("-c:a aac -b:a 96000");
  });
});

describe("planEncoding of audio", () => {
  it.each<readonly [string, object, string]>([
    ["copy", { bitrate: "copy" }, "-c:a copy"],
    ["aac", { bitrate: 64_000, codec: "aac" }, "-c:a aac -b:a 64000"],
    ["no codec", { bitrate: 64_000 }, "-c:a aac -b:a 64000"],
    ["mp2a, which has a list of bitrates", { bitrate: 100_000, codec: "mp2a" }, "-c:a mp2 -b:a 96000"],
    ["mp2a with one channel", { bitrate: 300_000, codec: "mp2a", channels: 1 }, "-c:a mp2 -b:a 192000 -ac 1"],
    ["mp2a at 16 kHz", { bitrate: 300_000, codec: "mp2a", sample_rate: 16_000 }, "-c:a mp2 -b:a 160000 -ar 16000"],
    ["opus", { bitrate: 64_000, codec: "opus" }, "-c:a libopus -b:a 64000"],
    ["four channels of opus", { bitrate: 64_000, codec: "opus", channels: 4 }, "-af aformat=channel_layouts=quad"],
    ["sample rate", { bitrate: 64_000, sample_rate: 44_100 }, "-b:a 64000 -ar 44100"],
    ["sample rate bypass", { bitrate: 64_000, sample_rate: 0 }, "-b:a 64000 -c:s"],
    ["channels", { bitrate: 64_000, channels: 6 }, "-ac 6"],
  ])("knows %s", (_what, settings, part) => {
    expect(lineOf(audio(settings))).toContain(part);
  });

  it("has a default", () => {
    expect(lineOf(video({}))).toContain("-c:a aac -b:a 96000");
  });
});

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

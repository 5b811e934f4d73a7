import { beforeAll, describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/model/Json.ts";
import { SchemaShelf } from "./SchemaShelf.ts";
import { StreamDesk } from "./StreamDesk.ts";
import { uiOf } from "./uiOf.ts";

let shelf: SchemaShelf;
let desk: StreamDesk;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
  desk = await StreamDesk.read();
});

const ofTrack = (track: JsonObject) => desk.words({ transcoder: { video: { "1": { bitrate: 1_000_000, ...track } } } });
const ofAudio = (audio: JsonObject) => desk.words({ transcoder: { audio } });
const ofDecoder = (decoder: JsonObject) => desk.words({ transcoder: { decoder } });
const at = (field: string, words: string) => [`/transcoder/video/1/${field}: ${words}`];

describe("the hardware options", () => {
  it("are hw, deviceid, external and seamless [S144]", () => {
    const sample = { hw: "nvenc", deviceid: 0, external: true, seamless: true };
    expect(Object.keys(shelf.field("transcoder", "/global").properties ?? {})).toEqual(Object.keys(sample));
    expect(desk.words({ transcoder: { global: sample } })).toEqual([]);
    const wrong = { hw: "gpu", deviceid: {}, external: "yes", seamless: "yes" };
    expect(desk.words({ transcoder: { global: wrong } })).toHaveLength(4);
  });

  it("offer the hardware of the specification in its words [S480]", () => {
    const hw = shelf.field("transcoder", "/global/hw");
    expect(hw.enum).toEqual(["cpu", "qsv", "nvenc", "coder", "l4t2"]);
    expect(uiOf(hw).enumLabels).toMatchObject({ cpu: "CPU", qsv: "Intel Quicksync", nvenc: "Nvidia NVENC" });
  });

  it("need a video track, and say so where they are disabled", () => {
    for (const field of ["/global/hw", "/global/deviceid", "/global/seamless", "/decoder/deinterlace"]) {
      const { enabled, options } = uiOf(shelf.field("transcoder", field));
      expect(JSON.stringify(enabled), field).toContain(`"video":{"type":"object","minProperties":1}`);
      expect(options?.["disabledHelp"], field).toBe("Add video tracks to be able to set transcoder options.");
    }
  });
});

describe("the decoder", () => {
  it("has deinterlace, its rate, threads and a crop of four sides [S145]", () => {
    const sample = {
      deinterlace: "on",
      deinterlace_rate: "field",
      threads: 2,
      crop: { left: 2, top: 2, width: 640, height: 480 },
    };
    expect(shelf.propertiesOf("transcoder-decoder")).toEqual(Object.keys(sample));
    expect(Object.keys(shelf.field("transcoder-decoder", "/crop").properties ?? {})).toEqual(Object.keys(sample.crop));
    expect(ofDecoder(sample)).toEqual([]);
  });

  it("deinterlaces in the ways of the specification [S481]", () => {
    expect(shelf.field("transcoder-decoder", "/deinterlace").enum).toEqual(["off", "on", "adaptive", "bob", "weave"]);
  });

  it("puts out a picture for each frame or each field [S482]", () => {
    expect(shelf.field("transcoder-decoder", "/deinterlace_rate").enum).toEqual(["frame", "field"]);
  });

  it("needs all four sides of a crop, each above zero", () => {
    expect(ofDecoder({ crop: {} })).toEqual([]);
    expect(ofDecoder({ crop: { left: 2 } })).toEqual(
      ["height", "top", "width"].map((side) => `/transcoder/decoder/crop/${side}: Required, if crop set.`),
    );
    expect(ofDecoder({ crop: { left: 0, top: 2, width: 2, height: 2 } })).toEqual([
      "/transcoder/decoder/crop/left: Should be greater than zero.",
    ]);
  });

  it("has threads above zero or none [S346]", () => {
    expect(ofDecoder({ threads: 1 })).toEqual([]);
    expect(ofDecoder({ threads: 0 })).toEqual(["/transcoder/decoder/threads: Should be greater than zero."]);
  });
});

describe("the audio", () => {
  it("has bitrate, sample rate, codec and channels [S146]", () => {
    const sample = { bitrate: 64_000, codec: "aac", sample_rate: 48_000, channels: 2 };
    expect(shelf.propertiesOf("transcoder-audio")).toEqual(Object.keys(sample));
    expect(ofAudio(sample)).toEqual([]);
    expect(ofAudio({ bitrate: 1, codec: "mp3", sample_rate: 22_050, channels: 3 })).toHaveLength(3);
  });

  it("needs a bitrate above zero or copy", () => {
    expect(ofAudio({ bitrate: "copy" })).toEqual([]);
    expect(ofAudio({})).toEqual(["/transcoder/audio/bitrate: Bitrate is required."]);
    expect(ofAudio({ bitrate: 0 })).toEqual(["/transcoder/audio/bitrate: Should be greater than zero."]);
    expect(ofAudio({ bitrate: "copi" })).toEqual(["/transcoder/audio/bitrate: Should be greater than zero or copy."]);
  });

  it("has the codecs of the specification [S483]", () => {
    expect(shelf.field("transcoder-audio", "/codec").enum).toEqual(["aac", "mp2a", "opus"]);
  });

  it("has the sample rates of the specification, 0 for bypass [S484]", () => {
    const rate = shelf.field("transcoder-audio", "/sample_rate");
    expect(rate.enum).toEqual([0, 8000, 16_000, 32_000, 44_100, 48_000]);
    expect(uiOf(rate).enumLabels?.["0"]).toBe("Bypass");
  });

  it("has the channels of the specification [S485]", () => {
    expect(shelf.field("transcoder-audio", "/channels").enum).toEqual([1, 2, 4, 5, 6, 8]);
  });
});

describe("a video track", () => {
  const track = {
    codec: "h264",
    preset: "fast",
    profile: "main",
    level: "4.1",
    size: { width: -1, height: 720, strategy: "fit", background: "#000" },
    logo: { path: "@a", x: 10, y: -10, r: 0.5 },
    alogo: { path: "@a", x: "center", y: "center" },
    fps: 25,
    bframes: 0,
    refs: 1,
    g: 50,
    gop: 50,
    disable_cgop: true,
    aspect: { x: 16, y: 11 },
  };

  it("is keyed by its number and has the fields of the specification, and extra ones [S147]", () => {
    expect(shelf.propertiesOf("transcoder-video").toSorted()).toEqual(["bitrate", ...Object.keys(track)].toSorted());
    expect(ofTrack({ ...track, tune: "film" })).toEqual([]);
    expect(desk.words({ transcoder: { video: { main: { bitrate: 1 } } } })).not.toEqual([]);
    expect(desk.words({ transcoder: { video: [{ bitrate: 1 }] } })).toHaveLength(1);
  });

  it("has a size, two logos and an aspect of the specified parts [S148]", () => {
    const partsOf = (name: string) => Object.keys(shelf.field("transcoder-video", name).properties ?? {});
    expect(partsOf("/size")).toEqual(["width", "height", "strategy", "background"]);
    for (const logo of ["/logo", "/alogo"]) expect(partsOf(logo)).toEqual(["path", "x", "y", "r"]);
    expect(partsOf("/aspect")).toEqual(["x", "y"]);
    expect(ofTrack({ logo: { path: "@a", x: "left" } })).toEqual(
      at("logo/x", "Should be a number of pixels or center."),
    );
    expect(ofTrack({ alogo: { path: "@a", r: 0 } })).toEqual(at("alogo/r", "Should be greater than zero."));
  });

  it("says what r is, how the logos differ, and which of g and gop counts", () => {
    expect(shelf.field("track-logo", "/r").title).toBe("Scale");
    expect(shelf.field("transcoder-video", "/logo").description).toContain("before it is resized");
    expect(shelf.field("transcoder-video", "/alogo").description).toContain("after the resize");
    expect(shelf.field("transcoder-video", "/g").description).toContain("frames in GOP wins");
  });

  it("needs a bitrate above zero or copy", () => {
    const bare = (value: Json) => desk.words({ transcoder: { video: { "1": value } } });
    expect(bare({ bitrate: "copy" })).toEqual([]);
    expect(bare({})).toEqual(at("bitrate", "Bitrate is required."));
    expect(bare({ bitrate: 0 })).toEqual(at("bitrate", "Should be greater than zero."));
  });

  it("has an even width or -1", () => {
    for (const width of [-1, 2, 1920]) expect(ofTrack({ size: { width } }), String(width)).toEqual([]);
    expect(ofTrack({ size: { width: 7 } })).toEqual(at("size/width", "Width should be multiple of 2."));
    expect(ofTrack({ size: { width: 0 } })).toEqual(at("size/width", "Width should be -1 or greater than zero."));
    expect(ofTrack({ size: { width: -2 } })).toEqual(at("size/width", "Width should be -1 or greater than zero."));
  });

  it("has an even height or -1", () => {
    for (const height of [-1, 2, 1080]) expect(ofTrack({ size: { height } }), String(height)).toEqual([]);
    expect(ofTrack({ size: { height: 7 } })).toEqual(at("size/height", "Height should be multiple of 2."));
    expect(ofTrack({ size: { height: 0 } })).toEqual(at("size/height", "Height should be -1 or greater than zero."));
  });

  it("has a background of three or six hex digits", () => {
    for (const background of ["#abc", "#ABCDEF"]) expect(ofTrack({ size: { background } })).toEqual([]);
    for (const background of ["abc", "#abcd", "red"]) {
      expect(ofTrack({ size: { background } })).toEqual(at("size/background", "Should be like #abc or #abcdef."));
    }
  });

  it("has an aspect of two numbers above zero [S344]", () => {
    expect(ofTrack({ aspect: { x: 0, y: 1 } })).toEqual(at("aspect/x", "Should be greater than zero."));
    expect(ofTrack({ aspect: { x: 1, y: 0 } })).toEqual(at("aspect/y", "Should be greater than zero."));
    expect(ofTrack({ aspect: { x: 1 } })).toEqual(at("aspect/y", "Required, if aspect set."));
    expect(ofTrack({ aspect: { y: 1 } })).toEqual(at("aspect/x", "Required, if aspect set."));
  });

  it("has frames in GOP above zero [S347]", () => {
    expect(ofTrack({ gop: 0 })).toEqual(at("gop", "Should be greater than zero."));
  });

  it("has the codecs, frame rates, B-frames, references, strategies and background of the specification [S486] [S493] [S494] [S495] [S496] [S497]", () => {
    const enumOf = (name: string) => shelf.field("transcoder-video", name).enum;
    expect(enumOf("/codec")).toEqual(["h264", "hevc", "mp2v"]);
    expect(enumOf("/fps")).toEqual([24, 25, 30, 50, 60]);
    expect(enumOf("/bframes")).toEqual([0, 1, 2, 3]);
    expect(enumOf("/refs")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(enumOf("/size/strategy")).toEqual(["crop", "fit", "scale"]);
    expect(shelf.field("transcoder-video", "/size/background").default).toBe("#000000");
  });
});

describe("the choices that hang on another choice", () => {
  const presetsOf = (hw: string) => (preset: string) =>
    desk.words({ transcoder: { global: { hw }, video: { "1": { bitrate: 1, preset } } } }).length === 0;
  const fits = (codec: string, field: string) => (value: string) => ofTrack({ codec, [field]: value }).length === 0;
  const allOf = (name: string) => (shelf.field("transcoder-video", name).enum ?? []).map(String);
  const offered = (name: string) => uiOf(shelf.field("transcoder-video", name)).options?.["choices"];

  it("are presets from veryslow to veryfast on the processor and Quicksync [S487]", () => {
    const presets = ["veryslow", "slower", "slow", "medium", "fast", "faster", "veryfast"];
    for (const hw of ["cpu", "qsv"]) expect(allOf("/preset").filter(presetsOf(hw)), hw).toEqual(presets);
    expect(offered("/preset")).toMatchObject({ "": presets });
  });

  it("are the processor's presets on the coder and l4t2 as well [S488]", () => {
    const presets = ["veryslow", "slower", "slow", "medium", "fast", "faster", "veryfast"];
    for (const hw of ["coder", "l4t2"]) expect(allOf("/preset").filter(presetsOf(hw)), hw).toEqual(presets);
  });

  it("are presets of its own on NVENC [S489]", () => {
    const presets = "bd default ll llhq loseless loselesshq medium veryfast zerolatency".split(" ");
    expect(allOf("/preset").filter(presetsOf("nvenc")).toSorted()).toEqual(presets);
    expect(offered("/preset")).toMatchObject({ nvenc: presets });
    const slow = { global: { hw: "nvenc" }, video: { "1": { bitrate: 1, preset: "slow" } } };
    expect(desk.words({ transcoder: slow })).toEqual(at("preset", "The chosen hardware does not have this preset."));
  });

  it("are the profiles of the codec [S490]", () => {
    const profiles = { h264: ["baseline", "high", "main"], hevc: ["main", "main10"], mp2v: ["high", "main", "simple"] };
    for (const [codec, names] of Object.entries(profiles)) {
      expect(allOf("/profile").filter(fits(codec, "profile")).toSorted(), codec).toEqual(names);
    }
    expect(offered("/profile")).toEqual({ "": profiles.h264, hevc: profiles.hevc, mp2v: profiles.mp2v });
  });

  it("are the levels of the codec, from 1 to 5.2 for h264 [S491]", () => {
    const levels = allOf("/level").filter(fits("h264", "level"));
    expect([levels.at(0), levels.at(-1), levels.length]).toEqual(["1", "5.2", 16]);
    expect(offered("/level")).toMatchObject({ "": levels });
  });

  it("are the levels of their standards for hevc and mp2v [S492]", () => {
    const hevc = allOf("/level").filter(fits("hevc", "level"));
    expect(hevc).toEqual("1 2 2.1 3 3.1 4 4.1 5 5.1 5.2 6 6.1 6.2".split(" "));
    const mp2v = allOf("/level").filter(fits("mp2v", "level"));
    expect(mp2v).toEqual(["low", "main", "high1440", "high"]);
    expect(offered("/level")).toMatchObject({ hevc, mp2v });
  });
});

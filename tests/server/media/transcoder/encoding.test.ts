import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Track } from "../../../../src/generated/types/Track.ts";
import type { Transcoder } from "../../../../src/generated/types/Transcoder.ts";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import { probeMedia } from "../../../../server/media/ffmpeg/mediaInfo.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { ffmpeg, ffmpegPath } from "../support/ffmpegPath.ts";
import { tsOf } from "../support/tsOf.ts";
import { pixelAt } from "./pixelAt.ts";
import { runPlan } from "./runPlan.ts";

const pool = new FfmpegPool(ffmpeg);

/** A colour that the test picture does not have. */
const violet = "#8040c0";
const isViolet = (colours: readonly [number, number, number]) =>
  [0x80, 0x40, 0xc0].every((value, at) => Math.abs(value - (colours[at] ?? -1)) < 24);

async function tracksOf(bytes: Buffer | undefined): Promise<readonly Track[]> {
  const info = await probeMedia(pool, bytes ?? Buffer.alloc(0));
  return info?.tracks ?? [];
}

/** Runs one transcoder on the test picture, and tells what came out of its first rendition. */
async function firstOf(
  transcoder: Transcoder,
): Promise<{ readonly bytes: Buffer; readonly video: Track; readonly audio: Track }> {
  const { outputs, errorLines, code } = await runPlan(source, { stream: { transcoder } });
  expect([code, errorLines.filter((line) => /rror|nvalid/.test(line))]).toEqual([0, []]);
  const [bytes = Buffer.alloc(0)] = outputs;
  const tracks = await tracksOf(bytes);
  const [video, audio] = ["video", "audio"].map((content) => tracks.find((track) => track.content === content));
  return { bytes, video: video ?? { track_id: "" }, audio: audio ?? { track_id: "" } };
}

const one = (track: object): Transcoder => ({
  audio: { bitrate: "copy" },
  video: { 1: { bitrate: 200_000, ...track } },
});

let source = Buffer.alloc(0);
let logoFolder = "";

beforeAll(async () => {
  source = Buffer.from(await tsOf({ seconds: 2, gop: 25 }));
  logoFolder = mkdtempSync(join(tmpdir(), "sluice-logos-"));
  const picture = [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    `color=${violet.replace("#", "0x")}:size=40x20`,
    "-frames:v",
    "1",
  ];
  execFileSync(ffmpegPath, [...picture, join(logoFolder, "mark.png")]);
  // A name that ffmpeg would take for a row of pictures.
  copyFileSync(join(logoFolder, "mark.png"), join(logoFolder, "%d"));
});
afterAll(async () => {
  rmSync(logoFolder, { recursive: true, force: true });
  await pool.stop();
});

describe("an encode plan run by ffmpeg", { timeout: 120_000 }, () => {
  it("copies without touching picture or sound", async () => {
    const { outputs } = await runPlan(source, { stream: {} });
    expect(await tracksOf(outputs[0])).toMatchObject([
      { content: "video", codec: "h264", size: "320x180", fps: 25 },
      { content: "audio", codec: "aac", sample_rate: 48_000 },
    ]);
  });

  it("makes a ladder with a copy and two smaller pictures, all with sound", async () => {
    const transcoder: Transcoder = {
      audio: { bitrate: 48_000, codec: "aac", channels: 2, sample_rate: 44_100 },
      video: {
        1: { bitrate: 60_000, size: { height: 46 } },
        2: { bitrate: "copy" },
        3: { bitrate: 150_000, size: { width: 160, height: -1 } },
      },
    };
    const { keys, outputs } = await runPlan(source, { stream: { transcoder } });
    expect(keys).toEqual(["v2", "v3", "v1"]);
    const tracks = await Promise.all(outputs.map(tracksOf));
    expect(tracks.map(([video]) => video?.size)).toEqual(["320x180", "160x90", "82x46"]);
    for (const [, audio] of tracks) expect(audio).toMatchObject({ codec: "aac", channels: 2, sample_rate: 44_100 });
  });

  it.each([
    ["crop", { width: 100, height: 100, strategy: "crop" as const }, false],
    ["fit", { width: 100, height: 100, strategy: "fit" as const, background: violet }, true],
    ["scale", { width: 100, height: 100, strategy: "scale" as const }, false],
  ])("brings the picture to its size by %s", async (_strategy, size, hasBorder) => {
    const { bytes, video } = await firstOf(one({ size }));
    expect(video.size).toBe("100x100");
    const pixel = await pixelAt(bytes, 100);
    // The top of a wide picture in a square: border in fit, picture in the others.
    const areViolet = [10, 50, 90].map((x) => isViolet(pixel(x, 5)) && isViolet(pixel(x, 95)));
    expect(areViolet.every((is) => is === hasBorder)).toBe(true);
  });

  it.each<readonly [string, Transcoder, object]>([
    ["hevc", one({ codec: "hevc", profile: "main", level: "3.1", bframes: 1, refs: 2, gop: 25 }), { codec: "hevc" }],
    ["MPEG-2", one({ codec: "mp2v", profile: "main", level: "main", gop: 12, bframes: 2 }), { codec: "mp2v" }],
    [
      "baseline",
      one({ profile: "baseline", level: "3.1", bframes: 0, refs: 1 }),
      { codec: "h264", profile: "constrained baseline" },
    ],
    ["50 frames per second", one({ fps: 50, disable_cgop: true }), { fps: 50 }],
    [
      "pictures of fields",
      { ...one({}), decoder: { deinterlace: "adaptive", deinterlace_rate: "field", threads: 1 } },
      { fps: 50, size: "320x180" },
    ],
    [
      "a quick picture for each field",
      { ...one({}), decoder: { deinterlace: "bob", deinterlace_rate: "field" } },
      { fps: 50, size: "320x180" },
    ],
    [
      "a part of the picture",
      { ...one({}), decoder: { crop: { left: 20, top: 10, width: 160, height: 100 } } },
      { size: "160x100" },
    ],
  ])("makes %s", async (_what, transcoder, expected) => {
    const { video, audio } = await firstOf(transcoder);
    expect(video).toMatchObject(expected);
    expect(audio.codec).toBe("aac");
  });

  it.each<readonly [string, NonNullable<Transcoder["audio"]>, object]>([
    ["MPEG layer 2", { bitrate: 100_000, codec: "mp2a", channels: 2 }, { codec: "mp2a", channels: 2, bitrate: 96 }],
    ["Opus with four channels", { bitrate: 64_000, codec: "opus", channels: 4 }, { codec: "opus" }],
    [
      "AAC at 16 kHz",
      { bitrate: 32_000, codec: "aac", sample_rate: 16_000, channels: 1 },
      { codec: "aac", sample_rate: 16_000 },
    ],
  ])("makes sound in %s beside a copied picture", async (_what, settings, expected) => {
    const { video, audio } = await firstOf({ audio: settings, video: { 1: { bitrate: "copy" } } });
    expect(audio).toMatchObject(expected);
    expect(video).toMatchObject({ codec: "h264", size: "320x180" });
  });

  it("gives sound alone without video tracks", async () => {
    const { outputs } = await runPlan(source, { stream: { transcoder: { audio: { bitrate: 64_000 } } } });
    expect((await tracksOf(outputs[0])).map(({ content }) => content)).toEqual(["audio"]);
  });

  it("draws a stream's logo into a picture that was only to be copied", async () => {
    const logo = { path: "@%d", right: 10, top: 20 };
    const { outputs } = await runPlan(source, { stream: { logo }, logoFolder });
    const pixel = await pixelAt(outputs[0] ?? Buffer.alloc(0), 320);
    expect(isViolet(pixel(290, 30))).toBe(true);
    expect([pixel(290, 10), pixel(290, 50), pixel(260, 30)].some(isViolet)).toBe(false);
    expect((await tracksOf(outputs[0])).map(({ codec }) => codec)).toEqual(["h264", "aac"]);
  });

  it("draws a track's logos before and after its resize, at the ratio r [S149]", async () => {
    const track = {
      size: { width: 160, height: 90 },
      logo: { path: "@mark.png", x: -10, y: "center" },
      alogo: { path: "mark.png", x: 4, y: -6, r: 0.5 },
    };
    const { outputs, errorLines } = await runPlan(source, { stream: { transcoder: one(track) }, logoFolder });
    expect(errorLines.filter((line) => /rror/.test(line))).toEqual([]);
    const pixel = await pixelAt(outputs[0] ?? Buffer.alloc(0), 160);
    // 40x20 in the source's pixels is half of it in the track's; r halves the other one.
    expect(isViolet(pixel(145, 45))).toBe(true);
    expect(isViolet(pixel(145, 57))).toBe(false);
    expect(isViolet(pixel(14, 79))).toBe(true);
    expect(isViolet(pixel(14, 70))).toBe(false);
  });

  it("puts key frames 2 s apart and at the same times in all tracks, whatever the source does", async () => {
    const long = await tsOf({ seconds: 7, gop: 33 });
    const transcoder = {
      video: { 1: { bitrate: 200_000 }, 2: { bitrate: 60_000, fps: 50 as const, size: { height: 46 } } },
    };
    const { outputs } = await runPlan(long, { stream: { transcoder } });
    for (const output of outputs) {
      const bus = new LiveBus({ keep: 10, targetMs: 2000, now: () => 0 });
      bus.write(output);
      bus.restart();
      const [first, second, third] = bus.segments.map(({ durationMs }) => Math.round(durationMs));
      expect([first, second, third]).toEqual([2000, 2000, 2000]);
    }
  });
});

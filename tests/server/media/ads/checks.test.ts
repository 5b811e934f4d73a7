import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Ffmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";
import { conversionArguments, copyOf } from "../../../../server/media/ads/adConversion.ts";
import { adDifferences } from "../../../../server/media/ads/adDifferences.ts";
import { ffmpegPath } from "../support/ffmpegPath.ts";
import { clipOf } from "./support/clipOf.ts";
import { type StartedAds, startAds } from "./support/startAds.ts";

const execute = promisify(execFile);
const PATIENCE = { timeout: 40_000, interval: 100 };
const picture = { content: "video" as const, codec: "h264", width: 160, height: 90, size: "160x90", fps: 25 };
const sound = { content: "audio" as const, codec: "aac", sample_rate: 48_000, channels: 2 };
const stream = { tracks: [picture, sound] };

let ads: StartedAds | undefined;
afterEach(async () => {
  await ads?.stop();
  ads = undefined;
});

/** A running stream whose schedule has some files. */
async function startChecks(names: readonly string[]): Promise<StartedAds> {
  const started = await startAds();
  ads = started;
  const files = names.map((name) => ({ name }));
  started.change({ ad_schedules: { evening: { name: "evening", files } } }, { ad_schedule: "evening" });
  await vi.waitFor(() => expect(started.side.live.find("news")?.mediaInfo?.width).toBe(160), PATIENCE);
  return started;
}

describe("what an advertising file has other than its stream", () => {
  it("is told in words, property by property", () => {
    const ad = {
      tracks: [
        { ...picture, size: "320x180", fps: 50, codec: "hevc" },
        { ...sound, channels: 1, sample_rate: 44_100 },
      ],
    };
    expect(adDifferences(ad, stream)).toEqual([
      { what: "size", ad: "320x180", stream: "160x90" },
      { what: "video codec", ad: "hevc", stream: "h264" },
      { what: "frame rate", ad: "50", stream: "25" },
      { what: "sample rate", ad: "44100 Hz", stream: "48000 Hz" },
      { what: "channels", ad: "1", stream: "2" },
    ]);
  });

  it("is a sound that is missing, and nothing where all is the same", () => {
    expect(adDifferences({ tracks: [picture] }, stream)).toEqual([{ what: "audio codec", ad: "none", stream: "aac" }]);
    expect(adDifferences({ tracks: [{ ...picture, fps: 25.1 }, sound] }, stream)).toEqual([]);
  });

  it("is no track that is left out, as the stream has none of its kind", () => {
    expect(adDifferences(stream, { tracks: [sound] })).toEqual([]);
    expect(adDifferences(stream, { tracks: [picture] })).toEqual([]);
  });
});

describe("the copy of a file for a stream", () => {
  const ffmpeg: Pick<Ffmpeg, "hasEncoder"> = { hasEncoder: () => true };

  it("is named after both, and stays in the folder of the file whatever the stream is called", () => {
    expect(copyOf("ads/sub/red.mov", "news", stream).name).toMatch(
      /^ads\/sub\/red\.mov\.news-160x90-[0-9a-f]{8}\.mp4$/,
    );
    expect(copyOf("ads/red.mp4", "../a/b c", stream).name).toMatch(
      /^ads\/red\.mp4\.\.\._a_b_c-160x90-[0-9a-f]{8}\.mp4$/,
    );
  });

  it("is another one for each file and each stream, however much their names look alike", () => {
    const names = [
      copyOf("ads/red.mp4", "a/b", stream),
      copyOf("ads/red.mov", "a/b", stream),
      copyOf("ads/red.mp4", "a_b", stream),
    ].map(({ name }) => name);
    expect(new Set(names).size).toBe(3);
  });

  it("has a name that a disk takes, however many bytes the letters have", () => {
    const { name } = copyOf(`ads/${"😀".repeat(62)}.mp4`, "н".repeat(300), stream);
    expect(Buffer.byteLength(name.slice("ads/".length))).toBeLessThan(255);
    expect(name).not.toContain("\uFFFD");
  });

  it("gets a silent sound where the stream has one and the file has none", () => {
    const plan = { from: "/a", to: "/b", mark: "copy", wanted: stream, ffmpeg };
    expect(conversionArguments({ ...plan, info: { tracks: [picture] } }).join(" ")).toContain("anullsrc");
    expect(conversionArguments({ ...plan, info: stream }).join(" ")).not.toContain("anullsrc");
  });

  it("is a sound alone for a stream that is nothing else", () => {
    const wanted = { tracks: [sound] };
    expect(copyOf("ads/red.mp4", "radio", wanted).name).toMatch(/^ads\/red\.mp4\.radio-sound-[0-9a-f]{8}\.mp4$/);
    const plan = { from: "/a", to: "/b", mark: "copy", wanted, ffmpeg };
    const args = conversionArguments({ ...plan, info: stream });
    expect(args).toContain("-vn");
    expect(args).not.toContain("-vf");
    expect(() => conversionArguments({ ...plan, info: { tracks: [picture] } })).toThrow(/no sound/);
  });

  it("keeps the shape of a film whose pixels are not square", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sluice-ads-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const [wide, copy] = [join(folder, "wide.mp4"), join(folder, "copy.mp4")];
    const film = ["-f", "lavfi", "-i", "color=red:size=180x144:rate=25,setsar=64/45", "-t", "0.5", wide];
    await execute(ffmpegPath, ["-v", "error", "-y", ...film]);
    const only = { tracks: [picture] };
    await execute(ffmpegPath, [
      "-v",
      "error",
      ...conversionArguments({ from: wide, to: copy, mark: "copy", wanted: only, info: only, ffmpeg }),
    ]);
    // Red up to the corners: 16:9 fills 16:9.
    const corner = ["-vf", "crop=2:2:0:0,scale=1:1,format=rgb24", "-frames:v", "1", "-f", "rawvideo", "-"];
    const { stdout } = await execute(ffmpegPath, ["-v", "error", "-i", copy, ...corner], { encoding: "buffer" });
    expect(stdout[0]).toBeGreaterThan(150);
  });

  it("is refused in words where nothing here encodes as the stream is", () => {
    const wanted = { tracks: [{ ...picture, codec: "vp9" }] };
    expect(() => conversionArguments({ from: "/a", to: "/b", mark: "copy", wanted, info: stream, ffmpeg })).toThrow(
      /no encoder for vp9/,
    );
  });
});

describe("the checks of advertising files", { timeout: 120_000 }, () => {
  it("tell files that are missing, that are no film, and that are other than their stream", async () => {
    const { side, put } = await startChecks(["ads/gone.mp4", "ads/text.mp4", "ads/large.mp4", "ads/same.mp4"]);
    put("same.mp4", await clipOf({ colour: "red" }));
    put("large.mp4", await clipOf({ colour: "red", size: "320x180", hasSound: false }));
    writeFileSync(put("text.mp4", await clipOf({ colour: "red" })), "no film at all");
    const { checks } = await side.ads.checks();
    expect(checks).toMatchObject([
      {
        schedule: "evening",
        file: "ads/gone.mp4",
        problem: "missing",
        message: expect.stringContaining("there is no such file"),
      },
      { schedule: "evening", file: "ads/text.mp4", problem: "unreadable" },
      {
        schedule: "evening",
        file: "ads/large.mp4",
        stream: "news",
        problem: "differs",
        differences: [
          { what: "size", ad: "320x180", stream: "160x90" },
          { what: "audio codec", ad: "none", stream: "aac" },
        ],
      },
    ]);
    expect(checks).toHaveLength(3);
  });

  it("tell how far a conversion is; its copy fits the stream, and no half of one is left, of a killed server neither", async () => {
    const { side, put, folder, change } = await startChecks(["ads/large.mp4"]);
    const half = join(folder, "ads", `.upload-${"a1".repeat(12)}.tmp`);
    writeFileSync(half, "half a film");
    utimesSync(half, 0, 0);
    put("large.mp4", await clipOf({ colour: "red", size: "320x180", hasSound: false }));
    const copy = await side.ads.convert("ads/large.mp4", "news");
    await vi.waitFor(async () => {
      const { checks } = await side.ads.checks();
      expect(checks).toMatchObject([{ conversion: { state: "done", progress: 100, ...copy } }]);
    }, PATIENCE);
    expect(readdirSync(join(folder, "ads")).toSorted()).toEqual(["large.mp4", copy.file.slice("ads/".length)]);
    change(
      { ad_schedules: { evening: { name: "evening", files: [{ name: copy.file }] } } },
      { ad_schedule: "evening" },
    );
    expect((await side.ads.checks()).checks).toEqual([]);
  });

  it("make a copy anew where it is theirs, and never write over somebody else's file of that name", async () => {
    const { side, put, folder } = await startChecks([]);
    put("large.mp4", await clipOf({ colour: "red", size: "320x180", hasSound: false }));
    const isDone = (file: string) =>
      vi.waitFor(() => expect(readFileSync(join(folder, file)).length).toBeGreaterThan(1000), PATIENCE);
    const { file } = await side.ads.convert("ads/large.mp4", "news");
    await isDone(file);
    const before = statSync(join(folder, file)).ino;
    await side.ads.convert("ads/large.mp4", "news");
    await vi.waitFor(() => expect(statSync(join(folder, file)).ino).not.toBe(before), PATIENCE);
    for (const content of ["", "a film of the operator"]) {
      writeFileSync(join(folder, file), content);
      await expect(side.ads.convert("ads/large.mp4", "news")).rejects.toThrow(
        `${file} is there already, and is no copy that was made for this stream. Rename or remove it, then convert.`,
      );
      expect(readFileSync(join(folder, file), "utf8")).toBe(content);
    }
  });

  it("refuse to convert what is not there, what leads out of its VOD, and for streams that nobody knows", async () => {
    const { side, put, folder } = await startChecks([]);
    put("red.mp4", await clipOf({ colour: "red" }));
    const outside = await clipOf({ colour: "green" });
    symlinkSync(outside, join(folder, "ads", "link.mp4"));
    await expect(side.ads.convert("ads/red.mp4", "other")).rejects.toThrow("There is no stream other.");
    for (const file of ["ads/gone.mp4", "ads/link.mp4", "ads/../films/film.mp4", "nothing/a.mp4", "red.mp4"])
      await expect(side.ads.convert(file, "news"), file).rejects.toThrow(new RegExp(`^${file}: there is no`));
    expect(existsSync(`${outside}.news-160x90.mp4`)).toBe(false);
  });

  it("line up conversions, one at a time and at most 20 that wait", async () => {
    const { side, put } = await startChecks([]);
    const long = await clipOf({ colour: "red", seconds: 60 });
    for (let index = 0; index < 23; index += 1) put(`a${index}.mp4`, long);
    const begun = Array.from({ length: 23 }, (_, index) => side.ads.convert(`ads/a${index}.mp4`, "news"));
    const results = await Promise.allSettled(begun);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason)] : []));
    expect(refused.filter((words) => words.includes("20 conversions are waiting already"))).toHaveLength(2);
  });
});

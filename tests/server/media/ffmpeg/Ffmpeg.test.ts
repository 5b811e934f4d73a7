import { afterAll, describe, expect, it } from "vitest";
import { findFfmpeg, openFfmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { probeMedia } from "../../../../server/media/ffmpeg/mediaInfo.ts";
import { ffmpegPath } from "../support/ffmpegPath.ts";
import { tsOf } from "../support/tsOf.ts";

const ffmpeg = await openFfmpeg(ffmpegPath);
const pool = new FfmpegPool(ffmpeg, { long: 2, short: 2 });
afterAll(() => pool.stop());

describe("an ffmpeg on the machine", () => {
  it("tells its version and what it can do", () => {
    expect(ffmpeg.version[0]).toBeGreaterThanOrEqual(4);
    expect(ffmpeg.hasEncoder("libx264")).toBe(true);
    expect(ffmpeg.hasEncoder("no_such_thing")).toBe(false);
    expect(ffmpeg.hasMuxer("mpegts")).toBe(true);
    expect(ffmpeg.hasDemuxer("flv")).toBe(true);
    expect(ffmpeg.hasProtocol("udp")).toBe(true);
    expect(ffmpeg.hasFilter("overlay")).toBe(true);
  });

  it("is passed over when it does not run, and none is no error", async () => {
    expect(await findFfmpeg(["/no/such/ffmpeg", process.execPath])).toBeUndefined();
    expect((await findFfmpeg(["/no/such/ffmpeg", ffmpegPath]))?.path).toBe(ffmpegPath);
    await expect(openFfmpeg(process.execPath)).rejects.toThrow(/./);
  });

  it("tells the tracks of a segment", async () => {
    const info = await probeMedia(pool, await tsOf());
    expect(info).toMatchObject({ width: 320, height: 180 });
    expect(info?.tracks).toMatchObject([
      { track_id: "v1", content: "video", codec: "h264", size: "320x180", fps: 25, pixel_format: "yuv420p" },
      { track_id: "a1", content: "audio", codec: "aac", channels: 1, sample_rate: 48_000 },
    ]);
    expect(info?.tracks?.[0]?.level).toMatch(/^\d(\.\d)?$/);
  });

  it("finds no tracks in bytes that are no media", async () => {
    expect(await probeMedia(pool, Buffer.alloc(10_000, 7))).toBeUndefined();
  });
});

describe("the pool of media processes", () => {
  const forever = [
    "-re",
    "-f",
    "lavfi",
    "-i",
    "testsrc2=size=64x36:rate=5",
    "-c:v",
    "mpeg2video",
    "-f",
    "mpegts",
    "pipe:1",
  ];

  it("hands over what a process writes and reports", async () => {
    const run = pool.start({ args: forever, label: "test", kind: "stream" });
    const first = await new Promise<Buffer>((resolve) => run.outputs[0]?.once("data", resolve));
    expect(first[0]).toBe(0x47);
    await expect.poll(() => run.progress["frame"], { timeout: 15_000 }).toMatch(/^\d+$/);
    run.kill();
    expect(await run.ended).toBeNull();
  });

  it("starts no more than its cap, and says how many run", async () => {
    const runs = [1, 2].map(() => pool.start({ args: forever, label: "test", kind: "stream" }));
    expect(() => pool.start({ args: forever, label: "test", kind: "push" })).toThrow("2 media processes run already");
    for (const run of runs) run.kill();
    await Promise.all(runs.map((run) => run.ended));
    pool.start({ args: forever, label: "test", kind: "push" }).kill();
  });

  it("keeps what a process complained of, without the secrets in addresses", async () => {
    const run = pool.start({
      args: ["-i", "http://user:sesame@127.0.0.1:1/a?token=sesame", "-f", "null", "-"],
      label: "test",
      kind: "stream",
    });
    expect(await run.ended).not.toBe(0);
    expect(run.errorLines.join("\n")).toMatch(/refused|error/i);
    expect(run.errorLines.join("\n")).not.toContain("sesame");
  });

  it("ends all when it stops, and starts none after", async () => {
    const own = new FfmpegPool(ffmpeg);
    const run = own.start({ args: forever, label: "test", kind: "stream" });
    await own.stop();
    expect(await run.ended).toBeNull();
    expect(() => own.start({ args: forever, label: "test", kind: "stream" })).toThrow("stopping");
  });

  it("tells a binary that cannot be started as an end, not as a crash", async () => {
    const broken = new FfmpegPool({ ...ffmpeg, path: "/no/such/ffmpeg" });
    const run = broken.start({ args: [], label: "test", kind: "stream" });
    expect(await run.ended).toBeNull();
    expect(run.errorLines.join()).toContain("could not be started");
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { createLivePart, type LiveStreams } from "../../../../server/media/live/LiveStreams.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import type { ProcessPlan, ProcessRun } from "../../../../server/media/ffmpeg/ProcessPool.ts";
import { ffmpeg } from "../support/ffmpegPath.ts";
import { tsOf } from "../support/tsOf.ts";
import { FakeViewers } from "./support/FakeViewers.ts";
import { flvTagsOf } from "./support/flvTagsOf.ts";

const PATIENCE = { timeout: 40_000, interval: 100 };
const fake = "fake://fake?size=320x180&fps=25";

/** The server's own pool, which a test can reach into. */
class OpenPool extends FfmpegPool {
  readonly runs: ProcessRun[] = [];

  override start(plan: ProcessPlan): ProcessRun {
    const run = super.start(plan);
    if (plan.kind === "stream") this.runs.push(run);
    return run;
  }
}

describe("streams with a real ffmpeg", { timeout: 60_000 }, () => {
  let folder: string;
  let pool: OpenPool;
  let live: LiveStreams;
  let config: Server;
  let notes: string[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "sluice-live-"));
    if (!ffmpeg) throw new Error("These tests need an ffmpeg.");
    pool = new OpenPool(ffmpeg);
    notes = [];
    const log = {
      note: (name: string, level: string, text: string) => void notes.push(`${name} ${level} ${text}`),
      rename: () => undefined,
    };
    live = createLivePart({
      ...{ folder, ffmpeg, processes: pool, viewers: new FakeViewers(), log },
      config: () => config,
      now: () => Date.now(),
    });
  });

  afterEach(async () => {
    await live.stop();
    await pool.stop();
    await rm(folder, { recursive: true });
  });

  it("brings a test picture online with its bitrate and tracks, and again when its process is killed", async () => {
    config = { streams: { test: { name: "test", urls: [fake] } } };
    live.configure();
    await expect
      .poll(() => live.find("test")?.stats(0), PATIENCE)
      .toMatchObject({
        alive: true,
        url: fake,
        retry_count: 0,
        media_info: {
          width: 320,
          height: 180,
          tracks: [
            { content: "video", codec: "h264" },
            { content: "audio", codec: "aac" },
          ],
        },
      });
    await expect.poll(() => live.find("test")?.stats(0).bitrate, PATIENCE).toBeGreaterThan(50);
    const [bus] = live.find("test")?.renditions ?? [];
    const sequence = bus?.segments.at(-1)?.sequence ?? 0;
    pool.runs[0]?.kill();
    await expect.poll(() => pool.runs.length, PATIENCE).toBe(2);
    await expect.poll(() => bus?.segments.at(-1)?.sequence, PATIENCE).toBeGreaterThan(sequence + 1);
    expect(bus?.segments.some(({ isDiscontinuity }) => isDiscontinuity)).toBe(true);
    expect(live.find("test")?.stats(0)).toMatchObject({ alive: true, retry_count: 0 });
  });

  it("plays what a publisher writes, through an encoder that is changed meanwhile", async () => {
    const ladder = { video: { 1: { codec: "h264", bitrate: 300_000, preset: "veryfast" } } } as const;
    config = { streams: { news: { name: "news", publish_enabled: true } } };
    live.configure();
    const tags = await flvTagsOf(await tsOf({ seconds: 60, size: "160x90", gop: 25 }));
    const publication = { format: "flv", from: "::1", via: "rtmp", onEnd: () => undefined } as const;
    const media = live.findForPublishing("news")?.publish(publication);
    const perStep = Math.ceil(tags.length / 1200);
    const timer = setInterval(() => {
      for (const tag of tags.splice(0, perStep)) media?.write(tag);
    }, 50);
    const stats = () => live.find("news")?.stats(0);
    await expect
      .poll(stats, PATIENCE)
      .toMatchObject({ alive: true, published_via: "rtmp", media_info: { width: 160 } });
    config = { streams: { news: { name: "news", publish_enabled: true, transcoder: ladder } } };
    live.configure();
    await expect.poll(stats, PATIENCE).toMatchObject({
      alive: true,
      running_transcoder: true,
      input_media_info: { width: 160, tracks: [{ codec: "h264", bitrate: expect.any(Number) }, {}] },
    });
    await expect.poll(() => Number(stats()?.bitrate), PATIENCE).toBeGreaterThan(0);
    expect(Number(stats()?.bytes_in)).toBeGreaterThan(0);
    clearInterval(timer);
    media?.end();
    await expect.poll(stats, PATIENCE).toMatchObject({ alive: false, status: "expecting" });
  });

  it("says what keeps a source from coming", async () => {
    const sources = { refused: "rtmp://127.0.0.1:9/live/x?key=hunter2", missing: "file:///nowhere/a.mp4" };
    config = {
      streams: Object.fromEntries(Object.entries(sources).map(([name, url]) => [name, { name, urls: [url] }])),
    };
    live.configure();
    await expect.poll(() => live.find("refused")?.stats(0).source_error, PATIENCE).toBe("connection refused");
    expect(live.find("missing")?.stats(0).source_error).toMatch(/no file/i);
    expect(notes.join()).toContain("rtmp://127.0.0.1:9/live/***");
    expect(notes.join()).not.toContain("hunter2");
  });
});

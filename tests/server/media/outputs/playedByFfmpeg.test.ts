import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { tsOf } from "../support/tsOf.ts";
import { feedInRealTime } from "./support/feedInRealTime.ts";
import { playWithFfmpeg } from "./support/playWithFfmpeg.ts";
import { startOutputs } from "./support/startOutputs.ts";

const media = await tsOf({ seconds: 12 });
const LONG_MS = 60_000;

describe("a real player", () => {
  it("plays HLS with the ladder, the sound alone, and through video.m3u8", { timeout: LONG_MS }, async () => {
    const outputs = await startOutputs();
    const stream = outputs.add("live/cam 1", { add_audio_only: true });
    const [large, small] = stream.start(2);
    large?.write(media);
    small?.write(await tsOf({ seconds: 12, size: "160x90" }));
    const base = `${outputs.url}/live/cam%201`;
    const master = await (await outputs.get("/live/cam%201/index.m3u8")).text();
    expect(master).toMatch(/\nmono-v1\S+\n.*\nmono-v2\S+\n.*CODECS="mp4a\.40\.2"\nmono-a1\S+\n$/);
    for (const file of ["index.m3u8", "video.m3u8"]) {
      const played = await playWithFfmpeg(`${base}/${file}`, 2);
      expect(played.frames).toBeGreaterThanOrEqual(49);
    }
    const sound = await playWithFfmpeg(`${base}/mono-a1.m3u8`, 3, "a");
    expect(sound.frames).toBeGreaterThan(2_500_000);
    expect(sound.complaints).not.toMatch(/corrupt|discontinuity|Continuity|invalid/i);
    await expect(playWithFfmpeg(`${base}/mono-a1.m3u8`, 1)).rejects.toThrow(/matches no streams/);
  });

  it("plays HLS from a source at its own speed through a restart of it", { timeout: LONG_MS }, async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news", { segment_count: 3 }).start();
    if (!bus) throw new Error("no bus");
    bus.write(media);
    bus.restart();
    await feedInRealTime([bus], media);
    const played = await playWithFfmpeg(`${outputs.url}/news/index.m3u8`, 8);
    expect(played.frames).toBeGreaterThan(180);
    expect(outputs.viewers.bytesOf("news")).toBeGreaterThan(media.length / 4);
  });

  it("plays MPEG-TS at once and without a gap [S448]", { timeout: LONG_MS }, async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news").start();
    if (!bus) throw new Error("no bus");
    await feedInRealTime([bus], media);
    await vi.waitFor(() => expect(bus.segments.length).toBeGreaterThan(0), { timeout: 20_000, interval: 50 });
    const played = await playWithFfmpeg(`${outputs.url}/news/mpegts`, 5);
    expect(played.frames).toBeGreaterThanOrEqual(124);
    expect(played.complaints).not.toMatch(/corrupt|non-existing|Missing/i);
    await vi.waitFor(() => expect(outputs.viewers.countOf("news")).toBe(0), { timeout: 10_000 });
  });

  it("plays DASH, and the process behind it ends with the stream [S449]", { timeout: LONG_MS }, async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news").start();
    if (!bus) throw new Error("no bus");
    await feedInRealTime([bus], media);
    await vi.waitFor(() => expect(bus.segments.length).toBeGreaterThan(0), { timeout: 20_000, interval: 50 });
    const played = await playWithFfmpeg(`${outputs.url}/news/index.mpd`, 4);
    expect(played.frames).toBeGreaterThanOrEqual(99);
    const [session] = outputs.viewers.sessionsOf("news");
    expect(session?.type).toBe("dash");
    expect(session?.bytes_sent).toBeGreaterThan(50_000);
    expect(outputs.started).toEqual(["DASH of news"]);
    expect(await readdir(join(outputs.folder, "dash"))).toHaveLength(1);
    outputs.streams.remove("news");
    await vi.waitFor(async () => expect(await readdir(join(outputs.folder, "dash"))).toEqual([]), { timeout: 10_000 });
  });
});

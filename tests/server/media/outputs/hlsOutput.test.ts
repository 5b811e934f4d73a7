import { describe, expect, it, vi } from "vitest";
import { tsOf } from "../support/tsOf.ts";
import { readPlaylist } from "./support/readPlaylist.ts";
import { startOutputs } from "./support/startOutputs.ts";

const media = await tsOf({ seconds: 12 });

/** The addresses of a master playlist. */
async function variantsOf(answer: Response): Promise<readonly string[]> {
  const text = await answer.text();
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

describe("HLS", () => {
  it("lists a stream at index.m3u8, with the viewer's id in the address of its rendition [S444]", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const answer = await outputs.get("/news/index.m3u8");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/vnd.apple.mpegurl");
    const [session] = outputs.viewers.sessionsOf("news");
    expect(await variantsOf(answer)).toEqual([`mono-v1.m3u8?session=${session?.id}`]);
    expect(session?.type).toBe("hls");
  });

  it("plays the best rendition at video.m3u8 without another list between [S445]", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const answer = await outputs.get("/news/video.m3u8");
    const { segments } = readPlaylist(await answer.text());
    expect(segments.map(({ durationS }) => durationS)).toEqual([2, 2, 2, 2, 2]);
    await outputs.get("/news/video.m3u8");
    expect(outputs.viewers.countOf("news")).toBe(1);
    const segment = await outputs.get(`/news/${segments[0]?.address}`);
    expect(Buffer.from(await segment.arrayBuffer())[0]).toBe(0x47);
    expect(outputs.viewers.countOf("news")).toBe(1);
  });

  it("offers each rendition of a ladder with its rate, size and codecs", async () => {
    const outputs = await startOutputs();
    const [large, small] = outputs.add("news").start(2);
    large?.write(media);
    small?.write(await tsOf({ seconds: 12, size: "160x90" }));
    if (large) large.picture = { width: 320, height: 180 };
    const text = await (await outputs.get("/news/index.m3u8")).text();
    expect(text).toMatch(
      /BANDWIDTH=\d+,AVERAGE-BANDWIDTH=\d+,RESOLUTION=320x180,CODECS="avc1\.\w{6},mp4a\.40\.2"\nmono-v1/,
    );
    const rates = [...text.matchAll(/[:,]BANDWIDTH=(\d+)/g)].map(([, rate]) => Number(rate));
    const bytes = media.length / 12;
    expect(rates).toHaveLength(2);
    expect(rates[0]).toBeGreaterThan(bytes * 8 * 0.8);
    expect(rates[1]).toBeLessThan(rates[0] ?? 0);
    expect(await variantsOf(await outputs.get("/news/index.m3u8"))).toHaveLength(2);
  });

  it("describes each rendition to the first viewer of a ladder, though one comes later than the others", async () => {
    const outputs = await startOutputs();
    const [large, small] = outputs.add("news").start(2);
    large?.write(media.subarray(0, media.length / 3));
    if (large) large.picture = { width: 320, height: 180 };
    const asked = outputs.get("/news/index.m3u8");
    const later = await tsOf({ seconds: 12, size: "160x90" });
    await new Promise((resolve) => setTimeout(resolve, 200));
    small?.write(later.subarray(0, later.length / 3));
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (small) small.picture = { width: 160, height: 90 };
    const text = await (await asked).text();
    expect([...text.matchAll(/RESOLUTION=(\w+)/g)].map(([, size]) => size)).toEqual(["320x180", "160x90"]);
    for (const [, rate] of text.matchAll(/[:,]BANDWIDTH=(\d+)/g)) expect(Number(rate)).toBeGreaterThan(10_000);
  });

  it("takes no remainder of a picture or two for the peak of its rate", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news").start();
    bus?.write(media);
    const rateOf = async () =>
      Number(/BANDWIDTH=(\d+)/.exec(await (await outputs.get("/news/index.m3u8")).text())?.[1]);
    const before = await rateOf();
    const [first] = bus?.segments ?? [];
    const short = { ...first, durationMs: 80, sequence: 99 };
    Object.defineProperty(bus, "segments", { value: [...(bus?.segments ?? []), short] });
    expect(await rateOf()).toBe(before);
  });

  it("does not wait for a rendition that does not come", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start(2)[0]?.write(media);
    const begun = performance.now();
    expect(await variantsOf(await outputs.get("/news/index.m3u8"))).toHaveLength(2);
    expect(performance.now() - begun).toBeLessThan(6000);
  });

  it("goes on with the sequence, and counts discontinuities that have left the list", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news", { segment_count: 3 }).start();
    bus?.write(media);
    const read = async () => readPlaylist(await (await outputs.get("/news/video.m3u8")).text()).segments;
    expect((await read()).map(({ sequence, discontinuity }) => [sequence, discontinuity])).toEqual([
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
    bus?.restart();
    bus?.write(media.subarray(0, 0.4 * media.length));
    expect((await read()).map(({ sequence, discontinuity }) => [sequence, discontinuity])).toEqual([
      [5, 0],
      [6, 1],
      [7, 1],
    ]);
    bus?.write(media.subarray(0.4 * media.length));
    bus?.restart();
    expect((await read()).map(({ sequence, discontinuity }) => [sequence, discontinuity])).toEqual([
      [9, 1],
      [10, 1],
      [11, 1],
    ]);
  });

  it("lists nothing again that has left the playlist when more segments are asked for", async () => {
    const outputs = await startOutputs();
    const stream = outputs.add("news", { segment_count: 3 });
    const [bus] = stream.start();
    const read = async () =>
      readPlaylist(await (await outputs.get("/news/video.m3u8")).text()).segments.map(({ sequence }) => sequence);
    bus?.write(media);
    expect(await read()).toEqual([2, 3, 4]);
    stream.config = { ...stream.config, segment_count: 5 };
    expect(await read()).toEqual([2, 3, 4]);
    bus?.write(media);
    expect(await read()).toEqual(
      Array.from({ length: 5 }, (_, index) => (bus?.segments.at(-1)?.sequence ?? 0) - 4 + index),
    );
  });

  it("tells when each segment began and never a shorter target than its longest segment", async () => {
    const outputs = await startOutputs();
    const [bus] = outputs.add("news", { segment_duration: 4000 }).start(1, 4000, () => Date.UTC(2026, 0, 2, 3, 4, 5));
    bus?.write(media);
    const { targetS, segments } = readPlaylist(await (await outputs.get("/news/video.m3u8")).text());
    expect(targetS).toBe(4);
    expect(segments.map(({ durationS }) => durationS)).toEqual([4, 4]);
    expect(segments[0]?.startedAt).toBe("2026-01-02T03:04:05.000Z");
  });

  it("puts url_prefix before the addresses of segments", async () => {
    const outputs = await startOutputs();
    outputs.add("the news", { url_prefix: "http://cdn.example.com:8080/" }).start()[0]?.write(media);
    const { segments } = readPlaylist(await (await outputs.get("/the%20news/video.m3u8")).text());
    expect(segments[0]?.address).toMatch(/^http:\/\/cdn\.example\.com:8080\/the%20news\/v1-0-\d+\.ts\?session=/);
  });

  it("carries the token on to renditions and segments, and refuses those who have a wrong one", async () => {
    const outputs = await startOutputs();
    const auth = { url: "auth://door" };
    outputs.config.auth_backends = { door: { name: "door", allow: { tokens: ["a+b"] } } };
    outputs.add("news", { auth }).start()[0]?.write(media);
    const [variant = ""] = await variantsOf(await outputs.get("/news/index.m3u8?token=a%2Bb"));
    expect(new URL(variant, "http://x").searchParams.get("token")).toBe("a+b");
    const { segments } = readPlaylist(await (await outputs.get(`/news/${variant}`)).text());
    expect(new URL(segments[0]?.address ?? "", "http://x").searchParams.get("token")).toBe("a+b");
    const refused = await outputs.get("/news/index.m3u8?token=other");
    expect(refused.status).toBe(403);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
    expect(await refused.json()).toMatchObject({ error: "forbidden", message: expect.any(String) });
    const segment = await outputs.get(`/news/${segments[0]?.address}`);
    expect(segment.headers.get("cache-control")).toContain("private");
    expect((await outputs.get(`/news/${segments[0]?.address.split("?")[0]}`)).status).toBe(403);
  });

  it("answers a killed viewer with 403, also when it tries on, but lets another in", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const [variant = ""] = await variantsOf(await outputs.get("/news/index.m3u8"));
    expect((await outputs.get(`/news/${variant}`)).status).toBe(200);
    outputs.viewers.kill(outputs.viewers.sessionsOf("news").map(({ id }) => id));
    for (let tries = 0; tries < 2; tries++) {
      const answer = await outputs.get(`/news/${variant}`);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/closed/) });
    }
    expect(outputs.viewers.countOf("news")).toBe(0);
    expect((await outputs.get("/news/index.m3u8")).status).toBe(200);
  });

  it("lets a player in again that was away, and shows it out for good when it is killed then", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const [variant = ""] = await variantsOf(await outputs.get("/news/index.m3u8"));
    outputs.clock.aheadMs = 16_000;
    outputs.viewers.sweep();
    expect(outputs.viewers.countOf("news")).toBe(0);
    expect((await outputs.get(`/news/${variant}`)).status).toBe(200);
    expect(outputs.viewers.countOf("news")).toBe(1);
    outputs.viewers.kill(outputs.viewers.sessionsOf("news").map(({ id }) => id));
    expect((await outputs.get(`/news/${variant}`)).status).toBe(403);
  });

  it("holds an on-demand stream while its viewer is there, and waits for its first segment", async () => {
    const outputs = await startOutputs();
    const stream = outputs.add("news", { static: false });
    stream.onFirstHold = () => setTimeout(() => stream.start()[0]?.write(media), 30);
    const answer = await outputs.get("/news/index.m3u8");
    expect(answer.status).toBe(200);
    expect(stream.holders).toBe(1);
    outputs.clock.aheadMs = 16_000;
    outputs.viewers.sweep();
    expect(stream.holders).toBe(0);
  });

  it("says why a stream does not start, and counts nobody for it", async () => {
    const outputs = await startOutputs();
    const stream = outputs.add("news");
    const answer = await outputs.get("/news/index.m3u8");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ message: "The stream news has no source that works." });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(outputs.viewers.countOf("news")).toBe(0);
    expect(stream.holders).toBe(0);
  });

  it("keeps nothing of a viewer for each time that it polls", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const open = vi.spyOn(outputs.viewers, "open");
    const [listed] = await variantsOf(await outputs.get("/news/index.m3u8"));
    const viewer = await open.mock.results[0]?.value;
    const onClose = vi.spyOn(viewer, "onClose");
    let listening = 0;
    onClose.mockImplementation(() => {
      listening += 1;
      return () => (listening -= 1);
    });
    for (let poll = 0; poll < 20; poll++) expect((await outputs.get(`/news/${listed}`)).status).toBe(200);
    expect(onClose).toHaveBeenCalled();
    expect(listening).toBe(0);
  });

  it("answers HEAD of a stream that comes up as it answers GET", async () => {
    const outputs = await startOutputs();
    const stream = outputs.add("news");
    const asked = outputs.get("/news/index.m3u8", { method: "HEAD" });
    await expect.poll(() => outputs.viewers.countOf("news")).toBe(1);
    stream.start()[0]?.write(media);
    expect((await asked).status).toBe(200);
    await expect.poll(() => outputs.viewers.countOf("news")).toBe(0);
  });

  it("knows what a player has already, answers HEAD, and lets caches keep segments", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const playlist = await outputs.get("/news/video.m3u8");
    const headers = { "if-none-match": playlist.headers.get("etag") ?? "" };
    expect((await outputs.get("/news/video.m3u8", { headers })).status).toBe(304);
    expect(playlist.headers.get("cache-control")).toBe("no-cache");
    const { segments } = readPlaylist(await playlist.text());
    const segment = await outputs.get(`/news/${segments[0]?.address}`, { method: "HEAD" });
    expect(segment.status).toBe(200);
    expect(segment.headers.get("content-type")).toBe("video/mp2t");
    expect(Number(segment.headers.get("content-length"))).toBeGreaterThan(10_000);
    expect(segment.headers.get("cache-control")).toBe("public, max-age=3600, immutable");
    expect((await outputs.get("/news/index.m3u8", { method: "HEAD" })).status).toBe(200);
    await vi.waitFor(() => expect(outputs.viewers.countOf("news")).toBe(1));
  });

  it("counts the bytes of playlists and segments", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    const text = await (await outputs.get("/news/video.m3u8")).text();
    const { segments } = readPlaylist(text);
    const bytes = await (await outputs.get(`/news/${segments[1]?.address}`)).arrayBuffer();
    expect(outputs.viewers.bytesOf("news")).toBe(text.length + bytes.byteLength);
  });

  it("says that a segment is gone", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    expect((await outputs.get("/news/v1-77-5.ts")).status).toBe(404);
    expect((await outputs.get("/news/v1-0-5.ts")).status).toBe(404);
    expect((await outputs.get("/news/mono-v2.m3u8")).status).toBe(404);
  });

  it("ends the viewers of a stream that is removed", async () => {
    const outputs = await startOutputs();
    outputs.add("news").start()[0]?.write(media);
    await outputs.get("/news/index.m3u8");
    outputs.streams.remove("news");
    expect(outputs.viewers.countOf("news")).toBe(0);
    expect((await outputs.get("/news/index.m3u8")).status).toBe(404);
  });
});

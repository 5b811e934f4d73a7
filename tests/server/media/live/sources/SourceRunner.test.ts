import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { streamStatus } from "../../../../../src/model/stream/streamStatus.ts";
import { LiveBench } from "../support/LiveBench.ts";

describe("the sources of a stream", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it("starts a static stream at once and has segments to play", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(5000);
    expect(bench.stream().isAlive).toBe(true);
    expect(bench.stream().renditions[0]?.segments.length).toBeGreaterThan(0);
    expect(bench.stats()).toMatchObject({
      alive: true,
      running: true,
      status: "running",
      url: "udp://a",
      retry_count: 0,
    });
    expect(bench.notes).toContain("news info Plays udp://a.");
  });

  it("writes no login and no key of a source into the log", async () => {
    const urls = ["rtsp://admin:p@ss-canary@camera/1", "rtmp://a.rtmp.example.com/live2/key-canary"];
    bench.streams({ news: { urls } });
    await bench.pass(2000);
    bench.live.switchSource("news", urls[1] ?? "");
    const other = () => bench.live.switchSource("news", "rtmp://a.rtmp.example.com/live2/other-canary");
    expect(other).toThrow("rtmp://a.rtmp.example.com/live2/*** is not a source of this stream.");
    await bench.pass(2000);
    expect(bench.notes).toContain("news info Plays rtsp://***@camera/1.");
    expect(bench.notes).toContain("news info Switched to rtmp://a.rtmp.example.com/live2/***.");
    expect(bench.notes.join("\n")).not.toContain("canary");
  });

  it("tells apart two sources whose addresses differ in their keys only", async () => {
    const urls = ["rtmp://host/live/cam1", "rtmp://host/live/cam2"];
    bench.streams({ news: { urls } });
    await bench.pass(2000);
    bench.pool.sources.set(urls[0] ?? "", { refusal: "[error] Connection refused" });
    bench.pool.of(urls[0] ?? "").end(null);
    await bench.pass(3000);
    const shown = "rtmp://host/live/***";
    expect(bench.stats().switches).toMatchObject([
      { to: shown, to_number: 1, cause: "start" },
      { to: shown, to_number: 2, from: shown, from_number: 1, cause: "lost" },
    ]);
    expect(bench.notes).toContain(`news info Plays ${shown} (source 1).`);
    expect(bench.notes).toContain(`news info Plays ${shown} (source 2).`);
  });

  it("brings a stream back whose process was killed", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(5000);
    const [bus] = bench.stream().renditions;
    bench.pool.of("udp://a").end(null);
    await bench.pass(5000);
    expect(bench.pool.countOf("udp://a")).toBe(2);
    expect(bench.stats()).toMatchObject({ alive: true, retry_count: 0 });
    expect(bench.stream().renditions[0]).toBe(bus);
    expect(bus?.segments.some(({ isDiscontinuity }) => isDiscontinuity)).toBe(true);
  });

  it("says why a source cannot be had, and counts the attempts", async () => {
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a?key=secret: Connection refused" });
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(1000);
    const stats = bench.stats();
    expect(stats).toMatchObject({
      alive: false,
      running: true,
      status: "retrying",
      source_error: "connection refused",
    });
    expect(stats["retry_count"]).toBeGreaterThan(1);
    expect(streamStatus({ urls: ["udp://a"], stats }).text).toMatch(/^connection refused \(retry \d+\)$/);
    expect(bench.notes.filter((note) => note.includes("connection refused"))).toHaveLength(1);
    expect(JSON.stringify([stats, bench.notes])).not.toContain("secret");
  });

  it("tries a source that fails at once ever more seldom, but each ten seconds", async () => {
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a: Connection refused" });
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(3000);
    const early = bench.pool.countOf("udp://a");
    expect(early).toBeGreaterThanOrEqual(4);
    await bench.pass(60_000);
    const before = bench.pool.countOf("udp://a");
    await bench.pass(60_000);
    const later = bench.pool.countOf("udp://a") - before;
    expect(later).toBeGreaterThanOrEqual(5);
    expect(later).toBeLessThanOrEqual(7);
  });

  it("says what this server cannot do in the words of the refusal", async () => {
    bench.streams({ news: { urls: ["bad://x"] } });
    await bench.pass(100);
    expect(bench.stats()["source_error"]).toBe("bad:// is not supported by this ffmpeg");
    expect(bench.pool.runs).toHaveLength(0);
  });

  it("keeps the other streams running when the server itself fails at one", async () => {
    bench.streams({ odd: { urls: ["broken://x"] }, news: { urls: ["udp://a"] } });
    await bench.pass(3000);
    expect(bench.stats("odd")["source_error"]).toBe("the server failed: Cannot read what is not there");
    expect(bench.stats("news")).toMatchObject({ alive: true });
  });

  it("plays nothing that is older than a minute", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(5000);
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a: Connection refused" });
    bench.pool.of("udp://a").end(null);
    await bench.pass(50_000);
    expect(bench.stream().renditions[0]?.segments).not.toEqual([]);
    await bench.pass(15_000);
    expect(bench.stream().renditions[0]?.segments).toEqual([]);
  });

  it("takes the next source when nothing comes for the source timeout", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"], source_timeout: 3 } });
    await bench.pass(2000);
    bench.pool.sources.set("udp://a", { isSilent: true });
    bench.pool.of("udp://a").pause();
    await bench.pass(2500);
    expect(bench.stats()["url"]).toBe("udp://a");
    await bench.pass(3000);
    expect(bench.stats()).toMatchObject({ alive: true, url: "udp://b" });
    expect(bench.notes).toContain("news warning Lost udp://a: no media came for 3 s.");
  });

  it("gives a source its own timeout where it has one", async () => {
    const urls = [{ url: "udp://a", source_timeout: 8 }, "udp://b"];
    bench.streams({ news: { urls, source_timeout: 2 } });
    await bench.pass(2000);
    bench.pool.sources.set("udp://a", { isSilent: true });
    bench.pool.of("udp://a").pause();
    await bench.pass(6000);
    expect(bench.stats()["url"]).toBe("udp://a");
    await bench.pass(4000);
    expect(bench.stats()["url"]).toBe("udp://b");
  });

  it("begins with the source of the smallest priority", async () => {
    bench.streams({
      news: { urls: ["udp://c", { url: "udp://b", priority: "10" }, { url: "udp://a", priority: "9" }] },
    });
    await bench.pass(1000);
    expect(bench.stats()["url"]).toBe("udp://a");
    expect(bench.pool.running).toHaveLength(1);
  });

  it("returns to the preferred source when it is back, without a moment of silence", async () => {
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a: Connection refused" });
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(15_000);
    expect(bench.stats()).toMatchObject({ url: "udp://b", alive: true, retry_count: 0 });
    expect(bench.stats()).not.toHaveProperty("source_error");
    bench.pool.sources.set("udp://a", {});
    const silent: boolean[] = [];
    const stop = setInterval(() => silent.push(!bench.stream().isAlive), 50);
    await bench.pass(12_000);
    clearInterval(stop);
    expect(bench.stats()["url"]).toBe("udp://a");
    expect(silent).not.toContain(true);
    expect(bench.pool.running).toHaveLength(1);
    expect(bench.notes).toContain("news info Switched to udp://a.");
  });

  it("leaves a source that works only for one that gives something", async () => {
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a: Connection refused" });
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(2000);
    bench.pool.sources.set("udp://a", { isSilent: true });
    await bench.pass(60_000);
    expect(bench.stats()).toMatchObject({ url: "udp://b", alive: true, retry_count: 0 });
    expect(bench.pool.countOf("udp://b")).toBe(1);
  });

  it("goes on when the running source is lost while a better one is tried in vain", async () => {
    bench.pool.sources.set("udp://a", { isSilent: true });
    bench.streams({ news: { urls: ["udp://a", "udp://b"], source_timeout: 5 } });
    await bench.pass(10_000);
    while (bench.pool.running.length < 2) await bench.pass(500);
    bench.pool.of("udp://b").end(null);
    await bench.pass(10_000);
    expect(bench.stats()).toMatchObject({ url: "udp://b", alive: true });
  });

  it("switches by hand and stays there", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(2000);
    bench.live.switchSource("news", "udp://b");
    await bench.pass(30_000);
    expect(bench.stats()["url"]).toBe("udp://b");
    expect(bench.pool.countOf("udp://a")).toBe(1);
  });

  it("plays on when the source that was chosen by hand does not work", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    bench.pool.sources.set("udp://b", { refusal: "[error] udp://b: No route to host" });
    await bench.pass(2000);
    bench.live.switchSource("news", "udp://b");
    await bench.pass(3000);
    expect(bench.stats()).toMatchObject({ url: "udp://a", alive: true, retry_count: 0 });
    expect(bench.notes).toContain("news warning Cannot switch to udp://b: no route to host.");
  });

  it("refuses to switch to an address that is no source of the stream, and a stream that is not there", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    const errorOf = (name: string, url: string): unknown => {
      try {
        return bench.live.switchSource(name, url);
      } catch (error) {
        return error;
      }
    };
    expect(errorOf("news", "file:///etc/passwd")).toMatchObject({
      kind: "bad_request",
      message: "file:///etc/passwd is not a source of this stream.",
    });
    expect(errorOf("nobody", "udp://a")).toMatchObject({
      kind: "not_found",
      message: "There is no stream named nobody.",
    });
    await bench.pass(1000);
    expect(bench.stats()["url"]).toBe("udp://a");
  });

  it("plays the fallback video when no source works, and a source again when one is back", async () => {
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a: Connection refused" });
    bench.streams({ news: { urls: ["udp://a"], backup: { file: "/vod/slate.mp4", timeout: 5 } } });
    await bench.pass(4000);
    expect(bench.stream().isAlive).toBe(false);
    await bench.pass(4000);
    expect(bench.stats()).toMatchObject({ alive: true, status: "backup", source_error: "connection refused" });
    expect(bench.stats()).not.toHaveProperty("url");
    expect(bench.stream().isPlayingBackup).toBe(true);
    expect(bench.pool.countOf("file://vod/slate.mp4")).toBe(1);
    bench.pool.sources.set("udp://a", {});
    await bench.pass(12_000);
    expect(bench.stats()).toMatchObject({ alive: true, status: "running", url: "udp://a", retry_count: 0 });
    expect(bench.pool.running).toHaveLength(1);
  });

  it("begins the fallback video anew when that ends as well", async () => {
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a: Connection refused" });
    bench.streams({ news: { urls: ["udp://a"], backup: { file: "vod/slate.mp4", timeout: 20 } } });
    await bench.pass(25_000);
    bench.pool.of("file://vod/slate.mp4").end(1, "[error] vod/slate.mp4: Invalid data found when processing input");
    await bench.pass(500);
    expect(bench.stream().isAlive).toBe(false);
    await bench.pass(11_000);
    expect(bench.stats()).toMatchObject({ alive: true, status: "backup" });
  });

  it("restarts by hand, and counts from zero", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(10_000);
    const before = Number(bench.stats()["start_running_at"]);
    bench.live.restart("news");
    expect(() => bench.live.restart("nobody")).toThrow("There is no stream named nobody.");
    await bench.pass(2000);
    expect(bench.pool.countOf("udp://a")).toBe(2);
    expect(bench.stats()["start_running_at"]).toBe(before + 10_000);
    expect(bench.stats()["lifetime"]).toBe(1900);
  });

  it("copies another stream's media inside the server", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false }, twin: { urls: ["copy://news"] } });
    await bench.pass(5000);
    expect(bench.stats("twin")).toMatchObject({ alive: true, url: "copy://news" });
    expect(bench.stats("news")).toMatchObject({ alive: true });
    expect(bench.pool.runs).toHaveLength(1);
    expect(bench.stream("twin").renditions[0]?.segments.length).toBeGreaterThan(0);
  });

  it("tells when the stream that is copied is not there, is itself, or goes", async () => {
    bench.streams({ alone: { urls: ["copy://nobody"] }, self: { urls: ["copy://self"] } });
    await bench.pass(500);
    expect(bench.stats("alone")["source_error"]).toBe("there is no stream nobody to copy");
    expect(bench.stats("self")["source_error"]).toBe("a stream cannot copy itself");
    bench.streams({ news: { urls: ["udp://a"] }, twin: { urls: ["copy://news"] } });
    await bench.pass(3000);
    bench.streams({ twin: { urls: ["copy://news"] } });
    await bench.pass(1000);
    expect(bench.stats("twin")).toMatchObject({ alive: false, source_error: "there is no stream news to copy" });
  });

  it("leaves no process behind when it stops", async () => {
    bench.streams({ news: { urls: ["udp://a"] }, more: { urls: ["udp://b", "udp://c"] } });
    await bench.pass(2000);
    await bench.live.stop();
    expect(bench.pool.running).toHaveLength(0);
    await bench.pass(20_000);
    expect(bench.pool.running).toHaveLength(0);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isPlainObject } from "../../../../../src/model/Json.ts";
import { LiveBench } from "../support/LiveBench.ts";

const REFUSED = { refusal: "[error] Connection refused" };

describe("a source that fails", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it("keeps its own error and the time of it while another plays", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(15_000);
    const lostAt = Date.now();
    bench.pool.sources.set("udp://a", REFUSED);
    bench.pool.of("udp://a").end(1, "[error] Connection reset by peer");
    await bench.pass(500);
    const [failure] = failures();
    expect(bench.stats()).toMatchObject({ alive: true, url: "udp://b", retry_count: 0 });
    expect(bench.stats()).not.toHaveProperty("source_error");
    expect(failure).toMatchObject({ url: "udp://a", error: "connection lost", failed_at: lostAt, retry_count: 1 });
    await bench.pass(30_000);
    expect(failures()).toMatchObject([{ url: "udp://a", error: "connection refused", failed_at: lostAt }]);
    expect(Number(failures()[0]?.["retry_count"])).toBeGreaterThan(10);
  });

  it("is tried again within two seconds of the first failure, and at the time that is said", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(15_000);
    bench.pool.sources.set("udp://a", REFUSED);
    bench.pool.of("udp://a").end(null);
    const before = bench.pool.countOf("udp://a");
    await bench.pass(2000);
    expect(bench.pool.countOf("udp://a")).toBeGreaterThan(before);
    await bench.pass(60_000);
    // In seconds, as it is looked at each second.
    for (let looks = 0; looks < 20; looks += 1) {
      const next = Number(failures()[0]?.["next_try"]);
      const tried = bench.pool.countOf("udp://a");
      expect(next).toBeLessThanOrEqual(10);
      await bench.pass((next + 1) * 1000);
      expect(bench.pool.countOf("udp://a")).toBeGreaterThan(tried);
    }
  });

  it("is nothing any more once it plays", async () => {
    bench.pool.sources.set("udp://a", REFUSED);
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(5000);
    expect(failures()).toMatchObject([{ url: "udp://a" }]);
    bench.pool.sources.set("udp://a", {});
    await bench.pass(12_000);
    expect(bench.stats()).toMatchObject({ alive: true, url: "udp://a" });
    expect(failures()).toEqual([]);
  });

  it("is not tried beside one that was chosen by hand, and says no time", async () => {
    bench.pool.sources.set("udp://a", REFUSED);
    bench.streams({ news: { urls: ["udp://a", "udp://b", "udp://c"] } });
    await bench.pass(5000);
    bench.live.switchSource("news", "udp://c");
    await bench.pass(3000);
    expect(bench.stats()).toMatchObject({ url: "udp://c" });
    const tried = bench.pool.countOf("udp://a");
    await bench.pass(60_000);
    expect(bench.pool.countOf("udp://a")).toBe(tried);
    expect(failures()).toEqual([]);
  });

  it("is each source's own story where none works", async () => {
    bench.pool.sources.set("udp://a", REFUSED);
    bench.pool.sources.set("udp://b", { refusal: "[error] No route to host" });
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(5000);
    expect(failures()).toMatchObject([
      { url: "udp://a", error: "connection refused", next_try: expect.any(Number) },
      { url: "udp://b", error: "no route to host", next_try: expect.any(Number) },
    ]);
  });

  it("is lost for the reason there was, not for the word its process has for it", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(3000);
    bench.pool.of("udp://a").pause();
    await bench.pass(8000);
    bench.pool.of("udp://a").end(1, "[error] udp://a: Input/output error");
    await bench.pass(200);
    expect(bench.notes).toContain("news warning Lost udp://a: no media came for 8 s.");
    await bench.pass(30_000);
    bench.pool.of("udp://a").end(1, "[error] udp://a: Input/output error");
    await bench.pass(200);
    expect(bench.notes).toContain("news warning Lost udp://a: connection lost.");
  });

  function failures(): readonly Record<string, unknown>[] {
    const told = bench.stats()["failed_sources"];
    return Array.isArray(told) ? told.filter(isPlainObject) : [];
  }
});

describe("the figures of a stream", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it("count the time on air, not the time since it was started", async () => {
    bench.pool.sources.set("udp://a", REFUSED);
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(60_000);
    expect(bench.stats()).toMatchObject({ alive: false, lifetime: 0 });
    bench.pool.sources.set("udp://a", {});
    await bench.pass(15_000);
    expect(Number(bench.stats()["lifetime"])).toBeGreaterThan(3000);
    expect(Number(bench.stats()["lifetime"])).toBeLessThan(16_000);
  });

  it("count on over a change of sources that players do not see", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(20_000);
    bench.pool.of("udp://a").end(null);
    await bench.pass(10_000);
    expect(Number(bench.stats()["lifetime"])).toBeGreaterThan(29_000);
  });

  it("count on in a short break, and anew after one of more than 5 s, which begins with the last media", async () => {
    bench.pool.sources.set("udp://b", { isSilent: true });
    bench.streams({ news: { urls: ["udp://a", "udp://b"] } });
    await bench.pass(20_000);
    bench.pool.sources.set("udp://a", REFUSED);
    bench.pool.of("udp://a").pause();
    await bench.pass(3000);
    bench.pool.of("udp://a").end(null);
    await bench.pass(1000);
    expect(bench.stats()["alive"]).toBe(false);
    expect(Number(bench.stats()["lifetime"])).toBeGreaterThan(23_000);
    await bench.pass(1500);
    expect(bench.stats()).toMatchObject({ alive: false, lifetime: 0 });
    bench.pool.of("udp://b").play();
    await bench.pass(1000);
    expect(bench.stats()["alive"]).toBe(true);
    expect(Number(bench.stats()["lifetime"])).toBeLessThan(1100);
  });

  it("say no bitrate within two seconds of the last media", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(20_000);
    expect(bench.stats()["bitrate"]).not.toBe(0);
    bench.pool.of("udp://a").pause();
    await bench.pass(2000);
    expect(bench.stats()).toMatchObject({ alive: true, bitrate: 0 });
    expect(bench.live.totals().input_kbit).toBe(0);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { streamStatus } from "../../../../src/model/stream/streamStatus.ts";
import { LiveBench } from "./support/LiveBench.ts";

const urls = ["udp://a"];

describe("what a stream reports", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it("counts what came in: bytes, and kilobits per second over ten seconds", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(20_000);
    const { bytes_in, bitrate } = bench.stats();
    const kbit = (bench.media.length * 8) / 60_000;
    expect(Number(bitrate) / kbit).toBeGreaterThan(0.9);
    expect(Number(bitrate) / kbit).toBeLessThan(1.1);
    expect(Number(bytes_in) / ((kbit * 20_000) / 8)).toBeGreaterThan(0.9);
    expect(bench.stats()).toMatchObject({ bufferings: 0, remote: false, position: 0, running_transcoder: false });
  });

  it("counts what went out and who takes it", async () => {
    bench.viewers.bytes.set("news", 1_000_000);
    bench.streams({ news: { urls } });
    await bench.pass(1000);
    bench.viewers.counts.set("news", 2);
    for (let second = 0; second < 12; second += 1) {
      bench.viewers.bytes.set("news", (bench.viewers.bytesOf("news") ?? 0) + 125_000);
      await bench.pass(1000);
    }
    expect(bench.stats()).toMatchObject({
      client_count: 2,
      bytes_out: 1_500_000,
      out_bandwidth: 1000,
      last_access_at: Date.now(),
    });
    const before = Date.now();
    bench.viewers.counts.clear();
    await bench.pass(5000);
    expect(bench.stats()).toMatchObject({ client_count: 0, last_access_at: before });
  });

  it("reports milliseconds on air, the last time stamp and the last data [C240]", async () => {
    bench.streams({ news: { urls } });
    const startedAt = Date.now();
    await bench.pass(30_000);
    const stats = bench.stats();
    expect(stats).toMatchObject({ lifetime: 29_900, start_running_at: startedAt });
    expect(stats["ts_delay"]).toBeLessThanOrEqual(200);
    expect(stats["last_dts"]).toBeGreaterThan(25_000);
    bench.pool.of("udp://a").pause();
    await bench.pass(7000);
    const delayed = bench.stats();
    expect(delayed["ts_delay"]).toBeGreaterThanOrEqual(7000);
    expect(streamStatus({ urls, stats: delayed })).toMatchObject({ kind: "delay", text: "delay 7s" });
    expect(streamStatus({ urls, static: false, stats: delayed }).kind).toBe("delay");
  });

  it("knows the tracks that come in and go out, with their measured bitrates", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(15_000);
    const stats = bench.stats();
    const track = { track_id: "v1", content: "video", codec: "h264", width: 160, height: 90 };
    expect(stats["media_info"]).toMatchObject({ width: 160, height: 90, tracks: [track] });
    expect(stats["input_media_info"]).toEqual(stats["media_info"]);
    expect(JSON.stringify(stats["media_info"])).toMatch(/"bitrate":[1-9]/);
    expect(bench.stream().renditions[0]?.picture).toEqual({ width: 160, height: 90 });
    expect(bench.stream().mediaInfo).toMatchObject({ width: 160 });
  });

  it("numbers the pictures of a ladder", async () => {
    const video = { 1: { bitrate: 2_000_000 }, 2: { bitrate: 1_000_000 } };
    bench.streams({ news: { urls, transcoder: { video } } });
    await bench.pass(5000);
    expect(bench.stats()).toMatchObject({
      running_transcoder: true,
      media_info: { tracks: [{ track_id: "v1" }, { track_id: "v2" }] },
    });
  });

  it("reports lost packets as drops per second, and nothing when there are none", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(3000);
    expect(bench.stats()).not.toHaveProperty("input_error_rate");
    const run = bench.pool.of("udp://a");
    run.pause();
    const step = 188 * 50;
    for (let at = 0; at < 40; at += 2) run.give(bench.media.subarray(at * step, (at + 1) * step));
    await bench.pass(2000);
    const stats = bench.stats();
    expect(stats["input_error_rate"]).toBeGreaterThan(0);
    expect(streamStatus({ urls, stats }).kind).toBe("drops");
    run.play();
    await bench.pass(15_000);
    expect(bench.stats()).not.toHaveProperty("input_error_rate");
  });

  it("counts how often viewers had to wait for data", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(3000);
    const run = bench.pool.of("udp://a");
    run.pause();
    await bench.pass(8000);
    run.play();
    await bench.pass(3000);
    expect(bench.stats()["bufferings"]).toBe(0);
    bench.viewers.counts.set("news", 1);
    for (let times = 0; times < 2; times += 1) {
      run.pause();
      await bench.pass(8000);
      run.play();
      await bench.pass(3000);
    }
    expect(bench.stats()["bufferings"]).toBe(2);
  });

  it("shows what fails around it until it works again", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(2000);
    bench.stream().warn("thumbnails", "thumbnails_not_fetched");
    expect(streamStatus({ urls, stats: bench.stats() }).kind).toBe("online");
    bench.stream().warn("archive", "the disk is full");
    expect(bench.stats()["source_error"]).toBe("the disk is full");
    expect(streamStatus({ urls, stats: bench.stats() }).kind).toBe("error");
    bench.stream().warn("archive", undefined);
    bench.stream().warn("thumbnails", undefined);
    expect(bench.stats()).not.toHaveProperty("source_error");
    expect(bench.notes).toContain("news warning archive: the disk is full");
  });

  it("sends only what has changed, and everything to who comes new", async () => {
    bench.streams({ idle: { urls, static: false }, news: { urls } });
    await bench.pass(3000);
    expect(bench.report()).toMatchObject({
      streams: { idle: { stats: { alive: false } }, news: { stats: { alive: true } } },
    });
    expect(bench.report()).toEqual({});
    await bench.pass(1000);
    const patch = bench.report();
    expect(Object.keys(patch["streams"] ?? {})).toEqual(["news"]);
    expect(JSON.stringify(patch)).not.toContain("start_running_at");
    expect(bench.report(true)).toMatchObject({
      streams: {
        idle: { stats: { alive: false } },
        news: { stats: { alive: true, start_running_at: expect.any(Number) } },
      },
    });
  });

  it("tells the others what is gone also with what a newcomer gets whole", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(3000);
    expect(bench.stats()).toHaveProperty("url");
    bench.streams({ news: { urls, disabled: true } });
    bench.report(true);
    expect(bench.stats()).not.toHaveProperty("url");
  });

  it("forgets the figures of a stream that has stopped", async () => {
    bench.streams({ news: { urls, static: false, clients_timeout: 1 } });
    bench.stream().hold()();
    await bench.pass(900);
    expect(bench.stats()).toMatchObject({ running: true });
    await bench.pass(3000);
    const stats = bench.stats();
    for (const gone of ["url", "bitrate", "lifetime", "ts_delay", "retry_count", "media_info"]) {
      expect(stats).not.toHaveProperty(gone);
    }
  });

  it("places streams in the order of the config", async () => {
    bench.streams({ b: { urls, position: 1 }, a: { urls, position: 0 }, c: { urls, position: 2 } });
    expect([bench.stats("a"), bench.stats("b"), bench.stats("c")].map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it("sums up all streams for the server's stats", async () => {
    bench.streams({ news: { urls }, off: { urls, disabled: true }, idle: { urls, static: false } });
    bench.viewers.counts.set("news", 3);
    await bench.pass(10_000);
    const totals = bench.live.totals();
    expect(totals).toMatchObject({ total_streams: 3, online_streams: 1, total_clients: 3, output_kbit: 0 });
    expect(totals.input_kbit).toBe(bench.stats()["bitrate"]);
  });
});

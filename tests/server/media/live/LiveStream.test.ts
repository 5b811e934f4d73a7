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

  it("is fetched on, as it comes, where its logo is not there", async () => {
    bench.streams({ news: { urls: ["udp://a"], logo: { path: "@none" } } });
    await bench.pass(4000);
    expect(bench.stats()).toMatchObject({ alive: true, source_error: expect.stringContaining("the logo @none") });
    expect(bench.pool.runs).toHaveLength(1);
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(4000);
    expect(bench.stats()).toMatchObject({ alive: true });
    expect(bench.stats()).not.toHaveProperty("source_error");
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

  it("counts as online what a console shows as online: not what starts, fails, or has an error beside its picture", async () => {
    bench.pool.sources.set("udp://quiet", { isSilent: true });
    bench.streams({ news: { urls }, quiet: { urls: ["udp://quiet"] } });
    await bench.pass(12_000);
    const counts = () => [
      bench.live.totals().online_streams,
      ["news", "quiet"].filter((name) => streamStatus({ urls, stats: bench.stats(name) }).short === "on").length,
    ];
    expect(bench.stats("quiet")).toMatchObject({ alive: false, status: "starting" });
    expect(streamStatus({ urls, stats: bench.stats("quiet") }).text).toBe("starting");
    expect(counts()).toEqual([1, 1]);
    bench.stream().warn("dvr", "The disk is full.");
    await bench.pass(1000);
    expect(counts()).toEqual([0, 0]);
    expect(bench.stream().isAlive).toBe(true);
  });
});

/** What a promise fails with; listened to from the beginning, as the clock moves before anybody awaits it. */
async function errorOf(promise: Promise<void>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("a stream on demand", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it("runs nothing until somebody reads it", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false } });
    await bench.pass(5000);
    expect(bench.pool.runs).toHaveLength(0);
    expect(bench.stats()).toMatchObject({ alive: false, running: false, status: "waiting" });
    expect(streamStatus({ static: false, urls: ["udp://a"], stats: bench.stats() }).kind).toBe("waiting");
  });

  it("starts with the first reader, and stops so long after the last", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false, clients_timeout: 10 } });
    const [one, two] = [bench.stream().hold(), bench.stream().hold()];
    await bench.pass(3000);
    expect(bench.stream().isAlive).toBe(true);
    one();
    one();
    await bench.pass(15_000);
    expect(bench.stream().isAlive).toBe(true);
    two();
    await bench.pass(8000);
    expect(bench.stream().isAlive).toBe(true);
    await bench.pass(4000);
    expect(bench.stream().isAlive).toBe(false);
    expect(bench.pool.running).toHaveLength(0);
    expect(bench.stream().renditions[0]?.segments).toEqual([]);
  });

  it.each([0, undefined])("waits a minute for the next reader when the timeout is %s", async (timeout) => {
    bench.streams({ news: { urls: ["udp://a"], static: false, ...(timeout === 0 ? { clients_timeout: 0 } : {}) } });
    bench.stream().hold()();
    await bench.pass(55_000);
    expect(bench.stream().isAlive).toBe(true);
    await bench.pass(10_000);
    expect(bench.stream().isAlive).toBe(false);
  });

  it("lets a request wait until there is a segment, which also starts the stream", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false } });
    const ready = bench.stream().whenReady(15_000);
    await bench.pass(6000);
    await expect(ready).resolves.toBeUndefined();
    await expect(bench.stream().whenReady(1)).resolves.toBeUndefined();
  });

  it("tells who waits in vain why there is nothing", async () => {
    bench.pool.sources.set("udp://a", { refusal: "[error] udp://a: Connection refused" });
    bench.streams({ news: { urls: ["udp://a"], static: false }, off: { urls: ["udp://b"], disabled: true } });
    const waiting = errorOf(bench.stream().whenReady(5000));
    await bench.pass(6000);
    expect(await waiting).toMatchObject({
      kind: "unavailable",
      message: "The stream news has no picture: connection refused.",
    });
    expect(await errorOf(bench.stream("off").whenReady(5000))).toMatchObject({ kind: "not_found" });
  });

  it.each([
    ["what ffmpeg said", "[error] Could not open the card of /dev/video7 on eth3"],
    ["the server's own refusal", undefined],
  ])("keeps %s from viewers where it may name folders and interfaces; operators read it", async (_, refusal) => {
    const url = refusal === undefined ? "bad:///srv/secret" : "udp://a";
    if (refusal !== undefined) bench.pool.sources.set(url, { refusal });
    bench.streams({ news: { urls: [url], static: false } });
    const waiting = errorOf(bench.stream().whenReady(5000));
    await bench.pass(6000);
    expect(await waiting).toMatchObject({
      message: "The stream news has no picture: its source does not work now.",
    });
    const words = refusal === undefined ? "bad:// is not supported by this ffmpeg" : "the card of /dev/video7 on eth3";
    expect(bench.stats()["source_error"]).toContain(words);
    expect(bench.notes.join("\n")).toContain(words);
  });

  it("ends the waiting of those whose stream is disabled or removed", async () => {
    bench.pool.sources.set("udp://a", { isSilent: true });
    bench.streams({ news: { urls: ["udp://a"], static: false }, more: { urls: ["udp://a"] } });
    const disabled = errorOf(bench.stream("news").whenReady(15_000));
    const removed = errorOf(bench.stream("more").whenReady(15_000));
    await bench.pass(1000);
    bench.streams({ news: { urls: ["udp://a"], static: false, disabled: true } });
    expect(await disabled).toMatchObject({ message: "The stream news is disabled." });
    expect(await removed).toMatchObject({ message: "The stream more is gone." });
  });

  it("stops at once when it is restarted by hand and nobody reads it any more", async () => {
    bench.streams({ news: { urls: ["udp://a"], static: false } });
    bench.stream().hold()();
    await bench.pass(3000);
    expect(bench.stream().isAlive).toBe(true);
    bench.live.restart("news");
    await bench.pass(1500);
    expect(bench.pool.running).toHaveLength(0);
    expect(bench.stats()).toMatchObject({ running: false });
  });

  it.each([
    ["directly", { news: ["copy://twin"], twin: ["copy://news"] }, "news → twin → news"],
    [
      "in a chain",
      { news: ["copy://b"], b: ["udp://quiet", "copy://twin"], twin: ["copy://news"] },
      "news → b → twin → news",
    ],
  ])("refuses a circle of copies %s, which would hold each other for ever", async (_, copies, way) => {
    bench.pool.sources.set("udp://quiet", { isSilent: true });
    const all = Object.entries(copies).map(([name, list]) => [
      name,
      { urls: list, static: false, clients_timeout: 5, source_timeout: 2 },
    ]);
    bench.streams(Object.fromEntries(all));
    const leave = bench.stream().hold();
    await bench.pass(5000);
    expect(bench.stats()["source_error"]).toBe(`${way}: these copy:// sources form a loop; remove one of them`);
    leave();
    await bench.pass(30_000);
    expect(Object.keys(copies).map((name) => bench.stats(name)["running"])).toEqual(
      Object.keys(copies).map(() => false),
    );
  });

  it("begins with the source that was chosen by hand while nobody watched", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"], static: false } });
    bench.live.switchSource("news", "udp://b");
    bench.stream().hold();
    await bench.pass(2000);
    expect(bench.stats()["url"]).toBe("udp://b");
  });
});

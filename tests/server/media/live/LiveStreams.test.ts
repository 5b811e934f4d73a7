import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { LiveBench } from "./support/LiveBench.ts";

const base: Omit<Stream, "name"> = { urls: ["udp://a", "udp://b"] };
const ladder = { video: { 1: { bitrate: 2_000_000 }, 2: { bitrate: 1_000_000 } } };

describe("a change of the config", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it.each<[string, Partial<Stream>]>([
    ["title", { title: "The news" }],
    ["output settings", { segment_count: 3, segment_duration: 4000, url_prefix: "http://cdn", add_audio_only: true }],
    ["another source", { urls: ["udp://a", "udp://c"] }],
    ["timeouts", { source_timeout: 7, clients_timeout: 9 }],
    [
      "the running source's priority and timeout",
      { urls: [{ url: "udp://a", priority: "1", source_timeout: 4 }, "udp://b"] },
    ],
    ["authorization and archive", { auth: { url: "http://auth" }, dvr: { root: "/dvr" } }],
  ])("restarts nothing for %s", async (_, change) => {
    bench.streams({ news: base });
    await bench.pass(3000);
    bench.streams({ news: { ...base, ...change } });
    await bench.pass(3000);
    expect(bench.pool.runs).toHaveLength(1);
    expect(bench.stats()).toMatchObject({ alive: true, url: "udp://a", lifetime: 5900 });
  });

  it.each<[string, Partial<Stream>, string]>([
    ["the running source is gone", { urls: ["udp://b"] }, "udp://b"],
    ["an option of the running source is another", { urls: [{ url: "udp://a", program: 7 }] }, "udp://a"],
    ["the transcoder is another", { transcoder: ladder }, "udp://a"],
  ])("starts the source anew when %s", async (_, change, address) => {
    bench.streams({ news: base });
    await bench.pass(3000);
    bench.streams({ news: { ...base, ...change } });
    await bench.pass(200);
    expect(bench.pool.runs).toHaveLength(2);
    expect(bench.pool.running).toHaveLength(1);
    expect(bench.stats()).toMatchObject({ alive: true, url: address, retry_count: 0 });
  });

  it("moves to a source that is preferred from now on, once it gives something", async () => {
    bench.streams({ news: base });
    await bench.pass(3000);
    bench.streams({ news: { urls: ["udp://new", "udp://a"] } });
    await bench.pass(2000);
    expect(bench.stats()).toMatchObject({ url: "udp://new" });
    expect(bench.pool.running).toHaveLength(1);
  });

  it("tries at once when a source that fails is corrected", async () => {
    bench.pool.sources.set("udp://typo", { refusal: "[error] host not found" });
    bench.streams({ news: { urls: ["udp://typo"] } });
    await bench.pass(60_000);
    bench.streams({ news: { urls: ["udp://right"] } });
    await bench.pass(300);
    expect(bench.stats()).toMatchObject({ alive: true, url: "udp://right", retry_count: 0 });
  });

  it("gives a ladder its renditions, on the buses that were there already", async () => {
    bench.streams({ news: base });
    await bench.pass(3000);
    const [first] = bench.stream().renditions;
    let changes = 0;
    bench.stream().onRenditions(() => (changes += 1));
    bench.streams({ news: { ...base, transcoder: ladder } });
    await bench.pass(3000);
    expect(bench.stream().renditions).toHaveLength(2);
    expect(bench.stream().renditions[0]).toBe(first);
    expect(changes).toBe(1);
    expect(bench.stream().renditions[1]?.segments.length).toBeGreaterThan(0);
  });

  it("keeps as many segments as it says from now on", async () => {
    bench.streams({ news: { ...base, segment_count: 2, segment_duration: 1000 } });
    await bench.pass(20_000);
    expect(bench.stream().renditions[0]?.segments).toHaveLength(5);
    bench.streams({ news: { ...base, segment_count: 6, segment_duration: 1000 } });
    await bench.pass(10_000);
    expect(bench.stream().renditions[0]?.segments).toHaveLength(13);
  });

  it("stops a stream that is disabled or removed, and starts one that is enabled", async () => {
    bench.streams({ news: base, more: { urls: ["udp://m"] } });
    await bench.pass(2000);
    bench.streams({ news: { ...base, disabled: true } });
    await bench.pass(100);
    expect(bench.pool.running).toHaveLength(0);
    expect(bench.stats()).toMatchObject({ alive: false, running: false, status: "disabled" });
    expect(bench.live.find("more")).toBeUndefined();
    bench.streams({ news: base });
    await bench.pass(1000);
    expect(bench.stats()).toMatchObject({ alive: true, status: "running" });
  });

  it("stops a stream that is on demand from now on when nobody watches it", async () => {
    bench.streams({ news: base });
    await bench.pass(2000);
    bench.streams({ news: { ...base, static: false } });
    await bench.pass(100);
    expect(bench.pool.running).toHaveLength(0);
    bench.streams({ news: base });
    await bench.pass(1000);
    expect(bench.stream().isAlive).toBe(true);
  });

  it("tells listeners of the streams that are there, come and go", () => {
    bench.streams({ news: base });
    const seen: string[] = [];
    const stop = bench.live.onStream(({ name }) => {
      seen.push(`+${name}`);
      return () => seen.push(`-${name}`);
    });
    bench.streams({ news: base, more: base });
    bench.streams({ more: base });
    expect(seen).toEqual(["+news", "+more", "-news"]);
    stop();
    bench.streams({});
    expect(seen).toEqual(["+news", "+more", "-news", "-more"]);
  });
});

describe("the rename of a running stream", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it("is found by the port it receives at, while it does", async () => {
    bench.streams({ news: { urls: ["udp://0.0.0.0:5000"] }, other: { urls: ["rtmp://0.0.0.0:5001/a"] } });
    await bench.pass(2000);
    expect(bench.live.findReceiver("5000")?.name).toBe("news");
    expect(bench.live.findReceiver("5001"), "it calls, and does not receive").toBeUndefined();
    bench.streams({ news: { urls: ["udp://0.0.0.0:5000"], disabled: true } });
    await bench.pass(2000);
    expect(bench.live.findReceiver("5000")).toBeUndefined();
  });

  it("keeps its source, its media and its figures, and tells them under the new name", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(20_000);
    const [bus] = bench.stream().renditions;
    const segments = bus?.segments;
    expect(segments?.length).toBeGreaterThan(0);
    bench.rename("news", "world");
    expect(bench.stream("world").renditions[0]).toBe(bus);
    expect(bus?.segments).toEqual(segments);
    expect(bench.stats("world")).toMatchObject({ alive: true, status: "running", url: "udp://a", retry_count: 0 });
    expect(bench.stats("world")["lifetime"]).toBeGreaterThan(15_000);
    await bench.pass(5000);
    expect(bench.pool.countOf("udp://a")).toBe(1);
    expect(bench.notes).toContain("world info Renamed: its name was news.");
  });

  it("keeps its publisher, who stays connected", async () => {
    bench.streams({ news: { urls: ["publish://"] } });
    let hasEnded = false;
    const publication = { format: "mpegts", from: "10.0.0.9", via: "rtmp", onEnd: () => (hasEnded = true) } as const;
    const media = bench.live.find("news")?.publish(publication);
    media?.write(bench.media.subarray(0, 188 * 4000));
    await bench.pass(2000);
    bench.rename("news", "world");
    media?.write(bench.media.subarray(188 * 4000, 188 * 8000));
    await bench.pass(2000);
    expect(hasEnded).toBe(false);
    expect(bench.stats("world")).toMatchObject({ alive: true, published_from: "10.0.0.9" });
    // It comes back to the address it knows.
    media?.end();
    await bench.pass(10_000);
    expect(bench.live.findForPublishing("news")?.name).toBe("world");
  });

  it("is found at its old address as long as somebody uses that, and a minute more", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(3000);
    bench.rename("news", "world");
    for (let polls = 0; polls < 20; polls += 1) {
      await bench.pass(10_000);
      expect(bench.live.find("news")).toBe(bench.stream("world"));
    }
    await bench.pass(62_000);
    expect(bench.live.find("news")).toBeUndefined();
  });

  it("leaves its old name to a new stream of that name at once", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    await bench.pass(3000);
    bench.rename("news", "world");
    bench.streams({ world: { urls: ["udp://a"] }, news: { urls: ["udp://b"] } });
    await bench.pass(3000);
    expect(bench.live.find("news")?.name).toBe("news");
    expect(bench.stats("news")).toMatchObject({ url: "udp://b", alive: true });
    expect(bench.stats("world")).toMatchObject({ url: "udp://a", alive: true });
  });

  it("takes other changes of the same save along", async () => {
    bench.streams({ news: { urls: ["udp://a"], title: "News" } });
    await bench.pass(3000);
    bench.rename("news", "world", { urls: ["udp://b"], title: "World" });
    await bench.pass(3000);
    expect(bench.stream("world").config).toMatchObject({ name: "world", title: "World" });
    expect(bench.stats("world")).toMatchObject({ url: "udp://b", alive: true });
  });

  it("is told of to what serves, records and sends it, once and by both names", async () => {
    bench.streams({ news: { urls: ["udp://a"] } });
    const gone: string[] = [];
    const told: string[] = [];
    bench.live.onStream((stream) => () => gone.push(stream.name));
    bench.live.onRename((stream, from) => told.push(`${from} is ${stream.name}`));
    bench.rename("news", "world");
    expect([gone, told]).toEqual([[], ["news is world"]]);
  });

  it("does not touch what copies it", async () => {
    bench.streams({ news: { urls: ["udp://a"] }, twin: { urls: ["copy://news"] } });
    await bench.pass(3000);
    bench.rename("news", "world", undefined, { twin: { urls: ["copy://world"] } });
    await bench.pass(3000);
    expect(bench.stats("twin")).toMatchObject({ alive: true, url: "copy://world" });
  });
});

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
    expect(bench.stream().renditions[0]?.segments).toHaveLength(4);
    bench.streams({ news: { ...base, segment_count: 6, segment_duration: 1000 } });
    await bench.pass(10_000);
    expect(bench.stream().renditions[0]?.segments).toHaveLength(8);
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

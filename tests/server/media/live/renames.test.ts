import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LiveBench } from "./support/LiveBench.ts";

describe("the rename of a running stream", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

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

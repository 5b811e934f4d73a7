import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { streamStatus } from "../../../../src/model/stream/streamStatus.ts";
import { LiveBench } from "./support/LiveBench.ts";

describe("streams published to a location", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  function publish(name: string) {
    const stream = bench.live.findForPublishing(name);
    if (!stream) throw new Error(`No stream takes ${name}.`);
    const onEnd = vi.fn<() => void>();
    const media = stream.publish({ format: "mpegts", from: "192.0.2.1", via: "rtmp", onEnd });
    media.write(bench.media.subarray(0, 188 * 1000));
    return { stream, media, onEnd };
  }

  const names = (): readonly string[] => [...bench.live.all].map(({ name }) => name);

  it("are taken by the location with the longest prefix that fits", () => {
    bench.configure({ lives: { live: { prefix: "live" }, "live/hd": { prefix: "live/hd" } } });
    expect(publish("live/hd/cam").stream.place).toEqual(["lives", "live/hd", "streams", "live/hd/cam"]);
    expect(publish("live/cam").stream.place).toEqual(["lives", "live", "streams", "live/cam"]);
    expect(bench.live.findForPublishing("lively/cam")).toBeUndefined();
    expect(bench.live.findForPublishing("live")).toBeUndefined();
    bench.configure({ lives: { "": { prefix: "" } } });
    expect(publish("anything").stream.place).toEqual(["lives", "", "streams", "anything"]);
  });

  it("run by the location's settings, and follow their changes", async () => {
    bench.configure({ lives: { live: { prefix: "live", auth: { max_sessions: 3 }, title: "On air" } } });
    const { stream, onEnd } = publish("live/cam");
    expect(stream.config).toMatchObject({ name: "live/cam", auth: { max_sessions: 3 }, title: "On air" });
    bench.configure({ lives: { live: { prefix: "live", auth: { max_sessions: 9 } } } });
    expect(stream.config).toMatchObject({ auth: { max_sessions: 9 } });
    expect(onEnd).not.toHaveBeenCalled();
  });

  it("appear with their publisher and go some seconds after it", async () => {
    bench.configure({ lives: { live: { prefix: "live" } } });
    const seen: string[] = [];
    bench.live.onStream(({ name }) => {
      seen.push(`+${name}`);
      return () => seen.push(`-${name}`);
    });
    const { media } = publish("live/cam");
    await bench.pass(1000);
    bench.report();
    expect(bench.tree).toMatchObject({
      lives: { live: { streams: { "live/cam": { name: "live/cam", urls: ["publish://"], stats: { alive: true } } } } },
    });
    media.end();
    await bench.pass(1500);
    expect(bench.live.find("live/cam")).toBeDefined();
    await bench.pass(6000);
    expect(bench.live.find("live/cam")).toBeUndefined();
    bench.report();
    expect(bench.tree).toEqual({ lives: { live: { streams: {} } } });
    expect(seen).toEqual(["+live/cam", "-live/cam"]);
  });

  it("stay the same stream when the publisher comes back within seconds", async () => {
    bench.configure({ lives: { live: { prefix: "live" } } });
    const first = publish("live/cam");
    await bench.pass(1000);
    first.media.end();
    await bench.pass(3000);
    const second = publish("live/cam");
    await bench.pass(10_000);
    expect(second.stream).toBe(first.stream);
    expect(names()).toEqual(["live/cam"]);
  });

  it("show as expected while the publisher is away for a moment", async () => {
    bench.configure({ lives: { live: { prefix: "live" } } });
    const { media } = publish("live/cam");
    await bench.pass(1000);
    media.end();
    bench.report();
    const stats = JSON.parse(JSON.stringify(bench.live.find("live/cam")?.stats(0)));
    expect(streamStatus({ urls: ["publish://"], static: false, stats }, "published").kind).toBe("expecting");
  });

  it("are not shown while a publisher only asks, and forgotten when none comes", async () => {
    bench.configure({ lives: { live: { prefix: "live" } } });
    expect(bench.live.findForPublishing("live/cam")).toBe(bench.live.findForPublishing("live/cam"));
    expect(names()).toEqual([]);
    expect(bench.report()).toEqual({});
    await bench.pass(25_000);
    expect(bench.live.find("live/cam")).toBeUndefined();
  });

  it("are only so many that wait for permission, and made-up names keep no publisher out", () => {
    bench.configure({ lives: { live: { prefix: "live" } } });
    publish("live/on-air");
    const asked = Array.from({ length: 500 }, (_, index) => `live/${index}`);
    for (const name of asked) bench.live.findForPublishing(name);
    expect(asked.filter((name) => bench.live.find(name) !== undefined)).toEqual(asked.slice(-200));
    expect(bench.live.find("live/on-air")?.isPublished).toBe(true);
    publish("live/cam");
    expect(bench.live.find("live/cam")?.isPublished).toBe(true);
  });

  it("have names that do no harm", () => {
    bench.configure({ lives: { "": { prefix: "" } } });
    const hostile = [
      "",
      "a/../b",
      "..",
      "a//b",
      "a\\b",
      "a\u0000b",
      "a\nb",
      "__proto__",
      "x/constructor",
      "a\u202eb",
      "a".repeat(300),
    ];
    for (const name of hostile) expect(bench.live.findForPublishing(name), JSON.stringify(name)).toBeUndefined();
    expect(bench.live.findForPublishing("Ünï cödé/カメラ 1")).toBeDefined();
  });

  it("end with their location, and give way to a stream of the config", async () => {
    bench.configure({ lives: { live: { prefix: "live" } } });
    const { onEnd } = publish("live/cam");
    const other = publish("live/studio");
    bench.streams({ "live/cam": { publish_enabled: true } });
    expect(onEnd).toHaveBeenCalledOnce();
    expect(bench.stream("live/cam").place).toEqual(["streams", "live/cam"]);
    bench.configure({ lives: {} });
    expect(other.onEnd).toHaveBeenCalledOnce();
    expect(names()).toEqual([]);
    expect(bench.pool.running).toHaveLength(0);
  });
});

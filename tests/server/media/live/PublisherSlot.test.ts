import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ServerError } from "../../../../server/ServerError.ts";
import { FlvBeginning } from "../../../../server/media/live/FlvBeginning.ts";
import type { Publication } from "../../../../server/media/live/RunningStream.ts";
import { streamStatus } from "../../../../src/model/stream/streamStatus.ts";
import { LiveBench } from "./support/LiveBench.ts";

const EACH_MS = 100;

describe("publishing", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  /** Publishes MPEG-TS at its own pace until it is told to stop. */
  function publish(name: string, kbit = 400, told: Partial<Publication> = {}) {
    const stream = bench.live.findForPublishing(name);
    if (!stream) throw new Error(`No stream takes ${name}.`);
    const onEnd = vi.fn<() => void>();
    const media = stream.publish({ format: "mpegts", from: "192.0.2.1", via: "srt", onEnd, ...told });
    let at = 0;
    const step = Math.floor((kbit * EACH_MS) / 8 / 188) * 188;
    const timer = setInterval(() => {
      if (at + step > bench.media.length) at = 0;
      media.write(bench.media.subarray(at, at + step));
      at += step;
    }, EACH_MS);
    const end = (): void => {
      clearInterval(timer);
      media.end();
    };
    return { stream, onEnd, end, silence: () => clearInterval(timer) };
  }

  it("expects a publisher, is online with one, and expects the next when that has left", async () => {
    const urls = ["publish://"];
    bench.streams({ news: { urls } });
    await bench.pass(2000);
    expect(streamStatus({ urls, stats: bench.stats() }).kind).toBe("expecting");
    const { end } = publish("news");
    await bench.pass(8000);
    expect(bench.stats()).toMatchObject({
      alive: true,
      url: "publish://",
      published_from: "192.0.2.1",
      published_via: "srt",
    });
    expect(streamStatus({ urls, stats: bench.stats() }).kind).toBe("online");
    end();
    await bench.pass(2000);
    const stats = bench.stats();
    expect(stats).toMatchObject({ alive: false, running: false, status: "expecting", publish_enabled: true });
    expect(stats).not.toHaveProperty("published_from");
    expect(streamStatus({ urls, stats }).kind).toBe("expecting");
    expect(bench.pool.running).toHaveLength(0);
    expect(bench.notes).toContain("news info Publisher 192.0.2.1 (srt) connected.");
    expect(bench.notes).toContain("news info Publisher 192.0.2.1 (srt) disconnected.");
  });

  it("takes one publisher at a time, and the next one at once when the first has left", async () => {
    bench.streams({ news: { publish_enabled: true } });
    const { end } = publish("news");
    expect(() => publish("news")).toThrow(expect.objectContaining({ kind: "conflict" }));
    end();
    expect(() => publish("news")).not.toThrow();
  });

  it("tells a publisher neither who publishes already nor what is wrong with the settings", () => {
    bench.streams({ news: { publish_enabled: true }, broken: { publish_enabled: true } });
    publish("news");
    expect(() => publish("news")).toThrow("news already has a publisher.");
    expect(bench.notes).toContain("news info Publisher 192.0.2.1 (srt) connected.");
    bench.pool.start = () => {
      throw new ServerError("invalid", "The logo /srv/logos/of-ours.png is not there.");
    };
    expect(() => publish("broken")).toThrow("The stream does not accept publishers now.");
    expect(bench.notes.join("\n")).toContain("broken warning A publisher cannot be accepted: The logo /srv");
  });

  it("refuses publishers where publishing is off", () => {
    bench.streams({ news: { urls: ["udp://a"] }, off: { publish_enabled: true, disabled: true } });
    expect(() => publish("news")).toThrow(expect.objectContaining({ kind: "forbidden" }));
    expect(() => publish("off")).toThrow(expect.objectContaining({ kind: "forbidden" }));
  });

  it("plays a publisher in the place of its entry among the sources", async () => {
    bench.streams({ news: { urls: ["publish://", "udp://b"] }, more: { urls: ["udp://a", "publish://"] } });
    await bench.pass(2000);
    expect(bench.stats("news")["url"]).toBe("udp://b");
    const { end } = publish("news");
    publish("more");
    await bench.pass(3000);
    expect(bench.stats("news")["url"]).toBe("publish://");
    expect(bench.stats("more")["url"]).toBe("udp://a");
    bench.pool.of("udp://a").end(null);
    end();
    await bench.pass(500);
    expect(bench.stats("more")["url"]).toBe("publish://");
    await bench.pass(2000);
    expect(bench.stats("news")).toMatchObject({ url: "udp://b", retry_count: 0 });
  });

  it("drops a publisher that sends nothing for the source timeout", async () => {
    bench.streams({ news: { publish_enabled: true, source_timeout: 5 } });
    const { onEnd, silence } = publish("news");
    await bench.pass(3000);
    silence();
    await bench.pass(4000);
    expect(onEnd).not.toHaveBeenCalled();
    await bench.pass(3000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(bench.stats()["source_error"]).toBe("no media came for 5 s");
  });

  it("drops a publisher that never sends anything", async () => {
    bench.streams({ news: { publish_enabled: true, source_timeout: 5 } });
    const { onEnd, silence } = publish("news");
    silence();
    await bench.pass(8000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("cuts off a publisher that sends more than the most that is allowed", async () => {
    bench.streams({ news: { publish_enabled: true, max_bitrate: 500 } });
    const modest = publish("news", 400);
    await bench.pass(20_000);
    expect(modest.onEnd).not.toHaveBeenCalled();
    modest.end();
    const { onEnd } = publish("news", 2000);
    await bench.pass(8000);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(bench.stats()["source_error"]).toMatch(/^the publisher sent \d+ kbps, more than the 500 allowed$/);
  });

  it.each([
    ["the stream is disabled", { publish_enabled: true, disabled: true }],
    ["publishing is turned off", {}],
  ])("drops the publisher when %s", async (_, changed) => {
    bench.streams({ news: { publish_enabled: true } });
    const { onEnd } = publish("news");
    await bench.pass(2000);
    bench.streams({ news: changed });
    expect(onEnd).toHaveBeenCalledOnce();
    await bench.pass(100);
    expect(bench.pool.running).toHaveLength(0);
  });

  it("drops the publisher when the stream is restarted or its process crashes", async () => {
    bench.streams({ news: { publish_enabled: true } });
    const first = publish("news");
    await bench.pass(2000);
    bench.live.restart("news");
    expect(first.onEnd).toHaveBeenCalledOnce();
    const second = publish("news");
    await bench.pass(2000);
    bench.pool.of("pipe:0").end(1, "[error] pipe:0: Invalid data found when processing input");
    await bench.pass(500);
    expect(second.onEnd).toHaveBeenCalledOnce();
    expect(bench.stats()["source_error"]).toBe("no media could be read");
    publish("news");
    await bench.pass(2000);
    expect(bench.stats()).not.toHaveProperty("source_error");
  });

  it("keeps the publisher where a process that worked is gone, and drops it where the next one is gone at once", async () => {
    bench.streams({ news: { publish_enabled: true } });
    const { onEnd } = publish("news");
    await bench.pass(12_000);
    bench.pool.of("pipe:0").end(null);
    await bench.pass(3000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(bench.stats()).toMatchObject({ alive: true, published_from: "192.0.2.1" });
    expect(bench.pool.runs).toHaveLength(2);
    expect(bench.notes.join("\n")).toMatch(
      /warning The process that reads publisher 192\.0\.2\.1 \(srt\) has ended: .* Another one goes on\./,
    );
    bench.pool.of("pipe:0").end(null);
    await bench.pass(500);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("says what is wrong with a publisher whose media cannot be read at all", async () => {
    bench.streams({ news: { publish_enabled: true } });
    const { onEnd, silence } = publish("news");
    silence();
    bench.pool.of("pipe:0").end(1, "[error] pipe:0: Invalid data found when processing input");
    await bench.pass(500);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(bench.stats()["source_error"]).toBe("no media could be read");
  });

  it("keeps the publisher when the transcoder changes", async () => {
    bench.streams({ news: { publish_enabled: true } });
    const { onEnd } = publish("news");
    await bench.pass(3000);
    bench.streams({ news: { publish_enabled: true, transcoder: { video: { 1: { bitrate: 1_000_000 } } } } });
    await bench.pass(3000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(bench.stats()).toMatchObject({ alive: true, running_transcoder: true });
    expect(bench.pool.running).toHaveLength(1);
  });

  it("keeps the publisher, and takes the next one, where the stream's logo is not there, and says so until it is gone", async () => {
    const logo = { path: "/tmp/logo.png", left: 5 };
    bench.streams({ news: { publish_enabled: true } });
    const { onEnd, end } = publish("news");
    await bench.pass(3000);
    bench.streams({ news: { publish_enabled: true, logo } });
    await bench.pass(3000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(bench.stats()).toMatchObject({ alive: true, running_transcoder: false });
    expect(bench.stats()["source_error"]).toMatch(/^plays without the logo \/tmp\/logo\.png/);
    expect(bench.notes.join("\n")).toContain("news warning logo: plays without the logo /tmp/logo.png");
    end();
    await bench.pass(2000);
    expect(bench.stats()).not.toHaveProperty("source_error");
    publish("news");
    await bench.pass(3000);
    expect(bench.stats()).toMatchObject({ alive: true, source_error: expect.stringContaining("/tmp/logo.png") });
    bench.streams({ news: { publish_enabled: true } });
    await bench.pass(3000);
    expect(bench.stats()).toMatchObject({ alive: true });
    expect(bench.stats()).not.toHaveProperty("source_error");
  });

  it("keeps the publisher with the settings from before where new ones cannot be played, and says why", async () => {
    bench.streams({ news: { publish_enabled: true } });
    const { onEnd } = publish("news");
    await bench.pass(3000);
    const [run] = bench.pool.running;
    const start = bench.pool.start.bind(bench.pool);
    bench.pool.start = () => {
      throw new ServerError("invalid", "The processor cannot encode hevc here.");
    };
    const transcoder = { video: { 1: { bitrate: 1_000_000 } } };
    bench.streams({ news: { publish_enabled: true, transcoder } });
    await bench.pass(3000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(bench.pool.running).toEqual([run]);
    expect(bench.stats()).toMatchObject({
      alive: true,
      published_from: "192.0.2.1",
      source_error: "the publisher plays on with the settings from before: The processor cannot encode hevc here",
    });
    bench.pool.start = start;
    bench.streams({ news: { publish_enabled: true, transcoder, title: "News" } });
    await bench.pass(3000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(bench.stats()).toMatchObject({ alive: true, running_transcoder: true });
    expect(bench.stats()).not.toHaveProperty("source_error");
  });

  it("goes back to the settings from before where the process of new ones ends without media, and stays there", async () => {
    const published = { publish_enabled: true };
    bench.streams({ news: published });
    const { onEnd } = publish("news");
    await bench.pass(3000);
    const broken = {
      ...published,
      transcoder: { global: { hw: "nvenc" as const }, video: { 1: { bitrate: 500_000 } } },
    };
    bench.pool.sources.set("-encode", { refusal: "[error] Error while opening encoder for output stream #0:0" });
    bench.streams({ news: broken });
    await bench.pass(3000);
    expect(onEnd).not.toHaveBeenCalled();
    const source_error = "the publisher plays on with the settings from before: the encoder could not be started";
    expect(bench.stats()).toMatchObject({ alive: true, running_transcoder: false, source_error });
    const count = bench.pool.runs.length;
    bench.streams({ news: { ...broken, title: "News" } });
    await bench.pass(3000);
    expect(bench.pool.runs).toHaveLength(count);
    expect(bench.stats()).toMatchObject({ alive: true, source_error });
    bench.streams({ news: published });
    await bench.pass(3000);
    expect(bench.stats()).toMatchObject({ alive: true });
    expect(bench.stats()).not.toHaveProperty("source_error");
    bench.pool.of("pipe:0").end(1, "[error] pipe:0: Invalid data found when processing input");
    await bench.pass(500);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it("writes a session description once, and then ends the pipe so that it is read", async () => {
    bench.streams({ news: { publish_enabled: true } });
    const media = bench.stream().publish({ format: "sdp", from: "192.0.2.1", via: "webrtc", onEnd: () => undefined });
    media.write(Buffer.from("v=0\r\n"));
    media.write(Buffer.from("more"));
    await bench.pass(100);
    const run = bench.pool.of("pipe:0");
    expect(Buffer.concat(run.written).toString()).toBe("v=0\r\n");
    expect(run.stdin.writableEnded).toBe(true);
  });

  it("runs a published on-demand stream though nobody watches", async () => {
    bench.streams({ news: { urls: ["publish://", "udp://a"], static: false } });
    publish("news");
    await bench.pass(3000);
    expect(bench.stats()).toMatchObject({ alive: true, running: true, url: "publish://" });
    expect(bench.pool.runs).toHaveLength(1);
  });
});

const header = Buffer.from("FLV\u0001\u0005\u0000\u0000\u0000\u0009\u0000\u0000\u0000\u0000", "latin1");

function tag(type: number, ...payload: readonly number[]): Buffer {
  const bytes = Buffer.alloc(11 + payload.length + 4);
  bytes[0] = type;
  bytes.writeUIntBE(payload.length, 1, 3);
  Buffer.from(payload).copy(bytes, 11);
  bytes.writeUInt32BE(11 + payload.length, 11 + payload.length);
  return bytes;
}

const facts = tag(18, 2, 0, 10);
const avcSetup = tag(9, 0x17, 0, 1, 2, 3);
const aacSetup = tag(8, 0xaf, 0, 9);
const picture = tag(9, 0x17, 1, 7, 7, 7);
const sound = tag(8, 0xaf, 1, 5);

describe("FlvBeginning", () => {
  it("keeps header, facts and the setup of picture and sound, and no media", () => {
    const beginning = new FlvBeginning();
    beginning.take(Buffer.concat([header, facts, avcSetup]));
    for (const bytes of [aacSetup, picture, sound, picture, sound]) beginning.take(bytes);
    expect(beginning.bytes.equals(Buffer.concat([header, facts, avcSetup, aacSetup]))).toBe(true);
  });

  it("keeps the newest setup of a publisher that changes its picture", () => {
    const beginning = new FlvBeginning();
    const next = tag(9, 0x17, 0, 4, 5, 6);
    beginning.take(Buffer.concat([header, avcSetup, picture]));
    beginning.take(next);
    expect(beginning.bytes.equals(Buffer.concat([header, next]))).toBe(true);
  });

  it("keeps the setup of a newer codec with an extended header", () => {
    const beginning = new FlvBeginning();
    const setup = tag(9, 0x90, 0x68, 0x76, 0x63, 0x31, 1);
    beginning.take(Buffer.concat([header, setup, tag(9, 0x93, 0x68, 0x76, 0x63, 0x31, 2)]));
    expect(beginning.bytes.equals(Buffer.concat([header, setup]))).toBe(true);
  });

  it("comes to an end with bytes that are no tags", () => {
    const beginning = new FlvBeginning();
    beginning.take(Buffer.alloc(1000, 0xff));
    beginning.take(Buffer.from("FLV"));
    expect(beginning.bytes.length).toBeLessThan(20);
  });
});

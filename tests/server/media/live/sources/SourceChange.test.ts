import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LiveBus } from "../../../../../server/media/bus/LiveBus.ts";
import { TrackWatch } from "../../../../../server/media/live/TrackWatch.ts";
import type { MediaInfo } from "../../../../../src/generated/types/MediaInfo.ts";
import { tsOf } from "../../support/tsOf.ts";
import { LiveBench } from "../support/LiveBench.ts";

const urls = ["udp://a"];
const newSound = "[mpegts @ 0x55] [warning] New audio stream 0:2 at pos:2073076 and DTS:0s";

describe("a source whose tracks change while it plays", () => {
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });

  afterEach(async () => bench.close());

  it("is read anew within a second or two, with a discontinuity, and says so in the log", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(6000);
    const before = bench.pool.of("udp://a");
    before.complain(newSound);
    await bench.pass(3000);
    expect(before.isRunning).toBe(false);
    expect(bench.pool.countOf("udp://a")).toBe(2);
    expect(bench.notes).toContain("news info The source has changed: an audio track appeared. Reopening it.");
    expect(bench.stats()).toMatchObject({ alive: true, status: "running", retry_count: 0 });
    const marked = bench.stream().renditions[0]?.segments.filter(({ isDiscontinuity }) => isDiscontinuity);
    expect(marked).toHaveLength(1);
  });

  it("is not read anew all the time when it changes all the time", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(6000);
    for (let second = 0; second < 20; second += 1) {
      bench.pool.of("udp://a").complain(newSound);
      await bench.pass(1000);
    }
    expect(bench.pool.countOf("udp://a")).toBeLessThanOrEqual(6);
  });

  it("goes to the next source as ever when it does not come back", async () => {
    bench.streams({ news: { urls: ["udp://a", "udp://b"], source_timeout: 3 } });
    await bench.pass(6000);
    bench.pool.sources.set("udp://a", { isSilent: true });
    bench.pool.of("udp://a").complain(newSound);
    await bench.pass(9000);
    expect(bench.stats()).toMatchObject({ alive: true, url: "udp://b" });
  });

  it("is given time to come back, and not begun anew while it does", async () => {
    bench.streams({ news: { urls } });
    await bench.pass(6000);
    bench.pool.sources.set("udp://a", { isSilent: true });
    bench.pool.of("udp://a").complain(newSound);
    await bench.pass(15_000);
    expect(bench.pool.countOf("udp://a")).toBe(2);
  });

  it("is left alone where it is a file in a loop, whose end would never be played", async () => {
    bench.streams({ news: { urls: ["file://films/a.ts"] } });
    await bench.pass(6000);
    bench.pool.of("file://films/a.ts").complain(newSound);
    await bench.pass(6000);
    expect(bench.pool.countOf("file://films/a.ts")).toBe(1);
  });

  it("is read anew for a publisher too, who stays", async () => {
    bench.streams({ news: { urls: ["publish://"] } });
    let isEnded = false;
    const media = bench
      .stream()
      .publish({ format: "mpegts", from: "192.0.2.1", via: "srt", onEnd: () => (isEnded = true) });
    const step = 188 * Math.floor(bench.media.length / 188 / 600);
    for (let at = 0, time = 0; time < 90; at += step, time += 1) {
      media.write(bench.media.subarray(at, at + step));
      if (time === 60) bench.pool.running[0]?.complain(newSound);
      await bench.pass(100);
    }
    expect(bench.pool.runs).toHaveLength(2);
    expect(isEnded).toBe(false);
    expect(bench.stats()).toMatchObject({ alive: true, published_via: "srt" });
  });
});

describe("what is known of a stream's tracks", () => {
  it("is looked at again after a change, and the log says what was and what is", async () => {
    const infos: MediaInfo[] = [
      { width: 320, tracks: [{ track_id: "v1", content: "video", codec: "h264", size: "320x180", pid: 256 }] },
      { width: 640, tracks: [{ track_id: "v1", content: "video", codec: "hevc", size: "640x360", pid: 256 }] },
    ];
    const words: string[] = [];
    const looked: Buffer[] = [];
    const watch = new TrackWatch(
      async (bytes) => {
        looked.push(bytes);
        return infos[looked.length - 1];
      },
      { onChange: (text) => words.push(text) },
    );
    const bus = new LiveBus({ keep: 8, targetMs: 2000, now: () => 0 });
    const feed = { isTranscoding: false, inputInfo: undefined };
    watch.begin(feed as Parameters<typeof watch.begin>[0], [bus]);
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    bus.write(await tsOf({ seconds: 5 }));
    await settled();
    expect(watch.info).toMatchObject({ width: 320 });
    bus.write(await tsOf({ seconds: 5, size: "640x360", from: 5 }));
    await settled();
    bus.restart();
    await settled();
    expect(watch.info).toMatchObject({ width: 640 });
    expect(looked).toHaveLength(2);
    expect(words).toEqual(["The media has changed from h264 320x180 to hevc 640x360. Players restart."]);
  });
});

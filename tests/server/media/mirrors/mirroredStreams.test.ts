import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { applyMergePatch } from "../../../../src/model/merge/mergePatch.ts";
import { isOffered } from "../../../../server/media/mirrors/originRoutes.ts";
import { MirrorReport } from "../../../../server/media/mirrors/MirrorReport.ts";
import type { ProvidedStreams } from "../../../../server/media/live/ProvidedStreams.ts";
import { LiveBench } from "../live/support/LiveBench.ts";

const nothing = { servers: {}, sources: {} };

describe("mirrored streams", () => {
  let bench: LiveBench;
  let provided: ProvidedStreams;

  beforeEach(() => {
    bench = new LiveBench();
    provided = bench.provideOrigins();
  });

  afterEach(async () => bench.close());

  function bring(
    streams: Readonly<Record<string, Omit<Stream, "name">>>,
    mirror = "1",
    formerNames: readonly string[] = [],
  ): void {
    const named = Object.entries(streams).map(([name, stream]) => {
      const config = { name, urls: [`http://origin:80/${name}`], static: false, ...stream };
      const provider = { id: `/sources/${mirror}`, takenWords: "A mirror brings it too." };
      return [name, { provider, place: ["sources", mirror, "streams", name], config, formerNames }] as const;
    });
    provided.follow(new Map(named));
  }

  const report = (from: MirrorReport, isFull = false) => from.next([...provided.all], nothing, isFull);

  it("go on under another name when their origin has renamed them", async () => {
    const seen: string[] = [];
    bring({ news: { static: true } });
    await bench.pass(3000);
    bench.live.onStream((stream) => () => void seen.push(`-${stream.name}`));
    const stream = bench.live.find("news");
    bring({ world: { static: true } }, "1", ["news"]);
    expect(bench.live.find("world")).toBe(stream);
    expect(bench.live.find("news")).toBe(stream);
    expect(stream?.place).toEqual(["sources", "1", "streams", "world"]);
    expect(seen).toEqual([]);
    // A mirror of this one hears of it too.
    expect(bench.live.formerNamesOf("world")).toEqual(["news"]);
  });

  it("are streams of the server like others, at their mirror's place", async () => {
    const seen: string[] = [];
    bench.live.onStream(({ name }) => {
      seen.push(`+${name}`);
      return () => void seen.push(`-${name}`);
    });
    bring({ news: {}, sport: {} });
    expect(bench.live.find("news")?.place).toEqual(["sources", "1", "streams", "news"]);
    expect(bench.live.totals()).toMatchObject({ total_streams: 2 });
    bring({ news: {} });
    expect(seen).toEqual(["+news", "+sport", "-sport"]);
  });

  it("go on undisturbed while nothing of them changes, and follow what does", () => {
    bring({ news: { title: "One" } });
    const stream = bench.live.find("news");
    bring({ news: { title: "Two" }, sport: {} });
    expect(bench.live.find("news")).toBe(stream);
    expect(stream?.config.title).toBe("Two");
    bring({ news: {} }, "2");
    expect(bench.live.find("news")).not.toBe(stream);
  });

  it("show in words why their origin gives nothing, and try again", async () => {
    bring({ news: { static: true } });
    await bench.pass(5000);
    expect(bench.live.find("news")?.stats(0)).toMatchObject({
      alive: false,
      running: true,
      source_error: expect.stringContaining("no cluster key is set"),
    });
    expect(Number(bench.live.find("news")?.stats(0).retry_count)).toBeGreaterThan(3);
    expect(bench.pool.runs).toEqual([]);
  });

  it("leave their name to a stream of the config for as long as that is there, and the log says so", async () => {
    bring({ news: {} });
    bench.streams({ news: { urls: ["publish://"] } });
    expect(bench.live.find("news")?.place).toEqual(["streams", "news"]);
    expect([...bench.live.all]).toHaveLength(1);
    expect(bench.notes.join()).toContain("news warning A mirror brings it too.");
    bench.streams({});
    await bench.pass(1000);
    expect(bench.live.find("news")?.place).toEqual(["sources", "1", "streams", "news"]);
  });

  it("leave their name to a publisher who has come, but not to one who only asks", async () => {
    bench.configure({ lives: { "": { prefix: "" } } });
    bring({ cam: {} });
    const expected = bench.live.findForPublishing("cam");
    expect(expected?.place[0]).toBe("lives");
    expect(bench.live.find("cam")?.place[0]).toBe("sources");
    const published = expected?.publish({
      format: "mpegts",
      from: "192.0.2.1",
      via: "rtmp",
      onEnd: vi.fn<() => void>(),
    });
    expect(bench.live.find("cam")).toBe(expected);
    expect([...bench.live.all]).toHaveLength(1);
    published?.end();
    await bench.pass(10_000);
    expect(bench.live.find("cam")?.place[0]).toBe("sources");
  });

  it("take no publisher", () => {
    bring({ cam: {} });
    expect(() =>
      bench.live.findForPublishing("cam")?.publish({ format: "flv", from: "x", via: "rtmp", onEnd: () => undefined }),
    ).toThrow("does not accept publishers");
  });

  it("are told whole to a newcomer, and later only where something changed", async () => {
    const told = new MirrorReport();
    bring({ news: { title: "Seen", meta: { comment: "note" } }, sport: {} });
    const whole = report(told, true);
    expect(whole).toMatchObject({
      sources: {
        "1": {
          streams: {
            news: { name: "news", title: "Seen", static: false, position: 0, meta: { comment: "note" } },
            sport: { name: "sport", urls: ["http://origin:80/sport"], stats: { alive: false, status: "waiting" } },
          },
        },
      },
    });
    for (let second = 0; second < 12; second += 1) expect(report(told)).toEqual({});
    const leave = bench.live.find("sport")?.hold();
    expect(report(told)).toMatchObject({ sources: { "1": { streams: { sport: { stats: { running: true } } } } } });
    leave?.();
    bring({ sport: {} });
    const rest = report(told);
    expect(rest).toMatchObject({ sources: { "1": { streams: { news: null, sport: { position: 0 } } } } });
    expect(applyMergePatch(whole, rest)).toHaveProperty("sources.1.streams.sport");
    expect(report(told)).toEqual({});
  });

  it("are cheap by the thousand while nobody watches: no process, and few are looked at each second", async () => {
    bring(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`s${index}`, {}])));
    const told = new MirrorReport();
    report(told, true);
    const stats = vi.spyOn(Object.getPrototypeOf(bench.live.find("s1")), "stats");
    const ticks = vi.spyOn(Object.getPrototypeOf(bench.live.find("s1")), "tick");
    bench.live.tick();
    expect(report(told)).toEqual({});
    expect([stats.mock.calls.length, ticks.mock.calls.length]).toEqual([500, 500]);
    expect(bench.pool.runs).toEqual([]);
    const release = bench.live.find("s4999")?.hold();
    for (let second = 0; second < 3; second += 1) {
      stats.mockClear();
      report(told);
      expect(stats.mock.contexts).toContain(bench.live.find("s4999"));
    }
    release?.();
  });
});

describe("what a server offers to others that mirror it", () => {
  it("is its own streams that are on, published ones and mirrored ones, but none with DRM", () => {
    const config = { name: "news" };
    expect(isOffered({ config })).toBe(true);
    expect(isOffered({ config: { ...config, disabled: true } })).toBe(false);
    const drm = { vendor: "aes128", keyserver: "https://keys.example.com" } as const;
    expect(isOffered({ config: { ...config, drm } })).toBe(false);
  });
});

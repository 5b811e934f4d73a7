import { describe, expect, it, onTestFinished, vi } from "vitest";
import { PulseFeed } from "../../../server/records/pulse/PulseFeed.ts";
import type { PulseSample } from "../../../server/records/pulse/PulseStore.ts";
import { createSimulatedEngine } from "../../../server/simulated/SimulatedEngine.ts";
import { FakeEngine } from "../support/FakeEngine.ts";

function open(engine: ConstructorParameters<typeof PulseFeed>[0]["engine"]) {
  const samples: PulseSample[] = [];
  const pulse = {
    sample: ({ server, streams }: PulseSample) => void samples.push({ server, streams: new Map(streams) }),
  };
  const feed = new PulseFeed({ engine, pulse, everyMs: 20 });
  onTestFinished(() => feed.stop());
  const next = async (): Promise<PulseSample> => {
    const count = samples.length;
    await vi.waitFor(() => expect(samples.length).toBeGreaterThan(count), { timeout: 5000 });
    const sample = samples.at(-1);
    if (sample === undefined) throw new Error("No sample.");
    return sample;
  };
  return { next, feed, samples };
}

describe("what feeds the pulse", () => {
  it("follows the traffic of streams wherever they stand in the tree", async () => {
    const engine = new FakeEngine();
    const { next } = open(engine);
    const stats = { alive: true, bitrate: 2000, out_bandwidth: 6000, client_count: 3 };
    engine.report({
      stats: { input_kbit: 10, output_kbit: 20, total_clients: 5, online_streams: 3 },
      streams: { news: { stats } },
      lives: { live: { streams: { "live/cam": { name: "live/cam", stats } } } },
      sources: { 7: { streams: { mirrored: { stats } } } },
    });
    const { server, streams } = await next();
    expect(server).toEqual({ in: 10_000, out: 20_000, clients: 5, streams: 3 });
    expect([...streams.keys()]).toEqual(["news", "live/cam", "mirrored"]);
    expect(streams.get("live/cam")).toMatchObject({ in: 2_000_000, out: 6_000_000, clients: 3 });
  });

  it("keeps what a later report does not speak of, and forgets a stream that is gone", async () => {
    const engine = new FakeEngine();
    const { next } = open(engine);
    engine.report({
      streams: { a: { stats: { alive: true, bitrate: 1, client_count: 2 } }, b: { stats: { bitrate: 1 } } },
    });
    engine.report({ streams: { a: { stats: { client_count: 9 } }, b: null } });
    expect([...(await next()).streams]).toEqual([["a", expect.objectContaining({ in: 1000, clients: 9 })]]);
    engine.report({ streams: { a: { stats: { alive: false } } } });
    expect((await next()).streams.get("a")).toMatchObject({ in: 0, clients: 9 });
  });

  it("works with the simulated engine", async () => {
    const engine = createSimulatedEngine({ tickMs: 20 });
    onTestFinished(() => engine.stop());
    engine.configure({
      streams: { news: { name: "news", position: 0, static: true, urls: [{ url: "fake://fake" }] } },
    });
    const { samples } = open(engine);
    await vi.waitFor(() => expect(samples.at(-1)?.streams.size).toBe(1), { timeout: 5000 });
  });

  it("rests once it is stopped", async () => {
    const { next, feed, samples } = open(new FakeEngine());
    await next();
    feed.stop();
    const count = samples.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(samples).toHaveLength(count);
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { AdBench } from "./support/AdBench.ts";

let bench: AdBench | undefined;
afterEach(async () => {
  await bench?.stop();
  bench = undefined;
});

function startBench(streams: number, file: string): AdBench {
  bench = new AdBench(streams, file);
  return bench;
}

describe("a slot none of whose files can be played", () => {
  it("is tried once, and told of once", async () => {
    const ads = startBench(1, "nowhere/red.mp4");
    while (ads.nowMs < ads.startMs + 1000) await ads.pass();
    expect(ads.lines).toEqual([
      "news0 warning The advertising file nowhere/red.mp4 was not played: there is no VOD that it could be in.",
      "news0 info The advertising of 20:15:00 was not played: no file of the schedule can be played.",
    ]);
  });

  it("is tried anew where the config has changed meanwhile", async () => {
    const ads = startBench(1, "nowhere/red.mp4");
    await ads.pass();
    await ads.pass();
    expect(ads.lines).toHaveLength(2);
    ads.injector.configure();
    await ads.pass();
    expect(ads.lines).toHaveLength(4);
  });
});

describe("advertising of more streams than there are processes for", () => {
  it("is played in fifty of them; the others tell why not, and no file is blamed", async () => {
    const ads = startBench(60, "ads/red.mp4");
    await ads.pass();
    await vi.waitFor(() => expect(ads.pool.running).toHaveLength(50));
    expect(new Set(ads.pool.runs.map(({ plan }) => plan.kind))).toEqual(new Set(["advert"]));
    while (ads.nowMs < ads.startMs + 5500) ads.nowMs += 500;
    ads.injector.feed();
    const crowded = ads.lines.filter((line) => line.includes("no process was to be had for its file"));
    expect(crowded).toHaveLength(10);
    expect(ads.notices).toEqual([]);
  });

  it("begins as soon as another one's process is over", async () => {
    const ads = startBench(2, "ads/red.mp4");
    ads.pool.most = 1;
    await ads.pass();
    await vi.waitFor(() => expect(ads.pool.runs).toHaveLength(1));
    ads.pool.most = 2;
    await vi.waitFor(() => expect(ads.pool.runs).toHaveLength(2), 5000);
    expect(ads.lines).toEqual([]);
    expect(ads.notices).toEqual([]);
  });
});

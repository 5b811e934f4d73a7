import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../support/temporaryFolder.ts";
import { openPulse } from "./openPulse.ts";

const NEWS = { in: 100, out: 300, clients: 3 };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("the pulse", () => {
  it("keeps each second of the last minutes, and the mean of each minute", async () => {
    const { pulse, clock, pass } = await openPulse();
    const begun = clock.nowMs;
    pass(30, { news: NEWS });
    pass(30, { news: { ...NEWS, in: 200 } });
    expect(pulse.streamPoints("news", "in", "second", 0)).toHaveLength(60);
    expect(pulse.streamPoints("news", "in", "second", clock.nowMs - 2000).map(([, value]) => value)).toEqual([
      200, 200,
    ]);
    pass(60, { news: NEWS });
    const [first] = pulse.streamPoints("news", "in", "minute", 0);
    expect(first?.[0]).toBe(begun);
    // 30 seconds of 100, 29 of 200: the 60th second is the next minute's.
    expect(first?.[1]).toBeCloseTo((30 * 100 + 29 * 200) / 59, 3);
    expect(pulse.streamPoints("news", "clients", "minute", 0)[0]?.[1]).toBe(3);
  });

  it("has no point where a stream did not run, and none of a stream it does not know", async () => {
    const { pulse, pass } = await openPulse();
    pass(2, { news: NEWS });
    pass(3);
    pass(2, { news: NEWS });
    expect(pulse.streamPoints("news", "out", "second", 0)).toHaveLength(4);
    expect(pulse.streamPoints("other", "out", "second", 0)).toEqual([]);
    expect(pulse.streamPoints("__proto__", "out", "second", 0)).toEqual([]);
  });

  it("gives the place of a stream that is long gone to another one, without its past", async () => {
    const { pulse, clock, pass } = await openPulse();
    pass(61, { old: NEWS });
    clock.nowMs += 3 * HOUR;
    pass(1);
    pass(1, { young: NEWS });
    expect(pulse.streamPoints("old", "in", "minute", 0)).toEqual([]);
    expect(pulse.streamPoints("young", "in", "second", 0)).toHaveLength(1);
    expect(pulse.streamPoints("young", "in", "minute", 0)).toEqual([]);
  });

  it("shows the last hour again after a restart, and goes on with it", async () => {
    const first = await openPulse();
    first.pass(40 * 60 + 1, { "site/cam 1": NEWS });
    await first.pulse.close();
    const { folder, clock } = first;
    const second = await openPulse({ folder, nowMs: clock.nowMs + 10_000 });
    expect(second.pulse.streamPoints("site/cam 1", "out", "minute", 0)).toHaveLength(40);
    expect(second.pulse.serverPoints("cpu_usage", "minute", 0)).toHaveLength(40);
    second.pass(30 * 60, { "site/cam 1": NEWS });
    const points = second.pulse.streamPoints("site/cam 1", "out", "minute", clock.nowMs - HOUR);
    expect(points.length).toBeGreaterThanOrEqual(69);
    expect(points.map(([atMs]) => atMs)).toEqual(points.map(([atMs]) => atMs).toSorted((a, b) => a - b));
    await second.pulse.close();
    const third = await openPulse({ folder, nowMs: second.clock.nowMs });
    // The hour that was under way at both restarts is still whole.
    expect(await third.pulse.past("site/cam 1", 0, DAY * 1e6)).toMatchObject({ resolution: "hour" });
    const past = await third.pulse.past("site/cam 1", clock.nowMs - 2 * HOUR, clock.nowMs + 2 * HOUR);
    expect(past.resolution).toBe("minute");
    expect(past.out.length).toBeGreaterThanOrEqual(69);
  });

  // Of six million figures, beside other tests.
  it.each([
    ["two minutes", 30, 2],
    ["five, and the one under way, of many thousand streams", 15_000, 6],
  ])("loses at most %s when the server is killed", { timeout: 60_000 }, async (_words, count, most) => {
    const { folder, clock, pass, pulse } = await openPulse();
    const streams = Object.fromEntries(Array.from({ length: count }, (_, n) => [`stream${n}`, NEWS]));
    pass(7 * 60, streams);
    // What waits for the disk is written, but nothing more: the store is not closed.
    await pulse.past("other", 0, 1);
    const { pulse: next } = await openPulse({ folder, nowMs: clock.nowMs });
    for (const name of Object.keys(streams).filter((_, n) => n % 29 === 0))
      expect(next.streamPoints(name, "in", "minute", 0).length, name).toBeGreaterThanOrEqual(7 - most);
  });

  it("answers a time in the past by minutes, a long one by hours", async () => {
    const { pulse, clock, pass } = await openPulse();
    const begun = clock.nowMs;
    for (let n = 0; n < 3; n += 1) pass(3600, { news: { ...NEWS, in: 100 * (n + 1) } });
    const minutes = await pulse.past("news", begun + HOUR, begun + 2 * HOUR);
    expect(minutes.in).toHaveLength(60);
    expect(minutes.in[30]).toEqual([begun + HOUR + 30 * 60_000, 200]);
    const hours = await pulse.past("news", begun - 10 * DAY, begun + DAY);
    expect(hours.resolution).toBe("hour");
    expect(hours.in.map(([atMs, value]) => [atMs, Math.round(value / 10) * 10])).toEqual([
      [begun, 100],
      [begun + HOUR, 200],
      [begun + 2 * HOUR, 300],
    ]);
    expect((await pulse.past(undefined, begun, begun + HOUR)).out[0]).toEqual([begun, 2e6]);
  });

  it("begins anew where its file is damaged, and says so", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "pulse.db"), "not what it was ".repeat(1000));
    const { pulse, notices, pass } = await openPulse({ folder });
    expect(notices.get("damaged")).toContain("pulse");
    pass(120);
    expect(pulse.serverPoints("traffic_in", "minute", 0)).toHaveLength(2);
  });

  it("adds up what is below a name, now and in the past, and nothing beside it", async () => {
    const { pulse, clock, pass } = await openPulse();
    const begun = clock.nowMs;
    pass(130, { "talk/a": NEWS, "talk/b": { ...NEWS, in: 1 }, talkative: NEWS });
    expect(pulse.streamPoints("talk", "in", "second", clock.nowMs - 1000)).toEqual([[clock.nowMs, 101]]);
    const { in: incoming } = await pulse.past("talk", begun, clock.nowMs, true);
    expect(incoming).toEqual([
      [begun, 101],
      [begun + 60_000, 101],
    ]);
    expect((await pulse.past("talk/a", begun, clock.nowMs)).in[0]?.[1]).toBe(100);
    expect((await pulse.past("talk", begun, clock.nowMs)).in).toEqual([]);
  });

  it("goes on in the folder of pulsedb", async () => {
    const { pulse, clock, pass, folder } = await openPulse();
    pass(120);
    await pulse.move(join(folder, "elsewhere"));
    pass(120);
    const { out } = await pulse.past(undefined, 0, clock.nowMs + DAY);
    expect(out).not.toEqual([]);
    expect(pulse.serverPoints("traffic_out", "minute", 0)).toHaveLength(4);
  });

  it("takes 10,000 streams a second without being noticed", async () => {
    const { pulse, clock } = await openPulse();
    const streams = new Map(
      Array.from({ length: 10_000 }, (_, n) => [`stream${n}`, { in: n, out: 2 * n, clients: 1 }]),
    );
    const times: number[] = [];
    for (let n = 0; n < 200; n += 1) {
      clock.nowMs += 1000;
      const begun = performance.now();
      pulse.sample({ server: { in: 0, out: 0, clients: 0, streams: 0 }, streams });
      times.push(performance.now() - begun);
    }
    const median = times.toSorted((a, b) => a - b)[100] ?? 0;
    if (process.env["SLUICE_FIGURES"] !== undefined) {
      console.log({ median, longest: Math.max(...times), rss: process.memoryUsage.rss() / 1e6 });
    }
    // A hundredth of the second on a machine of its own; wide, because it never is.
    expect(median).toBeLessThan(100);
    expect(pulse.streamPoints("stream9999", "in", "minute", 0)[0]?.[1]).toBe(9999);
  });
});

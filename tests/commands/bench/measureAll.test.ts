import { describe, expect, it } from "vitest";
import { BenchSkipped } from "../../bench/BenchSkipped.ts";
import { figureOf } from "../../bench/figureOf.ts";
import { measureAll } from "../../bench/measureAll.ts";
import { pastLimits } from "../../bench/pastLimits.ts";

const measured = { bench: "one.time", ours: 1, peer: 2, ratio: 0.5, unit: "ms" };
const one = { name: "one", run: async () => [measured] };

describe("measureAll", () => {
  it("says what a machine lacks in place of a figure, and goes on", async () => {
    const lines: string[] = [];
    const lacking = {
      name: "viewers",
      run: async () => {
        throw new BenchSkipped("nginx is not installed.");
      },
    };
    const { figures, skipped } = await measureAll([lacking, one], (line) => void lines.push(line));
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      { bench: "viewers", skipped: "nginx is not installed." },
      measured,
    ]);
    expect([figures, skipped]).toEqual([[measured], ["viewers"]]);
  });

  it("fails with a bench that fails", async () => {
    const broken = { name: "broken", run: () => Promise.reject(new Error("no picture")) };
    await expect(measureAll([broken, one], () => undefined)).rejects.toThrow("no picture");
  });
});

describe("figureOf", () => {
  it("keeps two places after the point", () => {
    expect(figureOf("a", 1.234, 3, "ms")).toEqual({ bench: "a", ours: 1.23, peer: 3, ratio: 0.41, unit: "ms" });
  });

  it("does not round a small ratio to nothing", () => {
    expect(figureOf("a", 2.2, 1032, "ms").ratio).toBe(0.0021);
  });
});

describe("pastLimits", () => {
  const figure = (bench: string, ratio: number) => ({ bench, ours: ratio * 10, peer: 10, ratio, unit: "ms" });

  it("has nothing against a figure at its limit, or without one", () => {
    expect(pastLimits([figure("form.key", 0.5), figure("new", 9)], { "form.key": 0.5 }, true)).toEqual([]);
  });

  it("names a figure past its limit, with both times", () => {
    expect(pastLimits([figure("form.key", 0.6)], { "form.key": 0.5 }, true)).toEqual([
      "form.key is 0.6 of its peer (6 against 10 ms); 0.5 is allowed.",
    ]);
  });

  it("names a limit whose figure is gone, unless only some benches ran", () => {
    expect(pastLimits([], { "form.key": 0.5 }, true)).toHaveLength(1);
    expect(pastLimits([], { "form.key": 0.5 }, false)).toEqual([]);
  });

  it("misses no figure of a bench that the machine cannot run", () => {
    const limits = { "media.viewers.cpu": 3, "media.viewersOf": 1 };
    expect(pastLimits([], limits, true, ["media.viewers"])).toEqual([
      "media.viewersOf has a limit in limits.json and was not measured.",
    ]);
  });
});

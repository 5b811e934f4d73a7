import { describe, expect, it } from "vitest";
import { pastLimits } from "../../bench/pastLimits.ts";

const figure = (bench: string, ratio: number) => ({ bench, ours: ratio * 10, peer: 10, ratio, unit: "ms" });

describe("pastLimits", () => {
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

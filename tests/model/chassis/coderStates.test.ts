import { describe, expect, it } from "vitest";
import { coderProgress, loadLevel, temperatureLevel } from "../../../src/model/chassis/coderStates.ts";

describe("the progress of a coder", () => {
  it("is 0 % while it is off [S298]", () => {
    expect(coderProgress({ id: "c1", status: "offline" })).toBe(0);
  });

  it.each([
    [0, 10],
    [1, 20],
    [5, 60],
    [9, 100],
    [12, 100],
  ])("at boot stage %d is %d % [S299]", (stage, percent) => {
    expect(coderProgress({ id: "c1", status: "booting", stage })).toBe(percent);
  });

  it.each(["starting", "working"] as const)("is 100 %% while it is %s [S300]", (status) => {
    expect(coderProgress({ id: "c1", status, stage: 2 })).toBe(100);
  });

  it("is none where nothing is known of it [S301]", () => {
    expect(coderProgress({ id: "c1", status: "unknown" })).toBeUndefined();
  });
});

describe("the figures of a coder", () => {
  it("are told to be high, and too high, from a temperature and a load on", () => {
    expect([74, 75, 84, 85].map(temperatureLevel)).toEqual(["good", "high", "high", "over"]);
    expect([79, 80, 94, 95].map(loadLevel)).toEqual(["good", "high", "high", "over"]);
  });
});

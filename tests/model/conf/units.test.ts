import { describe, expect, it } from "vitest";
import { readUnit, writeUnit } from "../../../src/model/conf/values/unitText.ts";

describe("Units of the raw config", () => {
  it("are read in every form", () => {
    expect(["30", "30s", "2m", "3H", "7d", "2w"].map((text) => readUnit(text, "time")?.number)).toEqual([
      30, 30, 120, 10_800, 604_800, 1_209_600,
    ]);
    expect(["1024", "1Kb", "32gb", "1.5M", "1T", "40GiB"].map((text) => readUnit(text, "size")?.number)).toEqual([
      1024,
      1024,
      32 * 2 ** 30,
      1.5 * 2 ** 20,
      2 ** 40,
      40 * 2 ** 30,
    ]);
    expect(["2000k", "2M"].map((text) => readUnit(text, "bitrate-k")?.number)).toEqual([2_000_000, 2_000_000]);
    expect(["90%", "90"].map((text) => readUnit(text, "percent")?.number)).toEqual([90, 90]);
    expect(["", "d", "7x", "-1d", "90%%"].map((text) => readUnit(text, "time"))).toEqual(Array.from({ length: 5 }));
  });

  it("are written in the largest that divides evenly", () => {
    expect([0, 1, 90, 3600, 5400, 86_400, 604_800].map((seconds) => writeUnit(seconds, "time"))).toEqual([
      "0s",
      "1s",
      "90s",
      "1h",
      "90m",
      "1d",
      "7d",
    ]);
    expect([1000, 1024, 3 * 2 ** 20, 2 ** 40].map((bytes) => writeUnit(bytes, "size"))).toEqual([
      "1000",
      "1K",
      "3M",
      "1024G",
    ]);
    expect([64_000, 64_500].map((bits) => writeUnit(bits, "bitrate-k"))).toEqual(["64k", "64500"]);
  });
});

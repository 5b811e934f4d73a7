import { describe, expect, it } from "vitest";
import type { Measure } from "../../../../src/generated/contracts/CrossCheck.ts";
import { measuredValue } from "../../../../src/model/entity/checks/measuredValue.ts";
import type { Json } from "../../../../src/model/Json.ts";

describe("a value as a quantity", () => {
  it.each<[Measure, Json | undefined, number | string | undefined]>([
    ["number", 1.5, 1.5],
    ["number", "1.5", undefined],
    ["number", Number.NaN, undefined],
    ["count", ["a", "b"], 2],
    ["count", { a: 1 }, 1],
    ["count", {}, 0],
    ["count", null, undefined],
    ["count", "ab", undefined],
    ["time", 90, 90],
    ["time", "2m", 120],
    ["time", "soon", undefined],
    ["time", true, undefined],
    ["size", 1024, 1024],
    ["size", "2K", 2048],
    ["size", "much", undefined],
    ["size", [1], undefined],
    ["clock", "09:30", 34_200],
    ["clock", "0930", 34_200],
    ["clock", "23:59:58", 86_398],
    ["clock", "00:00:01", 1],
    ["clock", "24:00", undefined],
    ["clock", "09:60", undefined],
    ["clock", "at 09:30", undefined],
    ["clock", "09:30 am", undefined],
    ["clock", 930, undefined],
    ["date", "1970-01-02", 86_400_000],
    ["date", "1970-01-01T00:00:01Z", 1000],
    ["date", "1970-13-01", undefined],
    ["date", "on 1970-01-02", undefined],
    ["date", "soon", undefined],
    ["date", 86_400_000, undefined],
    ["text", "any", "any"],
    ["text", 5, undefined],
    ["text", undefined, undefined],
  ])("as %s of %j is %j", (as, value, measured) => {
    expect(measuredValue(value, { as })).toBe(measured);
  });

  it("is in the kind's own unit: numbers are multiplied, texts have a unit of their own", () => {
    expect(measuredValue(2, { as: "number", factor: 1000 })).toBe(2000);
    expect([2, "2s"].map((value) => measuredValue(value, { as: "time", factor: 60 }))).toEqual([120, 2]);
    expect([2, "2K"].map((value) => measuredValue(value, { as: "size", factor: 1024 }))).toEqual([2048, 2048]);
  });
});

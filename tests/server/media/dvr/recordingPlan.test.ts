import { describe, expect, it } from "vitest";
import { isScheduled } from "../../../../server/media/dvr/recordingPlan.ts";

const at = (hours: number, minutes: number) => Date.UTC(2026, 8, 30, hours, minutes, 30);

describe("the hours that are recorded", () => {
  it("are all when none are set", () => {
    expect(isScheduled([], at(3, 0))).toBe(true);
  });

  it("begin with the first minute of a range and end before its last", () => {
    const schedule = [[900, 1730]];
    expect([at(8, 59), at(9, 0), at(17, 29), at(17, 30)].map((time) => isScheduled(schedule, time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("may cross midnight", () => {
    const schedule = [[2100, 215]];
    expect([at(20, 59), at(23, 0), at(2, 14), at(2, 15)].map((time) => isScheduled(schedule, time))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("leave no minute out of the whole day that a new range is", () => {
    expect(isScheduled([[0, 2359]], at(23, 59))).toBe(true);
    expect(isScheduled([[900, 900]], at(3, 0))).toBe(true);
  });
});

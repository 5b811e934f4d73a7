import { afterEach, describe, expect, it } from "vitest";
import {
  foreignZone,
  formatClock,
  formatDay,
  formatMoment,
  formatShortDay,
  showTimesOf,
  shownZone,
} from "../../../src/model/units/formatTime.ts";
import { timeTicks } from "../../../src/model/dvrTimeline.ts";
import { ServerInfoStore } from "../../../src/stores/ServerInfoStore.ts";

const moment = Date.UTC(2026, 10, 25, 22, 46, 7);

describe("the clock that times are shown by", () => {
  afterEach(() => showTimesOf(undefined));

  it("is that of the server, as soon as it tells its zone", async () => {
    const info = { version: "1", time_zone: "Asia/Kolkata" };
    await new ServerInfoStore(() => Promise.resolve(info)).refresh();
    expect(formatMoment(moment)).toBe("2026-11-26 04:16:07");
    expect([formatDay(moment), formatShortDay(moment)]).toEqual(["2026-11-26", "Nov 26"]);
    expect([formatClock(moment, "minute"), formatClock(moment, "hour")]).toEqual(["04:16:07", "04:16"]);
  });

  it("has its own round hours on the axis of a DVR", () => {
    showTimesOf("Asia/Kolkata");
    const ticks = timeTicks({ fromMs: moment, toMs: moment + 4 * 3_600_000 }, 5);
    expect(ticks.map(({ label }) => label)).toEqual(["05:00", "06:00", "07:00", "08:00"]);
  });

  it("is that of this machine where the server tells none, or one that nobody knows", () => {
    const here = formatMoment(moment);
    showTimesOf("Europe/Atlantis");
    expect([shownZone(), formatMoment(moment)]).toEqual([undefined, here]);
  });

  it("is named where it shows another time than this machine's", () => {
    expect(foreignZone(moment)).toBeUndefined();
    showTimesOf(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(foreignZone(moment)).toBeUndefined();
    showTimesOf("Asia/Kathmandu");
    expect(foreignZone(moment)).toBe("Asia/Kathmandu");
  });

  it("has no words for what is no day", () => {
    expect(formatMoment(1e20)).toBe("");
  });
});

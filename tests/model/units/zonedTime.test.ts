import { afterEach, describe, expect, it } from "vitest";
import { timeTicks } from "../../../src/model/dvrTimeline.ts";
import {
  foreignZone,
  formatClock,
  formatDay,
  formatMoment,
  formatShortDay,
  showTimesOf,
  shownZone,
} from "../../../src/model/units/formatTime.ts";
import {
  knownZone,
  nextHour,
  zonedMoment,
  zonedMs,
  zonedText,
  zoneInWords,
} from "../../../src/model/units/zonedTime.ts";
import { ServerInfoStore } from "../../../src/stores/ServerInfoStore.ts";

const tirane = "Europe/Tirane";
const winter = Date.UTC(2026, 10, 26, 2, 0);
const hour = 3_600_000;

describe("a time in a zone", () => {
  it("is shown and typed by its clock, in winter and in summer", () => {
    expect(zonedText(winter, tirane)).toBe("2026-11-26T03:00");
    expect(zonedMs("2026-11-26T03:00", tirane)).toBe(winter);
    expect(zonedMs("2026-07-01T03:00", tirane)).toBe(Date.UTC(2026, 6, 1, 1, 0));
    expect(zonedMs("2026-01-01T00:30", "Pacific/Auckland")).toBe(Date.UTC(2025, 11, 31, 11, 30));
  });

  it("is an hour later where summer time skips it, and none where it is no time", () => {
    expect(zonedText(zonedMs("2026-03-29T02:30", tirane) ?? 0, tirane)).toBe("2026-03-29T03:30");
    expect(zonedMs("", tirane)).toBeUndefined();
    expect(zonedMs("soon", tirane)).toBeUndefined();
  });

  it("comes next today or tomorrow, also over the change of the clock", () => {
    expect(nextHour(winter - hour, 3, tirane)).toBe(winter);
    expect(nextHour(winter, 3, tirane)).toBe(winter + 24 * hour);
    const before = Date.UTC(2026, 9, 24, 22, 0);
    expect(zonedText(nextHour(before, 3, tirane), tirane)).toBe("2026-10-25T03:00");
  });

  it("has its weekday where it is not today, and its date where that could mean another day", () => {
    expect(zonedMoment(winter, winter - 2 * hour, tirane)).toBe("03:00");
    expect(zonedMoment(winter, winter - 4 * hour, tirane), "the night to come is tomorrow").toBe("Thu 03:00");
    expect(zonedMoment(winter, winter - 40 * hour, tirane)).toBe("Thu 03:00");
    expect(zonedMoment(winter, winter - 7 * 24 * hour, tirane)).toBe("2026-11-26 03:00");
    expect(zonedMoment(winter, winter + 30 * hour, tirane)).toBe("2026-11-26 03:00");
    expect(zonedMoment(winter, winter - 6 * 24 * hour, tirane)).toBe("Thu 03:00");
    expect(zonedMoment(winter + 20 * hour, winter - 2 * hour, "Asia/Tokyo"), "by the clock of the zone").toBe(
      "Fri 07:00",
    );
    expect(zonedMoment(winter, winter - 40 * hour, undefined)).toMatch(/^\w{3} \d\d:00$/);
  });

  it("goes by a name and its distance from UTC", () => {
    expect(zoneInWords(winter, tirane)).toBe("Europe/Tirane, UTC+1");
    expect(zoneInWords(winter, "Asia/Kolkata")).toMatch(/UTC\+5:30$/);
    expect(zoneInWords(winter, "America/St_Johns")).toMatch(/UTC−3:30$/);
    expect(zoneInWords(winter, "UTC")).toBe("UTC");
    const { timeZone } = new Intl.DateTimeFormat("en").resolvedOptions();
    expect(zoneInWords(winter, undefined)).toBe(zoneInWords(winter, timeZone));
    expect(zoneInWords(winter, "America/New_York")).toBe("America/New_York, UTC−5");
  });

  it("is that of this machine where nobody knows the zone", () => {
    expect([knownZone("Mars/Olympus"), knownZone(undefined), knownZone("UTC")]).toEqual([undefined, undefined, "UTC"]);
  });
});

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

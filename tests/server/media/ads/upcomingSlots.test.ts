import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PlayedSlots, PREPARE_MS, upcomingSlots } from "../../../../server/media/ads/upcomingSlots.ts";

const SECOND = 1000;
const zone = process.env["TZ"];
beforeEach(() => {
  process.env["TZ"] = "Europe/Berlin";
});
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

const schedule = (...from: readonly string[]) => ({ slots: from.map((one) => ({ from: one, duration: 15 })) });

/** How often each slot is begun while a clock goes through some times, as the server would begin it. */
function playedBetween(
  slots: ReturnType<typeof schedule>,
  ...ranges: readonly (readonly [from: string, seconds: number])[]
) {
  const played = new PlayedSlots();
  const begun: string[] = [];
  for (const [from, seconds] of ranges) {
    const startMs = new Date(from).getTime();
    for (let nowMs = startMs; nowMs < startMs + seconds * SECOND; nowMs += SECOND / 2) {
      for (const slot of upcomingSlots(slots, nowMs)) {
        if (played.has(slot)) continue;
        played.add(slot);
        begun.push(`${slot.day} ${slot.from} ${new Date(slot.startMs).toISOString()}`);
      }
    }
  }
  return begun;
}

describe("the slots of an ad schedule", () => {
  it("begin at their time of the server's day, and are prepared a moment before", () => {
    const startMs = new Date("2026-07-01T18:15:00Z").getTime();
    expect(upcomingSlots(schedule("20:15:00"), startMs - PREPARE_MS - 1)).toEqual([]);
    expect(upcomingSlots(schedule("20:15:00"), startMs - PREPARE_MS)).toEqual([
      { from: "20:15:00", day: "2026-07-01", startMs, durationMs: 15_000 },
    ]);
  });

  it("are not made up for when their time is over", () => {
    const startMs = new Date("2026-07-01T18:15:00Z").getTime();
    expect(upcomingSlots(schedule("20:15:00"), startMs)).toEqual([]);
  });

  it("are found across midnight", () => {
    expect(playedBetween(schedule("00:00:01"), ["2026-07-01T21:59:50Z", 20])).toEqual([
      "2026-07-02 00:00:01 2026-07-01T22:00:01.000Z",
    ]);
  });

  it("are played each day", () => {
    expect(
      playedBetween(schedule("12:00:00"), ["2026-07-01T09:59:50Z", 20], ["2026-07-02T09:59:50Z", 20]),
    ).toHaveLength(2);
  });

  it("are played once where the hour comes twice as summer time ends", () => {
    expect(playedBetween(schedule("02:30:00"), ["2026-10-25T00:00:00Z", 7200])).toEqual([
      "2026-10-25 02:30:00 2026-10-25T00:30:00.000Z",
    ]);
  });

  it("are not played where the hour is skipped as summer time begins", () => {
    expect(playedBetween(schedule("02:30:00"), ["2026-03-29T00:30:00Z", 7200])).toEqual([]);
  });

  it("are played once where the clock is set back", () => {
    const begun = playedBetween(schedule("12:00:00"), ["2026-07-01T09:59:50Z", 60], ["2026-07-01T09:50:00Z", 900]);
    expect(begun).toHaveLength(1);
    const day = playedBetween(schedule("12:00:00"), ["2026-07-02T09:59:50Z", 60], ["2026-07-01T09:59:50Z", 60]);
    expect(day).toHaveLength(1);
  });

  it("are not played where the clock is set past them", () => {
    expect(playedBetween(schedule("12:00:00"), ["2026-07-01T09:50:00Z", 60], ["2026-07-01T10:10:00Z", 60])).toEqual([]);
  });
});

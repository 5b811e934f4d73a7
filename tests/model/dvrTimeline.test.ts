import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { strip, stripCells, timeTicks, within, zoom } from "../../src/model/dvrTimeline.ts";
import { archiveAddress, recordedMs, recordedSpans } from "../../src/model/recordings.ts";

describe("recorded spans", () => {
  it("are the ranges in order, joined where they touch, without what is none", () => {
    const ranges = [
      { from: 100, duration: 10 },
      { from: 10, duration: 5 },
      { from: 15, duration: 5 },
      { from: 12, duration: 1 },
      { from: 50, duration: 0 },
      { from: "a", duration: 5 },
      null,
    ];
    expect(recordedSpans({ ranges })).toEqual([
      { fromMs: 10_000, toMs: 20_000 },
      { fromMs: 100_000, toMs: 110_000 },
    ]);
    for (const none of [undefined, null, {}, { ranges: "all" }]) expect(recordedSpans(none)).toEqual([]);
  });

  it("never overlap, and hold just what is recorded", () => {
    const range = fc.record({ from: fc.integer({ min: 0, max: 300 }), duration: fc.integer({ min: 1, max: 50 }) });
    fc.assert(
      fc.property(fc.array(range), (ranges) => {
        const spans = recordedSpans({ ranges });
        const seconds = new Set(
          ranges.flatMap(({ from, duration }) => Array.from({ length: duration }, (_, n) => from + n)),
        );
        expect(recordedMs(spans, { fromMs: 0, toMs: 1e9 })).toBe(seconds.size * 1000);
        for (const [index, span] of spans.entries()) {
          const next = spans[index + 1];
          expect(next === undefined || span.toMs < next.fromMs).toBe(true);
        }
      }),
    );
  });
});

describe("the strip", () => {
  const day = Date.UTC(2026, 10, 21);

  it("has cells of 180 s and 6 px in its 500 px, the last one of now [C501] [C502]", () => {
    const cells = stripCells([], day + 1);
    expect([strip.cellMs, strip.cellPx, strip.widthPx]).toEqual([180_000, 6, 500]);
    expect(cells).toHaveLength(83);
    expect(cells.at(-1)).toEqual({ fromMs: day, toMs: day + 180_000, fill: "empty" });
    expect(cells.every(({ fromMs, toMs }) => toMs - fromMs === 180_000)).toBe(true);
  });

  it("is full where all of a cell is recorded, half where a part is, empty where nothing is", () => {
    const spans = [
      { fromMs: day, toMs: day + 180_000 },
      { fromMs: day + 200_000, toMs: day + 210_000 },
    ];
    const fills = stripCells(spans, day + 4 * 180_000).map(({ fill }) => fill);
    expect(fills.slice(-4)).toEqual(["full", "half", "empty", "empty"]);
  });
});

describe("the window on the archive", () => {
  it("is zoomed around a moment that stays in its place, and never shorter than a minute", () => {
    expect(zoom({ fromMs: 0, toMs: 600_000 }, 0.5, 200_000)).toEqual({ fromMs: 100_000, toMs: 400_000 });
    const { fromMs, toMs } = zoom({ fromMs: 0, toMs: 60_000 }, 0.01, 30_000);
    expect(toMs - fromMs).toBe(60_000);
  });

  it("has marks at round local times, never too many", () => {
    const at = (hours: number, minutes: number) => new Date(2026, 10, 21, hours, minutes).getTime();
    const labels = (fromMs: number, toMs: number) => timeTicks({ fromMs, toMs }, 8).map(({ label }) => label);
    expect(labels(at(13, 2), at(13, 32))).toEqual(["13:05", "13:10", "13:15", "13:20", "13:25", "13:30"]);
    expect(labels(at(22, 30), at(25, 30))).toEqual(["23:00", "Nov 22", "01:00"]);
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 1e10 }), (length) => {
        expect(timeTicks({ fromMs: at(1, 1), toMs: at(1, 1) + length }, 8).length).toBeLessThanOrEqual(9);
      }),
    );
  });
});

describe("the address of a part of the archive", () => {
  it("is in whole seconds that hold all of it, with the token", () => {
    const span = { fromMs: 1_700_000_000_900, toMs: 1_700_000_061_100 };
    expect(archiveAddress("live/cam 1", span, "mp4", "t=1")).toBe(
      "/live/cam%201/archive-1700000000-62.mp4?token=t%3D1",
    );
    expect(archiveAddress("news", span, "m3u8", "")).toBe("/news/archive-1700000000-62.m3u8");
  });
});

describe("what is looked at of an archive", () => {
  const hour = 3_600_000;
  const archive = [
    { fromMs: 0, toMs: 10 * hour },
    { fromMs: 50 * hour, toMs: 60 * hour },
  ];
  const least = hour / 6;

  it("is what was wanted, where that is within the archive", () => {
    const wanted = { fromMs: 2 * hour, toMs: 3 * hour };
    expect(within(wanted, archive, least)).toEqual(wanted);
  });

  it("is never longer than the archive, and ends near its ends", () => {
    const { fromMs, toMs } = within({ fromMs: -900 * hour, toMs: 900 * hour }, archive, least);
    expect(toMs - fromMs).toBeLessThanOrEqual(67 * hour);
    expect(fromMs).toBeGreaterThanOrEqual(-4 * hour);
    expect(toMs).toBeLessThanOrEqual(64 * hour);
  });

  it("holds a recording whatever is wanted", () => {
    const ms = fc.double({ min: -200 * hour, max: 200 * hour, noNaN: true });
    const length = fc.double({ min: 60_000, max: 500 * hour, noNaN: true });
    fc.assert(
      fc.property(ms, length, fc.constantFrom(-1, 0, 1), (fromMs, long, toward) => {
        expect(recordedMs(archive, within({ fromMs, toMs: fromMs + long }, archive, least, toward))).toBeGreaterThan(0);
      }),
    );
  });

  it("goes over a gap the way one is going, else to what is nearest", () => {
    const inGap = { fromMs: 12 * hour, toMs: 13 * hour };
    expect(within(inGap, archive, least).fromMs).toBe(9.5 * hour);
    expect(within(inGap, archive, least, 1).fromMs).toBe(49.5 * hour);
    expect(within({ fromMs: 47 * hour, toMs: 48 * hour }, archive, least, -1).fromMs).toBe(9.5 * hour);
  });
});

import { describe, expect, it } from "vitest";
import { type LimitedArchive, limitLosses } from "../../../../../server/media/dvr/storage/limitLosses.ts";

const HOUR = 3_600_000;

/** An archive of so many hours up to now, 1000 bytes each. */
function archive(
  count: number,
  limits: LimitedArchive["limits"] = {},
  more: Partial<LimitedArchive> = {},
): LimitedArchive {
  const hours = Array.from({ length: count }, (_, index) => ({
    folder: "/a",
    fromMs: (index - count) * HOUR,
    toMs: (index - count + 1) * HOUR,
    bytes: 1000,
    durationMs: HOUR,
  }));
  return {
    limits,
    shared: undefined,
    bytes: count * 1000,
    folders: ["/a"],
    hours: count,
    hourAt: (index) => hours[index],
    ...more,
  };
}

const lost = (archives: readonly LimitedArchive[], room?: { usedBytes: number; freeBytes: number }) =>
  limitLosses(archives, new Map(room ? [["/a", room]] : []), 0).map(({ bytes }) => bytes);

describe("What limits remove", () => {
  it("is what is older than the depth, and a part of the hour on its edge", () => {
    expect(limitLosses([archive(10, { ageS: 2.5 * 3600 })], new Map(), 0)).toEqual([
      { bytes: 7500, durationMs: 7.5 * HOUR },
    ]);
    expect(lost([archive(10, { ageS: 0.001 })])).toEqual([10_000]);
  });

  it("is what the depth has left and is too large", () => {
    expect(lost([archive(10, { ageS: 5 * 3600, bytes: 2000 })])).toEqual([8000]);
    expect(lost([archive(10, { ageS: 5 * 3600, bytes: 6000 })])).toEqual([5000]);
  });

  it("counts what a disk keeps, and leaves it", () => {
    expect(lost([archive(3, { bytes: 5000 }, { bytes: 10_000 })])).toEqual([3000]);
  });

  it("is shared among the streams of a DVR by time", () => {
    const shared = { storage: "main", bytes: 6000 };
    expect(lost([archive(10, {}, { shared }), archive(2, {}, { shared }), archive(4)])).toEqual([6000, 0, 0]);
    const less = { storage: "main", bytes: 3000 };
    expect(lost([archive(10, {}, { shared: less }), archive(2, {}, { shared: less })])).toEqual([8500, 500]);
  });

  it("brings the disk below the share of each: those that bear more stop first", () => {
    const archives = [archive(10, { diskPercent: 80 }), archive(10, { diskPercent: 60 }), archive(10)];
    // 100 of 100 thousand are used: 20 thousand are more than the two have.
    expect(lost(archives, { usedBytes: 100_000, freeBytes: 0 })).toEqual([10_000, 10_000, 0]);
    // To 80 % both give 2500, to 60 % the second one gives what it has left.
    expect(lost(archives, { usedBytes: 85_000, freeBytes: 15_000 })).toEqual([2500, 10_000, 0]);
    expect(lost(archives, { usedBytes: 50_000, freeBytes: 50_000 })).toEqual([0, 0, 0]);
    expect(lost(archives)).toEqual([0, 0, 0]);
  });

  it("is known of a thousand archives of a month without keeping the server waiting", () => {
    const archives = Array.from({ length: 1000 }, () =>
      archive(720, {}, { shared: { storage: "main", bytes: 300e6 } }),
    );
    const startedAt = performance.now();
    expect(lost(archives).reduce((sum, bytes) => sum + bytes)).toBe(420e6);
    const ms = performance.now() - startedAt;
    expect(ms).toBeLessThan(5000);
  });
});

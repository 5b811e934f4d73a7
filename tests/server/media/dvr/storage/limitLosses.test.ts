import { describe, expect, it } from "vitest";
import { type LimitedArchive, limitLosses } from "../../../../../server/media/dvr/storage/limitLosses.ts";
import { Turns } from "../../../../../server/media/dvr/storage/Turns.ts";

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

/** @param clock by which it takes turns with others */
async function lost(
  archives: readonly LimitedArchive[],
  room?: { usedBytes: number; freeBytes: number },
  clock?: () => number,
): Promise<readonly number[]> {
  const losses = await limitLosses(archives, new Map(room ? [["/a", room]] : []), 0, new Turns(clock));
  return losses.map(({ bytes }) => bytes);
}

describe("What limits remove", async () => {
  it("is what is older than the depth, and a part of the hour on its edge", async () => {
    expect(await limitLosses([archive(10, { ageS: 2.5 * 3600 })], new Map(), 0, new Turns())).toEqual([
      { bytes: 7500, durationMs: 7.5 * HOUR },
    ]);
    expect(await lost([archive(10, { ageS: 0.001 })])).toEqual([10_000]);
  });

  it("is what the depth has left and is too large", async () => {
    expect(await lost([archive(10, { ageS: 5 * 3600, bytes: 2000 })])).toEqual([8000]);
    expect(await lost([archive(10, { ageS: 5 * 3600, bytes: 6000 })])).toEqual([5000]);
  });

  it("counts what a disk keeps, and leaves it", async () => {
    expect(await lost([archive(3, { bytes: 5000 }, { bytes: 10_000 })])).toEqual([3000]);
  });

  it("is shared among the streams of a DVR by time", async () => {
    const shared = { storage: "main", bytes: 6000 };
    expect(await lost([archive(10, {}, { shared }), archive(2, {}, { shared }), archive(4)])).toEqual([6000, 0, 0]);
    const less = { storage: "main", bytes: 3000 };
    expect(await lost([archive(10, {}, { shared: less }), archive(2, {}, { shared: less })])).toEqual([8500, 500]);
  });

  it("brings the disk below the share of each: those that bear more stop first", async () => {
    const archives = [archive(10, { diskPercent: 80 }), archive(10, { diskPercent: 60 }), archive(10)];
    // 100 of 100 thousand are used: 20 thousand are more than the two have.
    expect(await lost(archives, { usedBytes: 100_000, freeBytes: 0 })).toEqual([10_000, 10_000, 0]);
    // To 80 % both give 2500, to 60 % the second one gives what it has left.
    expect(await lost(archives, { usedBytes: 85_000, freeBytes: 15_000 })).toEqual([2500, 10_000, 0]);
    expect(await lost(archives, { usedBytes: 50_000, freeBytes: 50_000 })).toEqual([0, 0, 0]);
    expect(await lost(archives)).toEqual([0, 0, 0]);
  });

  it("is known of a hundred archives of a month without holding the event loop", async () => {
    const looksInTurn: number[] = [];
    let looks = 0;
    const count = 100;
    const archives = Array.from({ length: count }, () => {
      const plain = archive(720, {}, { shared: { storage: "main", bytes: 30e6 } });
      return {
        ...plain,
        hourAt: (index: number) => {
          looks += 1;
          return plain.hourAt(index);
        },
      };
    });
    let isDone = false;
    const nextTurn = () => {
      looksInTurn.push(looks);
      looks = 0;
      if (!isDone) setImmediate(nextTurn);
    };
    setImmediate(nextTurn);
    // By this clock every step has taken its time.
    let nowMs = 0;
    const losses = await lost(archives, undefined, () => (nowMs += 1000));
    isDone = true;
    nextTurn();
    expect(losses.reduce((sum, bytes) => sum + bytes)).toBe(42e6);
    expect(looksInTurn.length, "a turn for each archive, and for each hour that goes").toBeGreaterThan(count + 400);
    expect(Math.max(...looksInTurn), "an hour of each archive at most").toBeLessThanOrEqual(count + 1);
  });
});

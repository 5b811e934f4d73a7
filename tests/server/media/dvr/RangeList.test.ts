import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RangeList } from "../../../../server/media/dvr/index/RangeList.ts";

function listOf(ranges: readonly (readonly [number, number])[]): RangeList {
  const list = new RangeList();
  for (const [from, to] of ranges) list.add(from, to);
  return list;
}

describe("recorded ranges", () => {
  it("join over less than 1.5 s, and not over more", () => {
    expect(
      listOf([
        [0, 2000],
        [3499, 5000],
        [6500, 8000],
      ]).all,
    ).toEqual([
      { fromMs: 0, toMs: 5000 },
      { fromMs: 6500, toMs: 8000 },
    ]);
  });

  it("are the same in whatever order they come", () => {
    const ranges = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 5000 }))
        .map(([from, ms]) => [from, from + ms] as const),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(ranges, fc.infiniteStream(fc.nat()), (all, random) => {
        const sorted = all.toSorted(([one], [other]) => one - other);
        const shuffled = all
          .map((range) => ({ range, at: random.next().value }))
          .toSorted((one, other) => one.at - other.at);
        expect(listOf(shuffled.map(({ range }) => range)).all).toEqual(listOf(sorted).all);
        for (const [index, { fromMs }] of listOf(sorted).all.entries()) {
          const before = listOf(sorted).all[index - 1];
          if (before) expect(fromMs - before.toMs).toBeGreaterThanOrEqual(1500);
        }
      }),
    );
  });

  it("end where what is left begins after old recordings went", () => {
    const list = listOf([
      [0, 2000],
      [10_000, 20_000],
      [30_000, 40_000],
    ]);
    list.cutBefore(15_000);
    expect(list.all).toEqual([
      { fromMs: 15_000, toMs: 20_000 },
      { fromMs: 30_000, toMs: 40_000 },
    ]);
    expect(list.durationMs).toBe(15_000);
  });
});

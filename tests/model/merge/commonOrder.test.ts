import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commonIndexes, longestRising } from "../../../src/model/merge/commonOrder.ts";

/** The length of a longest common subsequence, by trying all there are. */
function longestByTrial(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one;
  if (first === undefined || other.length === 0) return 0;
  const at = other.indexOf(first);
  const without = longestByTrial(rest, other);
  return at < 0 ? without : Math.max(without, 1 + longestByTrial(rest, other.slice(at + 1)));
}

const common = (one: string, other: string) => commonIndexes(one.split(""), other.split(""), (a, b) => a === b);

describe("what two lists have in common, in order", () => {
  it("is told by the places in each", () => {
    expect(common("abcd", "abxd")).toEqual([
      [0, 0],
      [1, 1],
      [3, 3],
    ]);
    expect(common("xab", "abx")).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(common("ab", "")).toEqual([]);
    expect(common("", "ab")).toEqual([]);
    expect(common("a", "ab")).toEqual([[0, 0]]);
    expect(common("b", "ab")).toEqual([[0, 1]]);
  });

  it("goes on with the earlier one where two ways are as long", () => {
    expect(common("ab", "ba")).toEqual([[1, 0]]);
    expect(common("xaby", "xbay")).toEqual([
      [0, 0],
      [2, 1],
      [3, 3],
    ]);
  });

  it("is as long as can be, rises in both lists, and holds the same", () => {
    const few = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 });
    fc.assert(
      fc.property(few, few, (one, other) => {
        const pairs = commonIndexes(one, other, (a, b) => a === b);
        expect(pairs).toHaveLength(longestByTrial(one, other));
        for (const [index, [i, j]] of pairs.entries()) {
          expect(one[i]).toBe(other[j]);
          const [before = -1, behind = -1] = pairs[index - 1] ?? [];
          expect(i > before && j > behind).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is no more than how both begin where comparing all would take too long", () => {
    const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
    const one = [...numbers(0, 3), -1, ...numbers(10, 2000)];
    const same = (a: number | undefined, b: number | undefined) => a === b;
    expect(commonIndexes(one, [...numbers(0, 3), -2, ...numbers(10, 2000)], same)).toHaveLength(3);
    expect(commonIndexes(numbers(0, 300), numbers(1, 300), same)).toHaveLength(299);
  });
});

describe("the longest row that rises", () => {
  /** Places of a list, in its order. */
  const rising = (...places: number[]) =>
    longestRising(places.map((place, index) => [index, place] as const)).map(([, place]) => place);

  it("is what kept its order", () => {
    expect(rising(0, 1, 2)).toEqual([0, 1, 2]);
    expect(rising(2, 0, 1)).toEqual([0, 1]);
    expect(rising(3, 0, 4, 1, 2, 5)).toEqual([0, 1, 2, 5]);
    expect(rising(2, 1, 0)).toEqual([0]);
    expect(rising()).toEqual([]);
    expect(rising(1, 1, 2)).toEqual([1, 2]);
  });

  it("is as long as can be", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(20), { maxLength: 9 }), (places) => {
        const sorted = places.toSorted((a, b) => a - b).map(String);
        const row = rising(...places);
        expect(row).toHaveLength(longestByTrial(places.map(String), sorted));
        expect(row).toEqual([...row].toSorted((a, b) => a - b));
        expect(row.every((place) => places.includes(place))).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { commonEnds } from "../../../src/model/conf/commonEnds.ts";

const long = (length: number) => Array.from({ length }, (_, index) => String.fromCharCode(97 + (index % 23))).join("");

describe("what two texts have in common", () => {
  it("is counted at both ends, and nothing twice", () => {
    expect(commonEnds("abcd", "abxd")).toEqual({ before: 2, behind: 1 });
    expect(commonEnds("aaaa", "aa")).toEqual({ before: 2, behind: 0 });
    expect(commonEnds("ab", "xaab")).toEqual({ before: 0, behind: 2 });
    expect(commonEnds("aXa", "aXaXa")).toEqual({ before: 3, behind: 0 });
    expect(commonEnds("", "abc")).toEqual({ before: 0, behind: 0 });
  });

  it.each([1, 4095, 4096, 4097, 8192, 12_289])("is the same for texts of %i characters before and behind", (length) => {
    const same = long(length);
    expect(commonEnds(`${same}#${same}`, `${same}??${same}`)).toEqual({ before: length, behind: length });
    expect(commonEnds(same, `${same}?`)).toEqual({ before: length, behind: 0 });
    expect(commonEnds(`?${same}`, same)).toEqual({ before: 0, behind: length });
    expect(commonEnds(same, same)).toEqual({ before: length, behind: 0 });
  });

  it("ends at the very character in a long text", () => {
    const same = long(10_000);
    for (const at of [0, 1, 4095, 4096, 5000, 9999]) {
      const other = `${same.slice(0, at)}#${same.slice(at + 1)}`;
      expect(commonEnds(same, other), String(at)).toEqual({ before: at, behind: 9999 - at });
    }
  });
});

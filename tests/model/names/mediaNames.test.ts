import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMediaNames } from "../../../src/model/names/formatMediaNames.ts";
import { parseMediaNames } from "../../../src/model/names/parseMediaNames.ts";

describe("the names in a route", () => {
  it("are one, or several joined by a plus sign [C037]", () => {
    expect(parseMediaNames("news")).toEqual(["news"]);
    expect(parseMediaNames("news+sport+kids")).toEqual(["news", "sport", "kids"]);
    expect(formatMediaNames(["news", "sport"])).toBe("news+sport");
  });

  it("are URL-encoded, so that special characters still open the right item [C039]", () => {
    expect(formatMediaNames(["tv/news 24", "100%", "Новости", "a&b?c#d"])).toBe(
      "tv%2Fnews%2024+100%25+%D0%9D%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8+a%26b%3Fc%23d",
    );
    expect(parseMediaNames("tv%2Fnews%2024+100%25")).toEqual(["tv/news 24", "100%"]);
  });

  it("hold a plus sign of their own as %2B [C040] [S008]", () => {
    expect(formatMediaNames(["a+b", "c"])).toBe("a%2Bb+c");
    expect(parseMediaNames("a%2Bb+c")).toEqual(["a+b", "c"]);
  });

  it("come back whole, whatever they hold", () => {
    const names = fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(names, (list) => {
        expect(parseMediaNames(formatMediaNames(list))).toEqual(list);
      }),
    );
  });

  it("survive a link typed by hand", () => {
    expect(parseMediaNames("")).toEqual([]);
    expect(parseMediaNames("+news+")).toEqual(["news"]);
    expect(parseMediaNames("100%")).toEqual(["100%"]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { embedUrl, formatMediaNames, parseMediaNames } from "../../../src/model/stream/mediaNames.ts";

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

describe("the address of the player page", () => {
  it("starts by itself for an on-demand stream only, and carries the token", () => {
    expect(embedUrl("news", false, "a b")).toBe("/news/embed.html?version=3&autoplay=true&token=a%20b");
    expect(embedUrl("news", true, "t")).toBe("/news/embed.html?version=3&autoplay=false&token=t");
  });

  it("uses the server's own name for the token, and encodes the stream's", () => {
    expect(embedUrl("site/cam 1", true, "t", "auth")).toBe("/site/cam%201/embed.html?version=3&autoplay=false&auth=t");
  });
});

import { array, assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { nameFault } from "../../../src/model/entity/entityNames.ts";
import { streamNameOf, streamNamesOf } from "../../../src/model/import/channelNames.ts";

describe("names of channels", () => {
  it.each([
    ["Первый канал", "Pervyi-kanal"],
    ["Щука", "Shchuka"],
    ["Zürich 1", "Zurich-1"],
    ["Viê\u0323t Nam", "Viet-Nam"],
    ["A&E HD", "A-E-HD"],
    ["A  &  E -- HD", "A-E-HD"],
    ["sport/one", "sport/one"],
    ["sport - // - one", "sport/one"],
    ["-- /news/ --", "news"],
    [" ", ""],
  ])("are spelled as names of streams may be: %j is %j", (words, name) => {
    expect(streamNameOf(words)).toBe(name);
  });

  it("are no longer than a hundred letters, and do not end in a dash there", () => {
    expect(streamNameOf("x".repeat(120))).toHaveLength(100);
    expect(streamNameOf(`${"x".repeat(99)} y`)).toBe("x".repeat(99));
  });

  it.each([
    ["admin", "stream-admin"],
    ["admin/x", "stream-admin/x"],
    ["flussonic", "stream-flussonic"],
    ["__proto__", "stream-__proto__"],
    ["administrator", "administrator"],
    ["sport/admin", "sport/admin"],
    ["sport/admin/x", "sport/admin/x"],
  ])("keep out of the addresses of the console: %s is %s", (words, name) => {
    expect(streamNameOf(words)).toBe(name);
  });

  it("are made up where the words make none, by their number in the list", () => {
    expect(streamNamesOf(["news", " ", "!"], () => false)).toEqual(["news", "stream-2", "stream-3"]);
  });

  it("are made up beside what another of the list wants, has been given, or is there", () => {
    const taken = new Set(["news-4"]);
    expect(streamNamesOf(["news", "news", "news", "news-2", "news-3"], (name) => taken.has(name))).toEqual([
      "news",
      "news-5",
      "news-6",
      "news-2",
      "news-3",
    ]);
    expect(
      streamNamesOf(["news"], () => true),
      "the first to want a name has it",
    ).toEqual(["news"]);
  });

  it("are names that the console takes, and each another one", () => {
    assert(
      property(array(string({ unit: "grapheme", maxLength: 30 }), { maxLength: 60 }), (wishes) => {
        const names = streamNamesOf(wishes, (name) => name.endsWith("2"));
        expect(new Set(names).size).toBe(wishes.length);
        expect(names.filter((name) => name === "" || nameFault(name) !== undefined)).toEqual([]);
      }),
    );
  });

  it("take no longer for thousands of the same", () => {
    const names = streamNamesOf(
      Array.from({ length: 10_000 }, () => "news"),
      () => false,
    );
    expect(names.slice(0, 3)).toEqual(["news", "news-2", "news-3"]);
    expect(names.at(-1)).toBe("news-10000");
  });
});

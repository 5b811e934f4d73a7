import { describe, expect, it } from "vitest";
import { foundBy, isMistyped, markWords, prepareAll, readQuery } from "../../../src/model/palette/matchWords.ts";
import { readRecent, searchPalette, withRecent, type PaletteEntry } from "../../../src/model/palette/searchPalette.ts";

const entry = (title: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: title,
  group: "all",
  title,
  place: "",
  ...more,
});

function find(typed: string, entries: readonly PaletteEntry[], recent: readonly string[] = []): readonly string[] {
  const prepared = prepareAll(entries);
  const found = searchPalette(prepared, readQuery(typed), { recent, limitOf: () => 10 });
  return found.flatMap((group) => group.entries.map(({ id }) => id));
}

describe("searchPalette", () => {
  it("has the exact name first, then beginnings, words, inner letters, and the help last", () => {
    const entries = [
      entry("Other", { help: "How the timeout counts" }),
      entry("untimeouted"),
      entry("Source timeout"),
      entry("Timeout of clients"),
      entry("Wait", { names: ["timeout"] }),
      entry("Timeout"),
    ];
    const ids = ["Timeout", "Wait", "Timeout of clients", "Source timeout", "untimeouted", "Other"];
    expect(find("timeout", entries)).toEqual(ids);
  });

  it("takes the words in any order, and each by its beginning", () => {
    const entries = [entry("Client timeout"), entry("Client address")];
    expect(find("time cli", entries)).toEqual(["Client timeout"]);
  });

  it("finds a thing by its place only along with a word of its own", () => {
    const entries = [entry("news", { place: "Stream" }), entry("Title", { place: "Stream › Overview" })];
    expect(find("stream", entries)).toEqual([]);
    expect(find("stream news", entries)).toEqual(["news"]);
  });

  it("finds a setting by how it is written in the config, but not all that stands there", () => {
    const entries = [
      entry("X", { place: "Stream › Transcoder", paths: ["transcoder.logo.x", "transcoder/logo/x"] }),
      entry("Y", { place: "Stream › Transcoder", paths: ["transcoder.logo.y", "transcoder/logo/y"] }),
    ];
    expect(find("transcoder.logo.x", entries)).toEqual(["X"]);
    expect(find("transcoder/logo", entries)).toEqual(["X", "Y"]);
    expect(find("transcoder y", entries)).toEqual(["Y"]);
    expect(find("transcode", entries)).toEqual([]);
  });

  it("forgives one wrong letter a word, but not where the right word stands elsewhere", () => {
    const entries = [entry("Client timeout"), entry("tineout")];
    expect(find("tmieout", [entry("Client timeout")])).toEqual(["Client timeout"]);
    expect(find("timeout", entries)).toEqual(["Client timeout"]);
  });

  it("keeps apart numbers that differ in a digit", () => {
    expect(find("chanenl-1999", [entry("channel-199"), entry("channel-1999")])).toEqual(["channel-1999"]);
  });

  it("pays no heed to accents and capitals", () => {
    expect(find("osterreich", [entry("ÖSTERREICH 1")])).toEqual(["ÖSTERREICH 1"]);
  });

  it("puts what was chosen lately first among equals, then what is near, and keeps the order of the rest", () => {
    const entries = [entry("cam a"), entry("cam b"), entry("cam c", { isNear: true }), entry("cam d")];
    expect(find("cam", entries, ["cam d"])).toEqual(["cam d", "cam c", "cam a", "cam b"]);
  });

  it("counts what it does not list, and puts the group of the best first", () => {
    const many = Array.from({ length: 30 }, (_, at) => entry(`film ${at}`, { group: "films" }));
    const prepared = prepareAll([...many, entry("film", { group: "pages" })]);
    const found = searchPalette(prepared, readQuery("film"), { recent: [], limitOf: () => 5 });
    expect(found.map(({ group, count, entries }) => [group, count, entries.length])).toEqual([
      ["pages", 1, 1],
      ["films", 30, 5],
    ]);
  });
});

describe("isMistyped", () => {
  it.each(["straem", "strem", "streaam", "stteam"])("takes %s for stream", (typed) => {
    expect(isMistyped(typed, "stream")).toBe(true);
  });

  it.each(["stxxam", "str", "1234"])("takes %s for nothing else", (typed) => {
    expect(isMistyped(typed, typed === "1234" ? "1235" : "stream")).toBe(false);
  });
});

describe("foundBy", () => {
  const wait = entry("Wait", {
    place: "Stream",
    names: ["timeout"],
    help: "How long until a source that sends nothing is given up.",
  });

  it("tells the name, or the words of the help around what a query has found", () => {
    expect(foundBy(wait, readQuery("timeout"))).toBe("timeout");
    expect(foundBy(wait, readQuery("stream source"))).toBe("… until a source that sends nothing …");
  });

  it("tells nothing where title and place say it all", () => {
    expect(foundBy(wait, readQuery("stream wait"))).toBeUndefined();
  });
});

describe("markWords", () => {
  it("marks what the words have found, accents or not", () => {
    expect(markWords("Café timeout", readQuery("cafe time"))).toEqual([
      { text: "Café", isMarked: true },
      { text: " ", isMarked: false },
      { text: "time", isMarked: true },
      { text: "out", isMarked: false },
    ]);
  });
});

describe("what was chosen lately", () => {
  it("is ten things at most, each once, the last one first", () => {
    const ids = Array.from({ length: 12 }, (_, at) => String(at));
    const recent = [...ids, "5"].reduce<readonly string[]>((known, id) => withRecent(known, id), []);
    expect(recent).toEqual(["5", "11", "10", "9", "8", "7", "6", "4", "3", "2"]);
  });

  it("is nothing where the browser holds something else", () => {
    expect(readRecent("{")).toEqual([]);
    expect(readRecent('{"a":1}')).toEqual([]);
    expect(readRecent('["a", 1]')).toEqual(["a"]);
  });

  it("is nothing where the browser holds nothing yet, and no more than ten where it holds more", () => {
    expect(readRecent(undefined)).toEqual([]);
    expect(readRecent(JSON.stringify(Array.from({ length: 12 }, (_, at) => String(at))))).toHaveLength(10);
  });
});

describe("the order of what was found", () => {
  it("among equals puts the shorter first, then what came first; what is idle comes after all that is not", () => {
    const entries = [
      entry("cam longer"),
      entry("cam idle", { isIdle: true }),
      entry("cam one"),
      entry("cam two"),
      entry("cam near it", { isNear: true }),
    ];
    expect(find("cam", entries)).toEqual(["cam near it", "cam one", "cam two", "cam longer", "cam idle"]);
    expect(find("cam", entries, ["cam two", "cam idle"])).toEqual([
      "cam two",
      "cam idle",
      "cam near it",
      "cam one",
      "cam longer",
    ]);
  });

  it("keeps the best where a group shows few, wherever they stand", () => {
    const titles = ["a cam b", "cam bb", "a cam", "cam", "xcam", "cam b"];
    const shown = (limit: number) =>
      searchPalette(prepareAll(titles.map((title) => entry(title))), readQuery("cam"), {
        recent: [],
        limitOf: () => limit,
      }).map(({ count, entries }) => [count, ...entries.map(({ title }) => title)]);
    expect(shown(2)).toEqual([[6, "cam", "cam b"]]);
    expect(shown(4)).toEqual([[6, "cam", "cam b", "cam bb", "a cam"]]);
    expect(shown(1)).toEqual([[6, "cam"]]);
  });

  it("of groups has that of the best first, also where it was found last", () => {
    const entries = [
      entry("a cam", { group: "one" }),
      entry("xcam", { group: "two" }),
      entry("cam", { group: "three" }),
    ];
    const found = searchPalette(prepareAll(entries), readQuery("cam"), { recent: [], limitOf: () => 5 });
    expect(found.map(({ group }) => group)).toEqual(["three", "one", "two"]);
  });

  it("forgives mistakes where else only the help speaks of it", () => {
    const entries = [entry("tineout"), entry("Other", { help: "The timeout." })];
    expect(find("timeout", entries)).toEqual(["tineout", "Other"]);
    expect(find("nothing at all", entries)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { findRenames, likeness } from "../../../src/model/config/entityRenames.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

const entities = Object.values(testEntities);

/** Renames of streams as pairs of names. */
function renamesOf(
  delta: Readonly<Record<string, JsonObject | string | null>>,
  known: Readonly<Record<string, JsonObject | number>>,
): readonly string[] {
  return findRenames({ streams: delta }, { streams: known }, entities).map(
    ({ from, to }) => `${from.join("/")} -> ${to.join("/")}`,
  );
}

const news = { name: "news", position: 0, title: "News", static: true, urls: ["udp://a"] };
const sport = { name: "sport", position: 1, title: "Sport", urls: ["udp://b"] };

describe("A stream removed and another one added in one save", () => {
  it("is one that was renamed where they hold the same, whatever their places", () => {
    const delta = { news: null, world: { ...news, name: "world", position: 7 } };
    expect(renamesOf(delta, { news, sport })).toEqual(["streams/news -> streams/world"]);
  });

  it("is a rename when half of the settings are the same, and none when fewer are", () => {
    const known = { news: { name: "news", title: "News", static: true } };
    expect(renamesOf({ news: null, world: { name: "world", title: "World", static: true } }, known)).toHaveLength(1);
    expect(renamesOf({ news: null, world: { name: "world", title: "News", comment: "a" } }, known)).toEqual([]);
  });

  it("is none when nothing else was removed, or nothing else added", () => {
    expect(renamesOf({ news: null }, { news, sport })).toEqual([]);
    expect(renamesOf({ world: news }, { news, sport })).toEqual([]);
    expect(renamesOf({ world: news, other: news }, { news, sport })).toEqual([]);
    expect(renamesOf({ news: null, sport: null }, { news, sport })).toEqual([]);
  });

  it("is none when the one removed was not there, or the other one was", () => {
    expect(renamesOf({ gone: null, world: news }, { news, sport })).toEqual([]);
    expect(renamesOf({ news: null, sport: { ...news, name: "sport" } }, { news, sport })).toEqual([]);
  });

  it("is none where a plain value stands for one of them", () => {
    expect(renamesOf({ news: null, world: "udp://a" }, { news })).toEqual([]);
    expect(renamesOf({ news: null, world: { name: "world" } }, { news: 1 })).toEqual([]);
  });
});

describe("Several streams removed and added in one save", () => {
  it("are renamed to the ones of the same body", () => {
    const delta = {
      news: null,
      sport: null,
      arena: { ...sport, name: "arena", position: 5 },
      world: { ...news, name: "world", position: 6 },
    };
    expect(renamesOf(delta, { news, sport })).toEqual([
      "streams/news -> streams/world",
      "streams/sport -> streams/arena",
    ]);
  });

  it("are renamed in the order they stand in where several have one body, each to another one", () => {
    const body = { title: "Same" };
    const known = { a: body, b: body, c: body };
    expect(renamesOf({ a: null, b: null, c: null, x: body, y: body }, known)).toEqual([
      "streams/a -> streams/x",
      "streams/b -> streams/y",
    ]);
  });

  it("are those that match, and the rest are removed and new", () => {
    const delta = { news: null, world: { ...news, name: "world" }, other: { name: "other", title: "News" } };
    expect(renamesOf(delta, { news, sport })).toEqual(["streams/news -> streams/world"]);
    const unlike = { news: null, sport: null, world: { ...news, name: "world", static: false } };
    expect(renamesOf(unlike, { news, sport })).toEqual([]);
  });

  it("are not renamed to ones that hold nothing where a plain value stood", () => {
    expect(renamesOf({ a: null, b: null, x: { name: "x" }, y: { name: "y" } }, { a: 1, b: 2 })).toEqual([]);
  });
});

describe("Renames", () => {
  it("are found in each collection whose entities can be renamed, and in no other one", () => {
    const known = { sources: { "1": { urls: ["http://a"] } }, streams: { a: { title: "A" } } };
    const delta = { sources: { "1": null, "2": { urls: ["http://a"] } }, streams: { a: null, b: { title: "A" } } };
    expect(findRenames(delta, known, entities)).toEqual([{ from: ["streams", "a"], to: ["streams", "b"] }]);
  });

  it("are none of what has no collection", () => {
    const server = { ...testEntities.server, renamable: true as const };
    expect(findRenames({ undefined: { a: null, b: {} } }, { undefined: { a: {} } }, [server])).toEqual([]);
  });

  it("are none where a collection is new, is removed as a whole, or is none", () => {
    const streams = { a: null, b: { title: "A" } };
    expect(findRenames({ streams }, {}, entities)).toEqual([]);
    expect(findRenames({ streams: null }, { streams: { a: {} } }, entities)).toEqual([]);
    expect(findRenames({ streams }, { streams: 1 }, entities)).toEqual([]);
  });
});

describe("How much two entities are alike", () => {
  it.each([
    ["all, whatever their names and places", { name: "a", position: 1, x: [1] }, { name: "b", position: 2, x: [1] }, 1],
    ["all where they have no settings", { name: "a" }, { position: 2 }, 1],
    ["half where one of two settings differs", { x: 1, y: 2 }, { x: 1, y: 3 }, 0.5],
    ["a third where each has one of its own", { x: 1, y: 2 }, { x: 1, z: 2 }, 1 / 3],
    ["nothing where no setting is the same", { x: 1 }, { x: 2 }, 0],
    ["nothing where the first is none", null, { x: 2 }, 0],
    ["nothing where the second is none", { x: 2 }, "x", 0],
  ])("is %s", (_share, one, other, share) => {
    expect(likeness(one, other, testEntities.stream)).toBe(share);
  });

  it("counts the name where the kind has no key and no order", () => {
    expect(likeness({ name: "a", position: 1 }, { name: "b", position: 1 }, testEntities.mirror)).toBe(0.5);
  });
});

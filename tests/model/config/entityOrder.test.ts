import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  keepPlaces,
  movedKeys,
  renumberOrder,
  withoutFollowingPlaces,
  withoutImpliedPlaces,
} from "../../../src/model/config/entityOrder.ts";
import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { testEntities } from "../testEntities.ts";

const entities = Object.values(testEntities);

/** Streams with their places, in the order they are written here. */
function streams(places: Readonly<Record<string, Json>>): JsonObject {
  return {
    streams: Object.fromEntries(Object.entries(places).map(([name, position]) => [name, { name, position }])),
  };
}

/** The streams of a config by their places, which are to be 0, 1, 2, ... */
function namesIn(config: JsonObject): readonly string[] {
  const entries = isPlainObject(config["streams"]) ? Object.entries(config["streams"]) : [];
  const rows = entries.map(([name, value]) => ({
    name,
    place: isPlainObject(value) ? Number(value["position"]) : NaN,
  }));
  const sorted = rows.toSorted((one, other) => one.place - other.place);
  expect(sorted.map(({ place }) => place)).toEqual([...rows.keys()]);
  return sorted.map(({ name }) => name);
}

const ordered = (names: readonly string[]): JsonObject =>
  streams(Object.fromEntries(names.map((name, place) => [name, place])));

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 12 });

describe("The places of a collection after a save", () => {
  const before = ordered(["a", "b", "c", "d"]);
  const after = (places: Readonly<Record<string, Json>>): readonly string[] =>
    namesIn(renumberOrder(streams({ a: 0, b: 1, c: 2, d: 3, ...places }), before, entities));

  it("give a moved entity exactly the place it was moved to and leave the order of the others", () => {
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (list, from, to) => {
        const moved = list[from % list.length] ?? "";
        const place = to % list.length;
        const places = Object.fromEntries(list.map((name, index) => [name, name === moved ? place : index]));
        const others = list.filter((name) => name !== moved);
        expect(namesIn(renumberOrder(streams(places), ordered(list), entities))).toEqual([
          ...others.slice(0, place),
          moved,
          ...others.slice(place),
        ]);
      }),
    );
  });

  it("are any complete new order as it is", () => {
    fc.assert(
      fc.property(names, fc.infiniteStream(fc.nat()), (list, random) => {
        const ranks = new Map(list.map((name) => [name, random.next().value]));
        const shuffled = list.toSorted((one, other) => Number(ranks.get(one)) - Number(ranks.get(other)));
        expect(namesIn(renumberOrder(ordered(shuffled), ordered(list), entities))).toEqual(shuffled);
      }),
    );
  });

  it.each([
    ["moved up comes before the one that has its place", { c: 0 }, ["c", "a", "b", "d"]],
    ["moved down comes behind the one that has its place", { a: 1 }, ["b", "a", "c", "d"]],
    ["moved to the end is the last", { b: 3 }, ["a", "c", "d", "b"]],
    ["that is new comes before the one that has its place", { x: 1 }, ["a", "x", "b", "c", "d"]],
    ["without a place goes to the end", { b: null, y: null }, ["a", "c", "d", "b", "y"]],
    ["whose place is a text has none", { b: "0" }, ["a", "c", "d", "b"]],
  ])("put where it belongs one that is %s", (_what, places, wanted) => {
    expect(after(places)).toEqual(wanted);
  });

  it("keep the former order of two that are moved to the same place, whichever is written first", () => {
    const next = streams({ d: 0, c: 0, a: 0, b: 1 });
    expect(namesIn(renumberOrder(next, before, entities))).toEqual(["c", "d", "a", "b"]);
  });

  it("put those that lost their place before new ones without one", () => {
    const next = { streams: { x: {}, d: {}, a: { position: 0 }, b: {} } };
    expect(namesIn(renumberOrder(next, before, entities))).toEqual(["a", "b", "d", "x"]);
  });

  it("have no gaps", () => {
    expect(renumberOrder(streams({ b: 9, a: 5 }), {}, entities)).toEqual(streams({ b: 1, a: 0 }));
  });

  it("leave an entity the same object where its place is right, as what is known of it still holds", () => {
    const news = { name: "news", position: 0 };
    const next = renumberOrder({ streams: { news, sport: { name: "sport", position: 7 } } }, {}, entities);
    expect(next).toEqual(streams({ news: 0, sport: 1 }));
    expect(isPlainObject(next["streams"]) && next["streams"]["news"]).toBe(news);
  });

  it("are none for what is no entity, and for collections without an order", () => {
    const config = { loglevel: "debug", sources: { "4": { position: 9 }, "7": {} }, streams: { a: 1, b: null } };
    expect(renumberOrder(config, {}, entities)).toEqual(config);
    expect(renumberOrder({ streams: "none" }, {}, entities)).toEqual({ streams: "none" });
  });
});

describe("An entity that is renamed", () => {
  const current = ordered(["a", "b", "c"]);
  const renames = [{ from: ["streams", "b"], to: ["streams", "z"] }];

  it("stays where it was", () => {
    const merged = { streams: { a: { position: 0 }, c: { position: 2 }, z: { title: "Z" } } };
    expect(keepPlaces(merged, current, renames, entities)).toEqual({
      streams: { a: { position: 0 }, c: { position: 2 }, z: { title: "Z", position: 1 } },
    });
  });

  it("goes where it is told to go", () => {
    const merged = streams({ a: 0, c: 2, z: 0 });
    expect(keepPlaces(merged, current, renames, entities)).toEqual(merged);
  });

  it("gets no place where it had none, or its collection has no order", () => {
    const merged = { streams: { z: { title: "Z" } }, sources: { "2": { urls: [] } }, others: { "2": { a: 1 } } };
    const kinds = ["streams", "sources", "others"];
    const all = kinds.map((kind) => ({ from: [kind, "1"], to: [kind, kind === "streams" ? "z" : "2"] }));
    const placeless = { streams: { "1": { title: "Z" } }, sources: { "1": { position: 4 } } };
    expect(keepPlaces(merged, placeless, all, entities)).toEqual(merged);
  });
});

/** What a save writes into the text, of the patch between two configs. */
const written = (before: JsonObject, after: JsonObject, patch = createMergePatch(before, after)): JsonObject =>
  withoutImpliedPlaces(patch, { before, after, entities });

describe("The patch for the text", () => {
  it("removes a block without numbering those behind it anew", () => {
    const [before, after] = [ordered(["a", "b", "c"]), ordered(["b", "c"])];
    expect(written(before, after)).toEqual({ streams: { a: null } });
  });

  it("keeps what else is changed of an entity that moves up behind a removed one", () => {
    const after = { streams: { b: { name: "b", position: 0, title: "B" } }, loglevel: "debug" };
    expect(written(ordered(["a", "b"]), after)).toEqual({
      streams: { a: null, b: { title: "B" } },
      loglevel: "debug",
    });
  });

  it("says nothing of a collection of which only places follow", () => {
    expect(written(streams({ a: 0, b: 5 }), { ...ordered(["a", "b"]), loglevel: "debug" })).toEqual({
      loglevel: "debug",
    });
  });

  it("has all places where those that stay change their order", () => {
    const [before, after] = [ordered(["a", "b", "c"]), ordered(["b", "a", "c"])];
    expect(written(before, after)).toEqual({ streams: { a: { position: 1 }, b: { position: 0 } } });
  });

  it("has the place of a new one that comes before one that was there", () => {
    const patch = written(ordered(["a", "b"]), ordered(["a", "x", "b"]));
    expect(patch).toEqual({ streams: { x: { name: "x", position: 1 }, b: { position: 2 } } });
  });

  it("has new ones at the end behind what was there, in their order and without their places", () => {
    const before = ordered(["a", "b"]);
    const after = {
      streams: {
        y: { name: "y", position: 3 },
        x: { name: "x", position: 2 },
        a: { name: "a", position: 0 },
        b: { name: "b", position: 1, title: "B" },
      },
    };
    const patch = written(before, after);
    expect(patch).toEqual({ streams: { b: { title: "B" }, x: { name: "x" }, y: { name: "y" } } });
    expect(isPlainObject(patch["streams"]) && Object.keys(patch["streams"])).toEqual(["b", "x", "y"]);
  });

  it("has the first ones of a collection in their order and without their places", () => {
    const patch = written({}, streams({ c: 2, a: 0, b: 1 }));
    expect(patch).toEqual({ streams: { a: { name: "a" }, b: { name: "b" }, c: { name: "c" } } });
    expect(isPlainObject(patch["streams"]) && Object.keys(patch["streams"])).toEqual(["a", "b", "c"]);
  });

  it("is as it is for what is no entity, for whole collections, and for those without an order", () => {
    const before = { sources: { "1": { position: 0 } }, streams: { a: { position: 0 } } };
    expect(written(before, { sources: { "1": { position: 4 } } })).toEqual({
      sources: { "1": { position: 4 } },
      streams: null,
    });
    expect(written(before, { ...before, streams: { a: { position: 0 }, b: 1 } })).toEqual({ streams: { b: 1 } });
  });
});

const noRenames: Parameters<typeof withoutFollowingPlaces>[2] = [];

/** What the history tells of the patch between two configs. */
const told = (before: JsonObject, after: JsonObject, renames = noRenames): JsonObject =>
  withoutFollowingPlaces(createMergePatch(before, after), { before, after, entities }, renames);

describe("What is told of a save", () => {
  it("names the one entity that was moved, not those that made room", () => {
    const patch = told(ordered(["a", "b", "c", "d"]), ordered(["d", "a", "b", "c"]));
    expect(patch).toEqual({ streams: { d: { position: 0 } } });
  });

  it("has no places that follow from a removal or from a new one", () => {
    expect(told(ordered(["a", "b", "c"]), ordered(["b", "c"]))).toEqual({ streams: { a: null } });
    expect(told(ordered(["a", "b"]), ordered(["x", "a", "b"]))).toEqual({
      streams: { x: { name: "x", position: 0 } },
    });
  });

  it("has what else changed of those that moved up, and of other kinds everything", () => {
    const before = { ...ordered(["a", "b"]), sources: { "1": { position: 0 } } };
    const after = { streams: { b: { name: "b", position: 0, title: "B" } }, sources: { "1": { position: 1 } } };
    expect(told(before, after)).toEqual({
      streams: { a: null, b: { title: "B" } },
      sources: { "1": { position: 1 } },
    });
  });

  it("has the first entities of a collection as they are, and none of one of which only places follow", () => {
    expect(told({}, ordered(["a", "b"]))).toEqual(ordered(["a", "b"]));
    expect(told(streams({ a: 0, b: 5 }), streams({ a: 0, b: 1 }))).toEqual({});
  });
});

describe("The entities that were moved", () => {
  const moved = (before: JsonObject, after: JsonObject, renames = noRenames): readonly string[] => [
    ...movedKeys("streams", "position", { before, after }, renames),
  ];

  it("are as few as can be", () => {
    expect(moved(ordered(["a", "b", "c", "d"]), ordered(["b", "c", "d", "a"]))).toEqual(["a"]);
    expect(moved(ordered(["a", "b", "c", "d"]), ordered(["c", "a", "b", "d"]))).toEqual(["c"]);
  });

  it("are none where the order is the same, in whatever order they are written", () => {
    expect(moved(streams({ c: 2, a: 0, b: 1 }), streams({ b: 4, c: 7, a: 3 }))).toEqual([]);
  });

  it("are told by their later names", () => {
    const renames = [{ from: ["streams", "b"], to: ["streams", "z"] }];
    const after = ordered(["a", "c", "d", "z"]);
    expect(moved(ordered(["a", "b", "c", "d"]), after, renames)).toEqual(["z"]);
  });

  it("are not mistaken for those of the same name in a collection where one is renamed", () => {
    const renames = [{ from: ["vods", "a"], to: ["vods", "z"] }];
    expect(moved(ordered(["a", "b", "c"]), ordered(["b", "c", "a"]), renames)).toEqual(["a"]);
  });

  it("are not those that were removed, or had no place before", () => {
    expect(moved(ordered(["a", "b", "c"]), ordered(["b", "c"]))).toEqual([]);
    expect(moved(streams({ a: null, b: 0, c: 1 }), ordered(["b", "c", "a"]))).toEqual([]);
  });

  it("are none of a collection that came or went as a whole", () => {
    expect(moved({}, ordered(["a", "b"]))).toEqual([]);
    expect(moved(ordered(["a", "b"]), {})).toEqual([]);
  });
});

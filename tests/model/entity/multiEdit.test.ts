import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { combineEntities, editListItems, nextNumber } from "../../../src/model/entity/multiEdit.ts";

describe("several entities seen as one", () => {
  it("shows a shared value and counts the different ones [C041]", () => {
    const combined = combineEntities([
      { static: true, clients_timeout: 10, title: "One" },
      { static: true, clients_timeout: 20, title: "Two" },
      { static: true, clients_timeout: 10 },
    ]);
    expect(combined.shared).toEqual({ static: true });
    expect(combined.mixed).toEqual({ "/clients_timeout": 2, "/title": 3 });
  });

  it("looks into objects, also into those that only some have", () => {
    const combined = combineEntities([{ auth: { url: "a", max_sessions: 1 } }, { auth: { url: "a" } }, {}]);
    expect(combined.shared).toEqual({});
    expect(combined.mixed).toEqual({ "/auth/url": 2, "/auth/max_sessions": 2 });
  });

  it("takes an object and another value for two values of one setting", () => {
    expect(combineEntities([{ auth: { url: "a" } }, { auth: "a" }, { auth: null }])).toEqual({
      shared: {},
      mixed: { "/auth": 3 },
    });
    expect(combineEntities([{ auth: null }, {}])).toEqual({ shared: {}, mixed: { "/auth": 2 } });
  });

  it("takes a list as one setting", () => {
    const combined = combineEntities([{ urls: ["a", "b"] }, { urls: ["a"] }]);
    expect(combined).toEqual({ shared: {}, mixed: { "/urls": 2 } });
  });

  it("keeps an object that all of them have, even an empty one", () => {
    expect(combineEntities([{ thumbnails: {} }, { thumbnails: {} }])).toEqual({
      shared: { thumbnails: {} },
      mixed: {},
    });
  });
});

const descriptor = {
  name: "stream",
  label: "Stream",
  plural: "Streams",
  pages: [],
  runtime: [],
  fields: {
    "/urls": { title: "URLs", type: "array", list: { key: "url", bareKey: true } },
    "/video": { title: "Tracks", type: "map" },
  },
} as const;

describe("items of the lists of several entities", () => {
  it("are added at the end, once", () => {
    const edit = { kind: "add", items: [{ url: "udp://a" }, { url: "udp://b" }] } as const;
    expect(editListItems(["udp://a"], "/urls", edit, descriptor)).toEqual(["udp://a", { url: "udp://b" }]);
  });

  it("are removed by their key, in whichever form they are stored", () => {
    const edit = { kind: "remove", items: ["udp://a"] } as const;
    expect(editListItems(["udp://a", { url: "udp://a", priority: "1" }, "udp://b"], "/urls", edit, descriptor)).toEqual(
      ["udp://b"],
    );
  });

  it("get the next number in a map with numbers for keys, and are taken out by theirs", () => {
    const add = { kind: "add", items: [{ bitrate: 1 }, { bitrate: 2 }] } as const;
    expect(editListItems({ "1": {}, "4": {} }, "/video", add, descriptor)).toEqual({
      "1": {},
      "4": {},
      "5": { bitrate: 1 },
      "6": { bitrate: 2 },
    });
    expect(editListItems(undefined, "/video", { kind: "add", items: [1] }, descriptor)).toEqual({ "1": 1 });
    expect(editListItems({ "1": 1, "2": 2 }, "/video", { kind: "remove", items: ["1"] }, descriptor)).toEqual({
      "2": 2,
    });
  });

  it("start a list where there was none", () => {
    expect(editListItems(undefined, "/urls", { kind: "add", items: ["udp://a"] }, descriptor)).toEqual(["udp://a"]);
  });

  it("are known by themselves in a list without keys, or where one has none", () => {
    const edit = (kind: "add" | "remove", ...items: readonly Json[]) => ({ kind, items });
    expect(editListItems(["a", { b: 1 }, "c"], "/other", edit("remove", "a", "c"), descriptor)).toEqual([{ b: 1 }]);
    expect(editListItems(["a", { b: 1 }], "/other", edit("add", { b: 1 }, "d"), descriptor)).toEqual([
      "a",
      { b: 1 },
      "d",
    ]);
    expect(
      editListItems([{ priority: 1 }], "/urls", edit("add", { priority: 1 }, { priority: 2 }), descriptor),
    ).toEqual([{ priority: 1 }, { priority: 2 }]);
  });
});

it("the next number of a map is behind the last one, whatever words stand beside", () => {
  expect([[], ["1", "7", "3"], ["2", "common"]].map(nextNumber)).toEqual(["1", "8", "3"]);
});

import { describe, expect, it } from "vitest";
import { mergedOver } from "../../../src/model/import/mergedOver.ts";
import type { Json } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

const laid = (wanted: Json | undefined, held: Json | undefined, ...path: readonly string[]) =>
  mergedOver(held, wanted, ["streams", "news", ...path], testEntities);

describe("a value laid over another", () => {
  it("takes its place, and keeps it where it says nothing", () => {
    expect(laid("new", "old", "title")).toBe("new");
    expect(laid("new", undefined, "title")).toBe("new");
    expect([laid(undefined, "old", "title"), laid(null, "old", "title")]).toEqual(["old", "old"]);
    expect([laid({ a: 1 }, ["a"], "meta"), laid(["a"], { a: 1 }, "meta")]).toEqual([{ a: 1 }, ["a"]]);
  });

  it("adds or changes settings one by one, at any depth", () => {
    expect(
      laid({ title: "New", meta: { comment: "c" } }, { title: "Old", disabled: true, meta: { note: "n" } }),
    ).toEqual({ title: "New", disabled: true, meta: { note: "n", comment: "c" } });
  });

  it("neither deletes nor leaves an empty setting by a null", () => {
    expect(laid({ title: null, disabled: null }, { title: "Old" })).toStrictEqual({ title: "Old" });
  });

  it("takes a key of every object for no setting that is held", () => {
    expect(laid({ valueOf: { a: 1 } }, {}, "meta")).toStrictEqual({ valueOf: { a: 1 } });
  });

  it("adds plain items that are not there, whatever list they stand in", () => {
    expect(laid(["b", "c"], ["a", "b"], "auth", "domains")).toEqual(["a", "b", "c"]);
    expect(laid([2, 3], [1, 2], "unknown")).toEqual([1, 2, 3]);
  });

  it("knows the items of a list by their key: settings of one that is held are added, it keeps its place", () => {
    const held = [{ url: "udp://1", priority: "1" }, { url: "udp://2" }];
    expect(laid([{ url: "udp://2", priority: "2" }, { url: "udp://3" }], held, "urls")).toEqual([
      { url: "udp://1", priority: "1" },
      { url: "udp://2", priority: "2" },
      { url: "udp://3" },
    ]);
    expect(laid([{ url: "udp://1" }], held, "urls")).toEqual(held);
  });

  it("knows also an item that is written as its key alone, and leaves it as it is written", () => {
    expect(laid([{ url: "udp://1" }, "udp://2"], ["udp://1"], "urls")).toEqual(["udp://1", "udp://2"]);
    expect(laid([{ url: "udp://1", priority: "1" }], ["udp://1"], "urls")).toEqual([{ url: "udp://1", priority: "1" }]);
    expect(laid(["udp://1"], [{ url: "udp://1", priority: "1" }], "urls")).toEqual([{ url: "udp://1", priority: "1" }]);
  });

  it("merges lists within the items of a list", () => {
    const tracks = (...items: readonly Json[]) => [{ url: "udp://1", tracks: { ids: [...items] } }];
    expect(laid(tracks(2), tracks(1), "urls")).toEqual(tracks(1, 2));
  });

  it("takes a plain item in the place of an object that is known by the same words", () => {
    expect(laid(["null"], [{ url: null }], "pushes")).toEqual(["null"]);
    expect(laid([{ url: null }], ["null"], "pushes")).toEqual([{ url: null }]);
  });

  it("is one value where items are known by their place or by nothing", () => {
    expect(laid([{ from: 2 }], [{ from: 1 }, { from: 3 }], "schedule")).toEqual([{ from: 2 }]);
    expect(laid([{ id: 2 }], [{ id: 1 }, { id: 3 }], "unknown")).toEqual([{ id: 2 }]);
  });
});

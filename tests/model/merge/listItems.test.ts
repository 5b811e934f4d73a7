import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { entities } from "../../../src/generated/entities.ts";
import {
  isSameItem,
  isSameList,
  isSameOrder,
  itemKey,
  itemObject,
  itemsAsStored,
  itemsById,
  listIdentity,
  withItem,
} from "../../../src/model/merge/listItems.ts";

const byUrl = { key: "url", bareKey: true } as const;
const byName = { key: "name" } as const;
const byValue = { key: "$value" } as const;

describe("what the items of a list are known by", () => {
  it("is what the schema says, whatever stands in the list", () => {
    expect(listIdentity(["streams", "news", "urls"], entities, ["x"], [{ url: "x" }])).toMatchObject({ key: "url" });
  });

  it("is the value itself where nothing is said and all are plain, in every version", () => {
    const path = ["streams", "news", "unheard_of"];
    expect(listIdentity(path, entities, ["a", 1, null], undefined)).toEqual(byValue);
    expect(listIdentity(path, entities, ["a"], [{ a: 1 }])).toBeUndefined();
    expect(listIdentity(path, entities, ["a", ["b"]])).toBeUndefined();
  });

  it("is a text: the key, the bare item, or what stands for a missing key", () => {
    expect(itemKey({ url: "udp://a" }, byUrl)).toBe("udp://a");
    expect(itemKey("udp://a", byUrl)).toBe("udp://a");
    expect(itemKey({ toString: "x" }, { key: "toString" })).toBe("x");
    expect(itemKey({}, { key: "toString" })).toBe("null");
    expect(itemKey({ url: 5 }, byUrl)).toBe("5");
    expect(itemKey({ $value: "x" }, byValue)).toBe('{"$value":"x"}');
  });

  it("finds each item", () => {
    expect([...itemsById(["a", { url: "b" }, "a"], byUrl)]).toEqual([
      ["a", "a"],
      ["b", { url: "b" }],
      ["a #2", "a"],
    ]);
  });
});

describe("an item in two forms", () => {
  it("is an object, where it may be written as its bare key too", () => {
    expect(itemObject("udp://a", byUrl)).toEqual({ url: "udp://a" });
    expect(itemObject({ url: "udp://a" }, byUrl)).toEqual({ url: "udp://a" });
    for (const plain of ["a", 5, null, ["a"], undefined]) expect(itemObject(plain, byName)).toBeUndefined();
    expect(itemObject(5, byUrl)).toBeUndefined();
  });

  it("says the same in both, and with nulls that stand for nothing", () => {
    expect(isSameItem("udp://a", { url: "udp://a" }, byUrl)).toBe(true);
    expect(isSameItem({ url: "udp://a", priority: null }, "udp://a", byUrl)).toBe(true);
    expect(isSameItem({ url: "udp://a", priority: "1" }, "udp://a", byUrl)).toBe(false);
    expect(isSameItem(5, 5, byUrl)).toBe(true);
  });

  it("is two things where it cannot be written bare, and where one is not there", () => {
    expect(isSameItem("a", { name: "a" }, byName)).toBe(false);
    expect(isSameItem({ name: "a", more: null }, { name: "a" }, byName)).toBe(false);
    expect(isSameItem({ name: "a" }, { name: "a" }, byName)).toBe(true);
    expect(isSameItem(undefined, "udp://a", byUrl)).toBe(false);
    expect(isSameItem("udp://a", undefined, byUrl)).toBe(false);
    expect(isSameItem(undefined, undefined, byUrl)).toBe(true);
  });
});

describe("two lists", () => {
  it("say the same with the same items in the same order", () => {
    expect(isSameList(["a", "b"], [{ url: "a" }, "b"], byUrl)).toBe(true);
    expect(isSameList(["a", "b"], ["b", "a"], byUrl)).toBe(false);
    expect(isSameList(["a"], ["a", "b"], byUrl)).toBe(false);
    expect(isSameList(["a", "b"], ["a"], byUrl)).toBe(false);
    expect(isSameList([], [], byUrl)).toBe(true);
  });

  it("are two where one is empty and the other absent", () => {
    expect(isSameList([], undefined, byUrl)).toBe(false);
    expect(isSameList(undefined, [], byUrl)).toBe(false);
    expect(isSameList(undefined, undefined, byUrl)).toBe(true);
  });

  it("are in the same order where what both hold is", () => {
    expect(isSameOrder(["a", "b", "c"], ["a", "x", "c"])).toBe(true);
    expect(isSameOrder(["a", "b"], ["b", "a"])).toBe(false);
    expect(isSameOrder(["x", "a", "b"], ["a", "y", "b"])).toBe(true);
    expect(isSameOrder(["a", "b", "c"], ["c", "a", "b"])).toBe(false);
    expect(isSameOrder(["a"], ["b"])).toBe(true);
  });
});

describe("a list as it is stored", () => {
  it("has its unchanged items in the form they were written in, wherever they stand", () => {
    const stored: Json[] = ["a", { url: "b" }, { url: "c", priority: "1" }];
    const list = [{ url: "c", priority: "2" }, "b", { url: "a" }, { url: "d" }];
    expect(itemsAsStored(list, stored, byUrl)).toEqual([{ url: "c", priority: "2" }, { url: "b" }, "a", { url: "d" }]);
  });

  it("has one item in the place of the former one, or without it", () => {
    expect(withItem(["a", "b", "c"], "b", { url: "b", p: 1 }, byUrl)).toEqual(["a", { url: "b", p: 1 }, "c"]);
    expect(withItem(["a", "b", "c"], "b", undefined, byUrl)).toEqual(["a", "c"]);
    expect(withItem(["a", "b", "b"], "b #2", undefined, byUrl)).toEqual(["a", "b"]);
    expect(withItem(["a"], "x", undefined, byUrl)).toEqual(["a"]);
    expect(withItem(["a"], "a", "b", undefined)).toEqual(["a"]);
  });

  it("has a new item behind the nearest neighbour that it has elsewhere, else first", () => {
    const like = ["a", "b", "c", "d"];
    expect(withItem(["a", "b", "x"], "d", "d", byUrl, like)).toEqual(["a", "b", "d", "x"]);
    expect(withItem(["b", "x"], "a", "a", byUrl, like)).toEqual(["a", "b", "x"]);
    expect(withItem(["x", "y"], "c", "c", byUrl, like)).toEqual(["c", "x", "y"]);
    expect(withItem(["a", "b"], "new", "new", byUrl, like)).toEqual(["new", "a", "b"]);
    expect(withItem(["x"], "new", "new", byUrl)).toEqual(["new", "x"]);
  });
});

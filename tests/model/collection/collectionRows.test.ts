import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import {
  CollectionReader,
  readCollectionView,
  writeCollectionView,
} from "../../../src/model/collection/collectionRows.ts";

const entity: EntityDescriptor = {
  name: "channel",
  label: "Channel",
  plural: "Channels",
  collection: "channels",
  key: "id",
  title: "label",
  order: "position",
  pages: [],
  runtime: [],
  fields: {
    "/size": { title: "Size", type: "integer", default: 5 },
    "/on": { title: "On", type: "boolean" },
    "/mixed": { title: "Mixed", type: "any" },
    "/word": { title: "Word", type: "string" },
    "/level": { title: "Level", type: "number" },
  },
};
const reader = new CollectionReader(entity, { columns: [], search: ["/urls/*/url", "/notes/*"] });
const items = {
  c10: { id: "c10", label: "Éclair 10", position: 1, size: 7, mixed: "b", urls: [{ url: "udp://One" }] },
  c2: { id: "c2", label: "Eclair 2", position: 0, on: true, mixed: 3, notes: { a: "Hello" } },
  c3: { id: "c3", size: 1, on: false, mixed: "a" },
  gone: null,
};
const shown = (query: string, key?: string, direction: "ascending" | "descending" = "ascending") =>
  reader.shown(items, { query, sorting: key === undefined ? undefined : { key, direction } });

describe("the rows of a collection", () => {
  it("stand in the order of the config, those without a place last", () => {
    expect(reader.keys(items)).toEqual(["c2", "c10", "c3"]);
  });

  it("are called as their schema says, or by their key", () => {
    expect([reader.titleOf("c2", items.c2), reader.titleOf("c3", items.c3)]).toEqual(["Eclair 2", "c3"]);
  });

  it.each([
    ["eclair", ["c2"]],
    ["c1", ["c10"]],
    ["udp://one", ["c10"]],
    ["hello", ["c2"]],
    ["  ", ["c2", "c10", "c3"]],
    ["7", []],
  ])("are found by %j in key, name and what the schema says", (query, keys) => {
    expect(shown(query)).toEqual(keys);
  });

  it("are sorted by name as people count, by a number with its default, and by what is not set last", () => {
    expect(shown("", "name")).toEqual(["c3", "c2", "c10"]);
    expect(shown("", "/size")).toEqual(["c3", "c2", "c10"]);
    expect(shown("", "/size", "descending")).toEqual(["c10", "c2", "c3"]);
    expect(shown("", "/on")).toEqual(["c3", "c2", "c10"]);
    expect(shown("", "/on", "descending")).toEqual(["c2", "c3", "c10"]);
    expect(shown("", "/mixed")).toEqual(["c2", "c3", "c10"]);
  });
});

describe("the search of a collection", () => {
  const found = (item: JsonObject, query: string) =>
    reader.shown({ a: { id: "a", ...item } }, { query, sorting: undefined }).length === 1;

  it("reads nothing but what the schema says", () => {
    const item = { extra: { a: "Hidden", url: "Hidden" }, urls: [{ url: "udp://one", agent: "Hidden" }] };
    expect([found(item, "udp://one"), found(item, "hidden")]).toEqual([true, false]);
    expect(found({ notes: "Hello" }, "hello"), "a value where the schema knows a map").toBe(false);
  });

  it("finds no words for what is not set, and none that only begin in one value and end in another", () => {
    const unset = ["undefined", "null", "none", "not set", "–", "—", "default", "empty"];
    const item = { label: "b", urls: [{ url: null }], notes: null };
    expect(unset.filter((query) => found(item, query))).toEqual([]);
    expect(found(item, "ab")).toBe(false);
  });
});

describe("the order of a collection", () => {
  const sorted = (values: readonly Json[], key: string, direction: "ascending" | "descending" = "ascending") => {
    const name = key.slice(1);
    const all = Object.fromEntries(values.map((value, position) => [`k${position}`, { position, [name]: value }]));
    return reader.sorted(reader.keys(all), all, { key, direction }).map((one) => values[Number(one.slice(1))]);
  };

  it("is that of numbers by their value, below nought too", () => {
    expect(sorted([-1, 10, -2, 1.5], "/level")).toEqual([-2, -1, 1.5, 10]);
    expect(sorted([-1, 10, -2, 1.5], "/level", "descending")).toEqual([10, 1.5, -1, -2]);
  });

  it("has what is not set last, whichever the direction", () => {
    expect(sorted(["b", null, "a", null], "/word")).toEqual(["a", "b", null, null]);
    expect(sorted([null, "b", null, "a"], "/word", "descending")).toEqual(["b", "a", null, null]);
  });

  it("has numbers before words, and off before on before words", () => {
    expect(sorted(["b", 3, "a", 2], "/mixed")).toEqual([2, 3, "a", "b"]);
    expect(sorted(["about", true, false], "/mixed")).toEqual([false, true, "about"]);
  });

  it("is that of the config among those that say the same, and where nobody knows what it is sorted by", () => {
    const same = { x: { position: 0, word: "a" }, w: { position: 1, word: "a" }, v: { position: 2, word: "A" } };
    for (const direction of ["ascending", "descending"] as const)
      expect(reader.sorted(reader.keys(same), same, { key: "/word", direction })).toEqual(["x", "w", "v"]);
    expect(sorted(["b", "a"], "word")).toEqual(["b", "a"]);
  });
});

describe("what is shown of a collection", () => {
  it("is all of it in the order of the config where the address says nothing", () => {
    expect(readCollectionView(new URLSearchParams())).toEqual({ query: "", sorting: undefined });
    expect(readCollectionView(new URLSearchParams("sort=-"))).toEqual({ query: "", sorting: undefined });
  });

  it("is sorted either way, by names with dashes too", () => {
    for (const direction of ["ascending", "descending"] as const) {
      const view = { query: "", sorting: { key: "/on-air", direction } };
      expect(readCollectionView(writeCollectionView(new URLSearchParams(), view))).toEqual(view);
    }
    const address = writeCollectionView(new URLSearchParams(), {
      query: "",
      sorting: { key: "name", direction: "ascending" },
    });
    expect(address.toString()).toBe("sort=name");
  });

  it("stands in the address, beside what else stands there", () => {
    const view = { query: "a b", sorting: { key: "/size", direction: "descending" } } as const;
    const params = writeCollectionView(new URLSearchParams("other=1"), view);
    expect(params.toString()).toBe("other=1&query=a+b&sort=-%2Fsize");
    expect(readCollectionView(params)).toEqual(view);
    expect(writeCollectionView(params, { query: "", sorting: undefined }).toString()).toBe("other=1");
  });
});

import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
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

describe("what is shown of a collection", () => {
  it("stands in the address, beside what else stands there", () => {
    const view = { query: "a b", sorting: { key: "/size", direction: "descending" } } as const;
    const params = writeCollectionView(new URLSearchParams("other=1"), view);
    expect(params.toString()).toBe("other=1&query=a+b&sort=-%2Fsize");
    expect(readCollectionView(params)).toEqual(view);
    expect(writeCollectionView(params, { query: "", sorting: undefined }).toString()).toBe("other=1");
  });
});

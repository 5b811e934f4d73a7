import { describe, expect, it } from "vitest";
import { belowRow, clearView, itemRow, readListView, toggleOpened } from "../../../src/model/collection/listRows.ts";

const opened = (address: string) => [...readListView(new URLSearchParams(address)).opened];
const toggled = (address: string, key: string) => toggleOpened(new URLSearchParams(address), key).toString();

describe("the folded rows that a list shows", () => {
  it("stand in the address by the keys of their items, and go when they are toggled again", () => {
    expect(toggled("list=mirrors", "4")).toBe("list=mirrors&open=4");
    expect(toggled("list=mirrors&open=4", "5")).toBe("list=mirrors&open=4-5");
    expect(toggled("list=mirrors&open=4-5", "4")).toBe("list=mirrors&open=5");
    expect(toggled("list=mirrors&open=5", "5")).toBe("list=mirrors");
  });

  it.each(["a-b", "50%", "%2D", "-"])("are read back whatever stands in a key: %s", (key) => {
    const address = toggled("open=4", key);
    expect(opened(address)).toEqual(["4", key]);
    expect(toggled(address, key)).toBe("open=4");
  });
});

describe("the view of a list", () => {
  it("is all of it, folded, where the address says nothing", () => {
    const view = readListView(new URLSearchParams());
    expect(view).toEqual({ query: "", sorting: undefined, filters: [], opened: new Set() });
  });

  it("is what the address says of search, filters, order and opened rows", () => {
    const view = readListView(new URLSearchParams("query=a&filter=online-dvr&sort=-name&open=4"));
    expect(view).toEqual({
      query: "a",
      sorting: { key: "name", direction: "descending" },
      filters: ["online", "dvr"],
      opened: new Set(["4"]),
    });
  });
});

describe("the rows of a list", () => {
  it("say what they are, and none is taken for another", () => {
    expect(itemRow("news")).toEqual({ kind: "item", id: "item/news", key: "news" });
    const below = belowRow("file", "films", "a.mp4");
    expect(below).toEqual({ kind: "below", id: "file/films/a.mp4", owner: "films", part: "file", name: "a.mp4" });
    const rows = [itemRow("films"), below, belowRow("published", "films", "a.mp4"), belowRow("file", "films", "b.mp4")];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});

describe("a list that is shown whole again", () => {
  it("keeps which list it is and how it is sorted", () => {
    const address = new URLSearchParams("list=vods&query=a&filter=online&source=b&sort=name&open=1");
    expect(clearView(address).toString()).toBe("list=vods&sort=name&open=1");
  });
});

import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { oneChange } from "./oneChange.ts";

const changed = (list: string, base: Json, mine: Json) => oneChange(`/streams/news/${list}`, { base, mine });

describe("a list whose items are known by their place", () => {
  it("tells a text by its number, as it was and will be, and one that comes by what it is", () => {
    const change = changed("schedule", ["8:00", "10:00"], ["8:00", "11:00", "12:00"]);
    expect(change.parts).toStrictEqual([
      { kind: "added", of: { becomes: "2" }, item: "12:00", title: "" },
      { kind: "value", of: { was: "1", becomes: "1" }, item: "#2", title: "", from: "10:00", to: "11:00" },
    ]);
    expect(change.text).toBe("Stream news: schedule: 12:00 added; #2 10:00 → 11:00");
  });

  it("tells the settings of an item by its number, and one that comes or goes by all it holds", () => {
    const [first, second] = [{ start_at: 1 }, { start_at: 2, days: "mon" }];
    expect(changed("schedule", [first], [{ start_at: 3 }, second]).parts).toStrictEqual([
      { kind: "added", of: { becomes: "1" }, item: "start at 2, days mon", title: "" },
      {
        kind: "value",
        of: { was: "0", becomes: "0", setting: "start_at" },
        item: "#1",
        title: "start at",
        from: "1",
        to: "3",
      },
    ]);
    expect(changed("schedule", [first, second], [first]).parts).toStrictEqual([
      { kind: "removed", of: { was: "1" }, item: "start at 2, days mon", title: "" },
    ]);
  });

  it.each<[Json, Json, string, string]>([
    [{ at: 1 }, "8:00", "at 1", "8:00"],
    ["8:00", { at: 1 }, "8:00", "at 1"],
    [["8:00"], [], "8:00", "empty"],
  ])("tells an item of another kind as one value: %j, %j", (base, mine, from, to) => {
    expect(changed("schedule", [base], [mine]).parts).toStrictEqual([
      { kind: "value", of: { was: "0", becomes: "0" }, item: "#1", title: "", from, to },
    ]);
  });
});

describe("a list whose items are known by a setting", () => {
  it("tells what is set of an item that comes, in a sentence, without its key and without what is not set", () => {
    const come = { url: "udp://c", priority: "2", spare_words: "x", title: null };
    expect(changed("urls", ["udp://a"], ["udp://a", come]).parts).toStrictEqual([
      { kind: "added", of: { becomes: "udp://c" }, item: "udp://c", title: "", detail: "Priority 2, spare words x" },
    ]);
    for (const bare of ["udp://c", { url: "udp://c" }, { url: "udp://c", priority: null }])
      expect(changed("urls", ["udp://a"], ["udp://a", bare]).parts).toStrictEqual([
        { kind: "added", of: { becomes: "udp://c" }, item: "udp://c", title: "" },
      ]);
  });

  it("tells one in another's place by both names, where the name itself has no title too", () => {
    const of = { was: "udp://a", becomes: "udp://b" };
    const change = changed("pushes", [{ url: "udp://a", of_mine: 1 }], [{ url: "udp://b", of_mine: 2 }]);
    expect(change.parts).toStrictEqual([
      { kind: "value", of: { ...of, setting: "url" }, item: "", title: "", from: "udp://a", to: "udp://b" },
      { kind: "value", of: { ...of, setting: "of_mine" }, item: "udp://b", title: "of mine", from: "1", to: "2" },
    ]);
    expect(change.text).toBe("Stream news: pushes: udp://a → udp://b; udp://b, of mine 1 → 2");
  });

  it("tells one that comes without a setting of the one that goes as another, and not as if it had had that", () => {
    const change = changed("urls", ["udp://a", { url: "udp://b", priority: 2 }], ["udp://a", "udp://c"]);
    expect(change.parts).toStrictEqual([
      { kind: "removed", of: { was: "udp://b" }, item: "udp://b", title: "" },
      { kind: "added", of: { becomes: "udp://c" }, item: "udp://c", title: "" },
    ]);
  });

  it("tells a plain value in another's place once", () => {
    const change = changed("auth/domains", ["a.tv", "b.tv"], ["a.tv", "c.tv"]);
    expect(change.parts).toStrictEqual([
      {
        kind: "value",
        of: { was: "b.tv", becomes: "c.tv", setting: "$value" },
        item: "",
        title: "",
        from: "b.tv",
        to: "c.tv",
      },
    ]);
    expect(change.text).toBe("Stream news: domains: b.tv → c.tv");
  });

  it("tells that the order is another", () => {
    const change = changed("auth/domains", ["a.tv", "b.tv"], ["b.tv", "a.tv"]);
    expect(change.parts).toStrictEqual([{ kind: "order", item: "", title: "" }]);
    expect(change.text).toBe("Stream news: domains: order changed");
  });

  it("tells no login of an address, and yet that it is another", () => {
    const change = changed("urls", ["udp://a", "http://me:one@x/y"], ["udp://a", "http://me:two@x/y"]);
    expect(change.text).toBe(
      "Stream news: inputs: URL http://••••••@x/y → http://••••••@x/y, with another login or key",
    );
    const more = changed("urls", [], [{ url: "http://me:one@x/y", priority: "1" }]);
    expect(more.text).toBe("Stream news: inputs: http://••••••@x/y added");
  });
});

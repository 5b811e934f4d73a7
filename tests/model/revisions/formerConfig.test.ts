import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import {
  describedPart,
  laterPath,
  renamesBetween,
  undescribed,
  withLaterNames,
} from "../../../src/model/revisions/formerConfig.ts";
import { testEntities } from "../testEntities.ts";

const rename = (from: string, to: string) => ({ from: ["streams", from], to: ["streams", to] });
const older: JsonObject = { streams: { a: { name: "a", title: "A" }, b: { name: "b" } }, sources: { 1: {} } };

describe("the renames between two configs", () => {
  const between = (later: JsonObject, ...known: readonly ReturnType<typeof rename>[]) =>
    renamesBetween(older, later, known, testEntities);

  it("are those that are known, of what is in both", () => {
    const later = { streams: { a2: { name: "a2" }, b: { name: "b" } } };
    expect(between(later, rename("a", "a2"))).toEqual([rename("a", "a2")]);
    expect(between(later, rename("gone", "a2"))).toEqual([]);
    expect(between(later, rename("a", "gone"))).toEqual([]);
  });

  it("are none to a name that another one had, unless that went to another itself", () => {
    const swapped = { streams: { a: { name: "a" }, b: { name: "b" } } };
    expect(between(swapped, rename("a", "b"))).toEqual([]);
    expect(between(swapped, rename("a", "b"), rename("b", "a"))).toHaveLength(2);
  });

  it("are known by the same settings where nobody tells", () => {
    const later = { streams: { a2: { name: "a2", title: "A" }, b: { name: "b" } } };
    expect(renamesBetween(older, later, undefined, testEntities)).toEqual([rename("a", "a2")]);
  });
});

describe("an older config with later names", () => {
  it("has them as keys and as names, in the order of then", () => {
    const named = withLaterNames(older, [rename("a", "a2")], testEntities);
    expect(named).toEqual({ ...older, streams: { a2: { name: "a2", title: "A" }, b: { name: "b" } } });
    expect(Object.keys(named["streams"] ?? {})).toEqual(["a2", "b"]);
  });

  it("gives a name to nothing that had none, and takes no other collection for it", () => {
    const unnamed = { streams: { a: { title: "A" }, odd: null }, sources: { a: { name: "a" } } };
    expect(withLaterNames(unnamed, [rename("a", "a2")], testEntities)).toEqual({
      streams: { a2: { title: "A" }, odd: null },
      sources: { a: { name: "a" } },
    });
  });

  it("is the very same where nothing was renamed, and as good where the collection is gone", () => {
    expect(withLaterNames(older, [], testEntities)).toBe(older);
    expect(withLaterNames({ loglevel: "debug" }, [rename("a", "a2")], testEntities)).toEqual({ loglevel: "debug" });
  });
});

describe("a place by the names of later", () => {
  it("is that of what was renamed, with all that is below it", () => {
    expect(laterPath(["streams", "a", "title"], older, [rename("a", "a2")])).toEqual(["streams", "a2", "title"]);
    expect(laterPath(["streams", "a"], older, [rename("b", "b2"), rename("a", "a2")])).toEqual(["streams", "a2"]);
  });

  it("is the same for what has its name still, and for what the older config does not have", () => {
    expect(laterPath(["streams", "b"], older, [rename("a", "a2")])).toEqual(["streams", "b"]);
    expect(laterPath(["streams", "c"], older, [rename("c", "c2")])).toEqual(["streams", "c"]);
    expect(laterPath([], older, [rename("a", "a2")])).toEqual([]);
  });
});

describe("what schemas here describe of a config", () => {
  const config: JsonObject = {
    loglevel: "debug",
    old_global: 1,
    streams: { a: { name: "a", position: 3, title: "A", old: 1, stats: { alive: true } }, text: "x" },
  };
  const part = (...path: readonly string[]) => describedPart(config, path, testEntities);

  it("is of an entity its settings, name and place, without what is reported", () => {
    expect(part("streams", "a")).toEqual({ name: "a", position: 3, title: "A" });
    expect(part("streams", "text")).toBe("x");
  });

  it("is a setting that is described, and no other one", () => {
    expect([part("streams", "a", "title"), part("streams", "a", "position")]).toEqual(["A", 3]);
    expect([part("streams", "a", "old"), part("old_global")]).toEqual([undefined, undefined]);
    expect(part("loglevel")).toBe("debug");
  });

  it("leaves the rest to be told, where it is another one in the other config", () => {
    const told = (other: JsonObject, ...path: readonly string[]) =>
      undescribed(config, other, path, testEntities).map((at) => at.join("/"));
    expect(told({}, "streams", "a")).toEqual(["streams/a/old"]);
    expect(told({}, "streams", "a", "old")).toEqual(["streams/a/old"]);
    expect(told({}, "streams", "a", "title")).toEqual([]);
    expect(told({}, "old_global")).toEqual(["old_global"]);
    expect(told(config, "streams", "a")).toEqual([]);
    expect([told({}, "streams", "gone"), told({}, "streams")]).toEqual([[], []]);
    expect(undescribed({ streams: { a: { old: null } } }, {}, ["streams", "a"], testEntities)).toEqual([]);
  });
});

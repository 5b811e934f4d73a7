import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { differencesOf, tellDifferences } from "../../../server/config/configDifferences.ts";

const compare = (before: JsonObject, after: JsonObject) => differencesOf({ before, after, entities: configEntities });

describe("what a revision changed", () => {
  it("is each setting, with a list, a new and a removed entity as one change each", () => {
    const before = { streams: { a: { name: "a", dvr: { path: "/a" }, urls: [{ url: "udp://1" }] }, b: { name: "b" } } };
    const after = {
      streams: { a: { name: "a", dvr: { path: "/b" }, urls: [] }, c: { name: "c", title: "C", position: 1 } },
    };
    expect(compare(before, after).paths.toSorted()).toEqual([
      "streams/a/dvr/path",
      "streams/a/urls",
      "streams/b",
      "streams/c",
    ]);
  });

  it("names the entities of a collection that went as a whole, and a part of one that went", () => {
    const before = { loglevel: "debug", streams: { a: {}, b: {} } };
    expect(compare(before, { loglevel: "debug" })).toMatchObject({ changes: 2, paths: ["streams/a", "streams/b"] });
    expect(compare({ streams: { a: { dvr: { path: "/a", expiration: 60 } } } }, { streams: { a: {} } }).paths).toEqual([
      "streams/a/dvr/path",
      "streams/a/dvr/expiration",
    ]);
  });

  it("is a rename and what changed with it", () => {
    const before = { streams: { old: { name: "old", title: "T", urls: [{ url: "udp://1" }] } } };
    const after = { streams: { new: { name: "new", title: "U", urls: [{ url: "udp://1" }] } } };
    const { changes, paths, renames } = compare(before, after);
    expect({ changes, renames }).toEqual({ changes: 2, renames: [["streams/old", "streams/new"]] });
    expect(paths).toEqual(["streams/new", "streams/old", "streams/new/title"]);
  });

  describe("of the order of entities", () => {
    const ordered = (...names: readonly string[]): JsonObject => ({
      streams: Object.fromEntries(names.map((name, position) => [name, { name, title: `Title of ${name}`, position }])),
    });
    const forty = Array.from({ length: 40 }, (_, at) => `s${at}`);

    it("is nothing where places follow from who came and went, wherever that was", () => {
      const without = forty.filter((name) => name !== "s5" && name !== "s20");
      expect(
        tellDifferences({ before: ordered(...forty), after: ordered(...without), entities: configEntities }),
      ).toEqual({
        changes: {
          changes: 2,
          paths: ["streams/s5", "streams/s20"],
          added: [],
          removed: ["streams/s5", "streams/s20"],
          renames: [],
        },
        summary: "streams: s5 (deleted), s20 (deleted)",
      });
      const back = tellDifferences({ before: ordered(...without), after: ordered(...forty), entities: configEntities });
      expect(back.changes).toMatchObject({ changes: 2, added: ["streams/s5", "streams/s20"], removed: [] });
      expect(back.summary).toBe("streams: s5 (created), s20 (created)");
    });

    it("is the one that was moved among the others, whoever came and went meanwhile, and whatever it is called now", () => {
      expect(compare(ordered("a", "b", "c", "d"), ordered("d", "a", "b", "c")).paths).toEqual(["streams/d/position"]);
      expect(compare(ordered("a", "b", "c", "d"), ordered("new", "b", "c", "a")).paths.toSorted()).toEqual([
        "streams/a/position",
        "streams/d",
        "streams/new",
      ]);
      const renamed = { before: ordered("a", "b", "c"), after: ordered("b", "c", "z") };
      const [a] = Object.values(renamed.before["streams"] ?? {});
      const after = { streams: { ...Object(renamed.after["streams"]), z: { ...Object(a), name: "z", position: 2 } } };
      expect(compare(renamed.before, after).paths).toEqual(["streams/z", "streams/a", "streams/z/position"]);
    });

    it("is nothing of one that is renamed in its place", () => {
      const [before, after] = [ordered("a", "b", "c"), ordered("a", "z", "c")];
      const renamed = { streams: { ...Object(after["streams"]), z: { name: "z", title: "Title of b", position: 1 } } };
      const told = tellDifferences({ before, after: renamed, entities: configEntities });
      expect([told.changes.paths, told.summary]).toEqual([["streams/z", "streams/b"], "streams: z (was b)"]);
    });
  });

  it("names a secret and never what is in it, spells slashes in names, and stops counting somewhere", () => {
    const auth = { edit_auth: { login: "a", password: "secret" } };
    expect(JSON.stringify(compare({}, auth))).not.toContain('secret"');
    expect(compare({}, { streams: { "a/b": { name: "a/b" } } }).paths).toEqual(["streams/a~1b"]);
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`s${at}`, { name: `s${at}` }]));
    const { changes, paths } = compare({}, { streams: many });
    expect([changes, paths.length]).toEqual([5000, 2000]);
  });
});

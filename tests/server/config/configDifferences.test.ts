import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { shownChanges } from "../../../server/config/storage/RevisionMeta.ts";
import { differencesOf, revisionPath, tellDifferences } from "../../../server/config/configDifferences.ts";

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

const summaryOf = (before: JsonObject, after: JsonObject) =>
  tellDifferences({ before, after, entities: configEntities }).summary;
const streams = (...names: readonly string[]): JsonObject => ({
  streams: Object.fromEntries(names.map((name) => [name, { name, title: `Title of ${name}` }])),
});

describe("what a revision changed, in a few words", () => {
  it.each<[string, JsonObject, JsonObject]>([
    ["text only", streams("a"), streams("a")],
    ["loglevel; http", {}, { loglevel: "debug", http: [80] }],
    ["loglevel", { loglevel: "debug" }, {}],
    ["streams: a (created)", streams(), streams("a")],
    ["streams: a (deleted)", streams("a"), streams()],
    ["streams", streams("a"), {}],
    ["streams: a", streams("a"), { streams: { a: { name: "a", title: "T" } } }],
    ["streams: b (was a)", streams("a"), { streams: { b: { name: "b", title: "Title of a" } } }],
    ["streams: a (created), b (created), c (created)", {}, streams("a", "b", "c")],
    ["streams: a (created), b (created), c (created) and 2 more", {}, streams("a", "b", "c", "d", "e")],
    ["edit_auth: login", { edit_auth: { login: "a", password: "x" } }, { edit_auth: { login: "b", password: "x" } }],
    ["edit_auth: password (removed)", { edit_auth: { login: "a", password: "x" } }, { edit_auth: { login: "a" } }],
    ["edit_auth: password", { edit_auth: { login: "a" } }, { edit_auth: { login: "a", password: "x" } }],
  ])("is %j", (summary, before, after) => {
    expect(summaryOf(before, after)).toBe(summary);
  });
});

describe("the changes of a revision", () => {
  it("say which entities came and went, and not which settings", () => {
    const before = { ...streams("a", "b"), vods: { films: { prefix: "films" } } };
    const after = {
      streams: { b: { name: "b", title: "B", dvr: { path: "/d" } }, "c/d": { name: "c/d" } },
      loglevel: "x",
    };
    const told = compare(before, after);
    expect({ ...told, paths: told.paths.toSorted(), removed: told.removed.toSorted() }).toEqual({
      changes: 6,
      paths: ["loglevel", "streams/a", "streams/b/dvr/path", "streams/b/title", "streams/c~1d", "vods/films"],
      added: ["streams/b/dvr", "streams/c~1d"],
      removed: ["streams/a", "vods/films"],
      renames: [],
    });
  });

  it("say of a section that came or went with what is in it that it did, and of no other", () => {
    const plain = streams("a");
    const full = {
      streams: { a: { name: "a", title: "Title of a", transcoder: { hw: "cpu", audio: { bitrate: 64 } } } },
    };
    const less = { streams: { a: { name: "a", title: "Title of a", transcoder: { hw: "cpu" } } } };
    const paths = ["streams/a/transcoder/hw", "streams/a/transcoder/audio/bitrate"];
    expect(compare(plain, full)).toMatchObject({ changes: 2, paths, added: ["streams/a/transcoder"], removed: [] });
    expect(compare(full, plain)).toMatchObject({ changes: 2, paths, added: [], removed: ["streams/a/transcoder"] });
    expect(compare(less, full)).toMatchObject({ changes: 1, added: ["streams/a/transcoder/audio"], removed: [] });
    expect(compare({}, full)).toMatchObject({ paths: ["streams/a"], added: ["streams/a"] });
    expect(shownChanges(compare(plain, full)).added).toEqual(["streams/a/transcoder"]);
  });

  it("name a group that came empty, and each setting of one that came full", () => {
    expect(compare(streams("a"), { streams: { a: { name: "a", title: "Title of a", dvr: {} } } }).paths).toEqual([
      "streams/a/dvr",
    ]);
    expect(compare({}, { edit_auth: { login: "a", password: "x" } }).paths).toEqual([
      "edit_auth/login",
      "edit_auth/password",
    ]);
  });

  it("name the map of a key that is too long, and the key of one that just is not", () => {
    const longest = "k".repeat(1000 - "streams/a/meta/".length);
    const meta = (...keys: readonly string[]): JsonObject => ({
      streams: { a: { name: "a", title: "Title of a", meta: Object.fromEntries(keys.map((key) => [key, 1])) } },
    });
    expect(compare(meta("x"), meta("x", longest)).paths).toEqual([`streams/a/meta/${longest}`]);
    // Two of them are two changes of one map.
    expect(compare(meta("x"), meta("x", `${longest}k`, `${longest}l`))).toMatchObject({
      changes: 2,
      paths: ["streams/a/meta"],
    });
    expect(compare({}, streams("s".repeat(2000)))).toMatchObject({ paths: ["streams"], added: [] });
    expect(compare({}, { [`p${"x".repeat(2000)}`]: { a: 1 } }).paths).toEqual([`p${"x".repeat(999)}`]);
  });

  it("tell two hundred renames, and count each", () => {
    const names = Array.from({ length: 250 }, (_, at) => `s${at}`);
    const after = {
      streams: Object.fromEntries(
        names.map((name) => [`new-${name}`, { name: `new-${name}`, title: `Title of ${name}` }]),
      ),
    };
    const told = compare(streams(...names), after);
    expect([told.changes, told.paths.length, told.renames.length]).toEqual([250, 500, 200]);
    expect(told.renames[0]).toEqual(["streams/s0", "streams/new-s0"]);
    expect([told.added, told.removed]).toEqual([[], []]);
  });

  it("stand as paths without the slash in front", () => {
    expect([revisionPath(["streams", "a/b", "title"]), revisionPath([])]).toEqual(["streams/a~1b/title", ""]);
  });
});

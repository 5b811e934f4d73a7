import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { differencesOf } from "../../../server/config/configDifferences.ts";

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
    expect(compare({ streams: { a: { dvr: { path: "/a" } } } }, { streams: { a: {} } }).paths).toEqual([
      "streams/a/dvr",
    ]);
  });

  it("is a rename and what changed with it", () => {
    const before = { streams: { old: { name: "old", title: "T", urls: [{ url: "udp://1" }] } } };
    const after = { streams: { new: { name: "new", title: "U", urls: [{ url: "udp://1" }] } } };
    const { changes, paths, renames } = compare(before, after);
    expect({ changes, renames }).toEqual({ changes: 2, renames: [["streams/old", "streams/new"]] });
    expect(paths).toEqual(["streams/new", "streams/old", "streams/new/title"]);
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

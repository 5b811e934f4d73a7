import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { describeChanges } from "../../../src/model/diff/draftChanges.ts";
import { patchOf } from "../../../src/model/draft/draftSlices.ts";
import {
  countChanges,
  editsOfParts,
  type ImportMode,
  importParts,
  replacingEdits,
} from "../../../src/model/import/importEdits.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

const held: JsonObject = {
  http: [80],
  loglevel: "info",
  now_ms: 12,
  streams: {
    news: { name: "news", title: "News", urls: [{ url: "udp://239.0.0.1:1" }], stats: { alive: true } },
    old: { name: "old", urls: [] },
  },
};
const file: JsonObject = {
  http: [81],
  streams: {
    news: { name: "news", urls: [{ url: "udp://239.0.0.1:2" }] },
    sport: { name: "sport", urls: [{ url: "udp://239.0.0.1:3" }] },
  },
};

function result(mode: Exclude<ImportMode, "replace">, ids?: readonly string[]) {
  const parts = importParts(held, file, mode, entities);
  const edits = editsOfParts(ids === undefined ? parts : parts.filter(({ id }) => ids.includes(id)));
  return applyMergePatch(structuredClone(held), patchOf(edits, held, entities));
}

describe("a config that is brought in", () => {
  it("takes the place of the whole one: whole entities are deleted, and what the server reports is no change", () => {
    const edits = replacingEdits(held, file, entities);
    const changes = describeChanges(edits, held, entities);
    expect(changes.filter(({ kind }) => kind === "deleted").map(({ entityName }) => entityName)).toEqual(["old"]);
    expect(countChanges(changes, entities)).toEqual({ created: 1, changed: 2, deleted: 1 });
    expect([...edits.keys()].filter((key) => /stats|now_ms/.test(key))).toEqual([]);
  });

  it("is laid over this one: lists grow, and nothing is lost", () => {
    expect(result("merge")).toMatchObject({
      http: [80, 81],
      loglevel: "info",
      streams: {
        news: { title: "News", urls: [{ url: "udp://239.0.0.1:1" }, { url: "udp://239.0.0.1:2" }] },
        old: { name: "old" },
        sport: { urls: [{ url: "udp://239.0.0.1:3" }] },
      },
    });
  });

  it("gives what is chosen as it stands in it, and nothing else", () => {
    const next = result("chosen", ["/streams/news"]);
    expect(next).toMatchObject({ http: [80], streams: { old: { name: "old" } } });
    const { streams } = next;
    expect(streams).not.toHaveProperty("sport");
    expect(streams).toHaveProperty("news.urls", [{ url: "udp://239.0.0.1:2" }]);
    expect(streams).not.toHaveProperty("news.title");
  });

  it("has nothing to change where it is as the config is", () => {
    expect(replacingEdits(held, structuredClone(held), entities).size).toBe(0);
    expect(importParts(held, held, "chosen", entities).map(({ becomes }) => becomes)).not.toContain("changed");
  });
});

const stream = (position: number, settings: JsonObject = {}): JsonObject => ({ position, ...settings });

/** What taking some parts of another config makes of a small one, in the words of a table of few settings. */
function taken(from: JsonObject, mode: Exclude<ImportMode, "replace">, server: JsonObject = small) {
  const parts = importParts(server, from, mode, testEntities);
  const next = applyMergePatch(structuredClone(server), patchOf(editsOfParts(parts), server, testEntities));
  return { parts: parts.map(({ id, collection, name, becomes }) => [id, collection, name, becomes]), next };
}

const small: JsonObject = {
  loglevel: "info",
  edit_auth: { login: "admin" },
  now_ms: 1,
  streams: { a: stream(0, { title: "A" }), b: stream(1) },
  sources: { 7: { urls: ["http://one"] }, 9: { urls: ["http://two"] } },
};

describe("the parts of a file", () => {
  it("are its global settings together, and each of its entities, with what becomes of it", () => {
    const from = { loglevel: "debug", streams: { a: stream(0, { title: "A" }), b: { title: "B" }, c: {} } };
    expect(taken(from, "merge").parts).toEqual([
      ["", "", "", "changed"],
      ["/streams/a", "streams", "a", "same"],
      ["/streams/b", "streams", "b", "changed"],
      ["/streams/c", "streams", "c", "created"],
    ]);
    expect(taken({ loglevel: "info", now_ms: 5 }, "merge").parts).toEqual([["", "", "", "same"]]);
    expect(taken({ streams: {} }, "chosen").parts).toEqual([]);
  });

  it("are settings that go where the file does not have them, only where they are taken as they are", () => {
    const from = { edit_auth: { password: "x" }, now_ms: 5 };
    expect(taken(from, "chosen").next).toEqual({
      edit_auth: { password: "x" },
      now_ms: 1,
      streams: small["streams"],
      sources: small["sources"],
    });
    expect(taken(from, "merge").next).toEqual({ ...small, edit_auth: { login: "admin", password: "x" } });
  });

  it("leave an entity where it stands in its list, and put a new one last", () => {
    const from = { streams: { a: stream(5, { title: "X" }), c: stream(0, { title: "C" }) } };
    expect(taken(from, "chosen").next["streams"]).toEqual({
      a: stream(0, { title: "X" }),
      b: stream(1),
      c: { title: "C" },
    });
    expect(taken({ streams: { a: stream(5) } }, "merge").parts).toEqual([["/streams/a", "streams", "a", "same"]]);
  });

  it("are known by their names where the server gives the keys: those of another server say nothing here", () => {
    const from = {
      sources: { 1: { urls: ["http://two"], except: ["x"] }, 7: { urls: ["http://new"] }, 8: { urls: ["http://two"] } },
    };
    const { parts, next } = taken(from, "chosen");
    expect(parts.map(([id, , , becomes]) => [id, becomes])).toEqual([
      ["/sources/9", "changed"],
      ["/sources/-1", "created"],
      ["/sources/-2", "created"],
    ]);
    expect(parts.map(([, , name]) => name)).toEqual(["http://two", "http://new", "http://two"]);
    expect(next["sources"]).toEqual({
      7: { urls: ["http://one"] },
      9: { urls: ["http://two"], except: ["x"] },
      "-1": { urls: ["http://new"] },
      "-2": { urls: ["http://two"] },
    });
  });
});

describe("a config in place of the whole one", () => {
  const replaced = (next: JsonObject) =>
    [...replacingEdits(small, next, testEntities).values()].map(({ path, mine }) => [path.join("/"), mine]);

  it("orders its entities where it says so, else leaves them in their places", () => {
    expect(replaced({ ...small, streams: { a: stream(1, { title: "A" }), b: stream(0) } })).toEqual([
      ["streams/a/position", 1],
      ["streams/b/position", 0],
    ]);
    expect(replaced({ ...small, streams: { a: { title: "A" }, b: {} } })).toEqual([]);
  });

  it("deletes what it does not have: settings, entities, whole collections", () => {
    expect(replaced({ loglevel: "info", streams: { a: { title: "A" } } })).toEqual([
      ["edit_auth", undefined],
      ["streams/b", undefined],
      ["sources/7", undefined],
      ["sources/9", undefined],
    ]);
  });
});

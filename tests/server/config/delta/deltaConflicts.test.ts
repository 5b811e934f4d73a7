import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conflictError, findConflicts, textConflictError } from "../../../../server/config/delta/deltaConflicts.ts";
import { configEntities } from "../../../../src/model/config/configEntities.ts";
import { isPlainObject, type JsonObject } from "../../../../src/model/Json.ts";
import { applyMergePatch, createMergePatch } from "../../../../src/model/merge/mergePatch.ts";
import { testEntities } from "../../support/testEntities.ts";

const scalar = fc.oneof(fc.constantFrom("a", "b", "c"), fc.boolean(), fc.nat(3));
const stream = fc.dictionary(fc.constantFrom("title", "static", "retry", "urls"), scalar, { maxKeys: 4 });
const anyConfig = fc.record(
  {
    loglevel: scalar,
    streams: fc.dictionary(fc.constantFrom("x", "y", "z"), stream, { maxKeys: 3 }),
    meta: fc.record({ comment: scalar, more: fc.dictionary(fc.constantFrom("k", "l"), scalar) }),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<JsonObject>;

const conflictsOf = (base: JsonObject, current: JsonObject, delta: JsonObject) =>
  findConflicts({ base, current, delta, entities: testEntities });

describe("findConflicts", () => {
  it("finds none where nobody else saved, or both saved the same", () => {
    fc.assert(
      fc.property(anyConfig, anyConfig, (base, mine) => {
        const delta = createMergePatch(base, mine);
        expect(conflictsOf(base, base, delta)).toEqual([]);
        expect(conflictsOf(base, mine, delta)).toEqual([]);
      }),
    );
  });

  it("lets a save through only when the other order of the two saves would have given the same config", () => {
    let passed = 0;
    fc.assert(
      fc.property(anyConfig, anyConfig, anyConfig, (base, theirs, mine) => {
        const [first, second] = [createMergePatch(base, theirs), createMergePatch(base, mine)];
        if (conflictsOf(base, theirs, second).length > 0) return;
        passed += 1;
        const oneWay = applyMergePatch(applyMergePatch(base, first), second);
        const otherWay = applyMergePatch(applyMergePatch(base, second), first);
        expect(oneWay).toEqual(otherWay);
      }),
      { numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(10);
  });
});

const newsBefore = { name: "news", title: "News", position: 0 };

/** What stands at every depth: a setting of the server, one of a stream, and one of a disk of an archive. */
const untouched: JsonObject = {
  loglevel: "info",
  edit_auth: { login: "admin", position: 0 },
  streams: { news: newsBefore },
  dvrs: { main: { name: "main", position: 0, disks: { "/a": { mode: "keep", position: 0 } } } },
};

const withChange = (change: JsonObject): JsonObject => {
  const after = applyMergePatch(untouched, change);
  return isPlainObject(after) ? after : {};
};

/** Of the product's own table of entities. */
const conflictsBetween = (mine: JsonObject, theirs: JsonObject) =>
  findConflicts({ base: untouched, current: withChange(theirs), delta: mine, entities: configEntities });

describe("two saves that meet", () => {
  it.each([
    ["a setting of the server", (value: string) => ({ loglevel: value }), "/loglevel", "info"],
    [
      "one in a group of the server's",
      (value: string) => ({ edit_auth: { login: value } }),
      "/edit_auth/login",
      "admin",
    ],
    ["a stream", (value: string) => ({ streams: { news: { title: value } } }), "/streams/news/title", "News"],
    [
      "a disk of an archive",
      (value: string) => ({ dvrs: { main: { disks: { "/a": { mode: value } } } } }),
      "/dvrs/main/disks/~1a/mode",
      "keep",
    ],
  ])("conflict at the setting itself: %s", (_what, change, pointer, base) => {
    expect(conflictsBetween(change("mine"), change("theirs"))).toEqual([
      { pointer, base, mine: "mine", theirs: "theirs" },
    ]);
    expect(conflictsBetween(change("same"), change("same"))).toEqual([]);
  });

  it("never conflict over the order of entities, and do over what is called so elsewhere", () => {
    const at = (position: number) => ({
      edit_auth: { position },
      streams: { news: { position } },
      dvrs: { main: { position, disks: { "/a": { position } } } },
    });
    expect(conflictsBetween(at(1), at(2)).map(({ pointer }) => pointer)).toEqual([
      "/edit_auth/position",
      "/dvrs/main/disks/~1a/position",
    ]);
  });

  it("agree when one deletes a stream or an archive that the other only moves, and not a group or a disk", () => {
    const moved = (position: number) => ({
      edit_auth: { position },
      streams: { news: { position } },
      dvrs: { main: { disks: { "/a": { position } } } },
    });
    const deleted = { edit_auth: null, streams: { news: null }, dvrs: { main: { disks: { "/a": null } } } };
    expect(conflictsBetween(deleted, moved(3)).map(({ pointer }) => pointer)).toEqual([
      "/edit_auth",
      "/dvrs/main/disks/~1a",
    ]);
    expect(conflictsBetween({ dvrs: { main: null } }, { dvrs: { main: { position: 3 } } })).toEqual([]);
  });

  it("disagree when one deletes a stream that the other changes, whether he moves it too or not", () => {
    const deleted = { streams: { news: null } };
    for (const change of [{ title: "Late" }, { title: "Late", position: 3 }, { more: 1, position: 3 }]) {
      const [conflict, ...others] = conflictsBetween(deleted, { streams: { news: change } });
      expect(conflict).toEqual({
        pointer: "/streams/news",
        base: { name: "news", title: "News", position: 0 },
        mine: null,
        theirs: { name: "news", title: "News", position: 0, ...change },
      });
      expect(others).toEqual([]);
    }
    expect(conflictsBetween({ streams: { news: { title: "Late" } } }, deleted).map(({ mine }) => mine)).toEqual([
      { title: "Late" },
    ]);
    expect(conflictsBetween(deleted, deleted)).toEqual([]);
  });

  it("agree where both make the same stream, wherever each puts it", () => {
    const made = (position: number, title = "Sport") => ({ streams: { sport: { name: "sport", title, position } } });
    expect(conflictsBetween(made(1), made(0))).toEqual([]);
    expect(conflictsBetween(made(1, "mine"), made(1))).toHaveLength(1);
  });

  it("conflict as a whole where both make the same stream, and setting by setting where both make the same disk", () => {
    const made = (title: string) => ({
      streams: { sport: { name: "sport", title } },
      dvrs: { main: { disks: { "/b": { mode: title } } } },
    });
    expect(conflictsBetween(made("mine"), made("theirs")).map(({ pointer }) => pointer)).toEqual([
      "/streams/sport",
      "/dvrs/main/disks/~1b/mode",
    ]);
  });
});

describe("the refusal of a save that disagrees", () => {
  it("names the revision that is served, and each place with all three values", () => {
    const conflicts = conflictsBetween({ loglevel: "mine", http: [80] }, { loglevel: "theirs", http: null });
    expect(conflictError(conflicts, 7)).toMatchObject({
      kind: "conflict",
      message: "Somebody else saved other values for the same settings. Choose which to keep, then save again.",
      details: { rev: 7, conflicts: [{ pointer: "/loglevel", base: "info", mine: "mine", theirs: "theirs" }] },
    });
  });

  it("has null for what was not there, or is there no longer", () => {
    const added = { notify: "mine", edit_auth: { login: "mine" }, streams: { news: { title: "mine" } } };
    const theirs = { notify: "theirs", edit_auth: { login: null }, streams: { news: null } };
    expect(conflictsBetween(added, theirs)).toEqual([
      { pointer: "/notify", base: null, mine: "mine", theirs: "theirs" },
      { pointer: "/edit_auth/login", base: "admin", mine: "mine", theirs: null },
      { pointer: "/streams/news", base: newsBefore, mine: { title: "mine" }, theirs: null },
    ]);
  });

  it("of a whole text names the same, the order of entities as well, and asks to merge", () => {
    const revision = {
      rev: 9,
      at: 0,
      who: "boss",
      keys: {},
      config: withChange({ loglevel: "theirs", streams: { news: { position: 1 } } }),
      document: { text: "", config: {}, problems: [] },
    };
    const mine = withChange({ loglevel: "mine", streams: { news: { position: 2 } }, http: [80] });
    expect(textConflictError(untouched, revision, mine)).toMatchObject({
      kind: "conflict",
      message:
        "The configuration was saved by somebody else while this text was edited. Merge the two, then save again.",
      details: {
        rev: 9,
        conflicts: [
          { pointer: "/loglevel", base: "info", mine: "mine", theirs: "theirs" },
          { pointer: "/streams/news/position", base: 0, mine: 2, theirs: 1 },
        ],
      },
    });
  });
});

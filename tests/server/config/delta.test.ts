import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findConflicts } from "../../../server/config/delta/deltaConflicts.ts";
import { followRenames } from "../../../src/model/entity/references/renamedReferences.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { isPlainObject, type JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch, createMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { openRecord } from "../support/openRecord.ts";
import { testEntities } from "../support/testEntities.ts";

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

/** What stands at every depth: a setting of the server, one of a stream, and one of a disk of an archive. */
const untouched: JsonObject = {
  loglevel: "info",
  edit_auth: { login: "admin", position: 0 },
  streams: { news: { name: "news", title: "News", position: 0 } },
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

const who = "admin";
const nature = { name: "nature", title: "Nature", urls: ["udp://239.0.0.1:1"] };
const news = { name: "news", title: "News", urls: ["udp://239.0.0.2:1"] };

async function opened() {
  const { record, folder } = await openRecord();
  await record.apply({ streams: { nature, news, sport: { name: "sport" } } }, { ifMatch: 1, who });
  return { record, file: () => readFileSync(join(folder, "sluice.conf"), "utf8") };
}

describe("a rename onto the name of another entity", () => {
  it("is refused at the name, and changes nothing", async () => {
    const { record, file } = await opened();
    const [config, text] = [record.current.config, file()];
    const delta = { streams: { nature: null, news: { ...nature, name: "news" } } };
    await expect(record.apply(delta, { ifMatch: 2, who })).rejects.toMatchObject({
      kind: "invalid",
      details: {
        problems: [{ pointer: "/streams/nature/name", keyword: "unique", message: "this name is already used" }],
      },
    });
    expect([record.current.rev, record.current.config, file()]).toEqual([2, config, text]);
  });

  it("is refused also when the same save changes the settings", async () => {
    const { record } = await opened();
    const save = record.apply({ streams: { nature: null, news: { name: "news", title: "New" } } }, { ifMatch: 2, who });
    await expect(save).rejects.toMatchObject({ details: { problems: [{ pointer: "/streams/nature/name" }] } });
  });

  it("is told at the entity that it looks like when others are deleted with it", async () => {
    const { record } = await opened();
    const delta = { streams: { sport: null, nature: null, news: { ...nature, name: "news" } } };
    const save = record.apply(delta, { ifMatch: 2, who });
    await expect(save).rejects.toMatchObject({ details: { problems: [{ pointer: "/streams/nature/name" }] } });
  });

  it("is among the problems of a check", async () => {
    const { record } = await opened();
    const { problems } = await record.checkDelta({ streams: { nature: null, news: { ...nature, name: "news" } } });
    expect(problems.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([["/streams/nature/name", "unique"]]);
  });

  it("is not seen in a deletion saved with an edit of another entity", async () => {
    const { record } = await opened();
    await record.apply({ streams: { nature: null, news: { title: "Nature" } } }, { ifMatch: 2, who });
    expect(record.current.config["streams"]).toMatchObject({ news: { ...news, title: "Nature" } });
    expect(Object.keys(record.current.config["streams"] ?? {})).toEqual(["news", "sport"]);
  });

  it("is not seen in an import, which replaces everything", async () => {
    const { record } = await opened();
    await record.apply({ $reset: true, streams: { nature: null, news } }, { ifMatch: 2, who });
    expect(record.current.config["streams"]).toEqual({ news: { ...news, position: 0 } });
  });
});

const rename = (collection: string, from: string, to: string) => [{ from: [collection, from], to: [collection, to] }];

describe("what refers to something that is renamed", () => {
  it("copies the stream under its new name, and no other one", () => {
    const config = {
      streams: {
        twin: { urls: [{ url: "copy://news", priority: "1" }, "copy://news2"] },
        tall: { title: "copy://news", urls: ["copy://news"] },
      },
    };
    expect(followRenames(config, rename("streams", "news", "world"), configEntities)).toEqual({
      streams: {
        twin: { urls: [{ url: "copy://world", priority: "1" }, "copy://news2"] },
        tall: { title: "copy://news", urls: ["copy://world"] },
      },
    });
  });

  it("plays the files of a VOD at their new address, as source and as fallback video", () => {
    const config = {
      streams: {
        film: { urls: [{ url: "file://films/a.mp4" }, "file://films2/a.mp4"], backup: { file: "films/sorry.mp4" } },
        slate: { urls: [], backup: { file: "/films/sorry.mp4" } },
      },
    };
    expect(followRenames(config, rename("vods", "films", "cinema"), configEntities)).toEqual({
      streams: {
        film: { urls: [{ url: "file://cinema/a.mp4" }, "file://films2/a.mp4"], backup: { file: "cinema/sorry.mp4" } },
        slate: { urls: [], backup: { file: "/cinema/sorry.mp4" } },
      },
    });
  });

  it("names a renamed DVR and auth backend anew, as the schemas say", () => {
    const config = {
      streams: { news: { dvr: { reference: "main", root: "main" }, auth: { url: "auth://main?x=1" } } },
      lives: { studio: { dvr: { reference: "main" } } },
    };
    const renames = [...rename("dvrs", "main", "archive"), ...rename("auth_backends", "main", "billing")];
    expect(followRenames(config, renames, configEntities)).toEqual({
      streams: { news: { dvr: { reference: "archive", root: "main" }, auth: { url: "auth://billing?x=1" } } },
      lives: { studio: { dvr: { reference: "archive" } } },
    });
  });
});

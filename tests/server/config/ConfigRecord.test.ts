import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { diskFiles, type Files } from "../../../server/config/storage/durableFiles.ts";
import { diskFailure } from "../support/badDisk.ts";
import { isPasswordHash, verifyPassword } from "../../../server/config/passwords.ts";
import { openRecord } from "../support/openRecord.ts";
import { testCheck } from "../support/testCheck.ts";

const who = "admin";
const news = { streams: { news: { name: "news", urls: ["udp://239.0.0.1:1"] } } };
const edit = (ifMatch: number) => ({ ifMatch, who });

describe("ConfigRecord", () => {
  it("merges a delta into the config and writes it to the file", async () => {
    const { record, folder } = await openRecord();
    expect(await record.apply(news, { ifMatch: 1, who })).toEqual({ rev: 2 });
    expect(record.current.config["streams"]).toEqual({ news: { ...news.streams.news, position: 0 } });
    expect(readFileSync(join(folder, "sluice.conf"), "utf8")).toContain("239.0.0.1");
  });

  it("removes an entry that the delta sets to null", async () => {
    const { record } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    await record.apply({ streams: { news: null } }, { ifMatch: 2, who });
    expect(record.current.config["streams"]).toEqual({});
  });

  it("tells the config that a delta would make, and what it renames, of the revision that was checked", async () => {
    let isHeld = false;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const check: typeof testCheck = async (config, touched) => {
      if (isHeld) await gate;
      return testCheck(config, touched);
    };
    const { record } = await openRecord({ check });
    await record.apply(news, edit(1));
    isHeld = true;
    const asked = record.configAfter({ streams: { news: null, sport: { ...news.streams.news, name: "sport" } } });
    isHeld = false;
    await record.apply({ streams: { news: { title: "Meanwhile" } } }, edit(2));
    release();
    const { config, renames } = await asked;
    expect(renames).toEqual([{ from: ["streams", "news"], to: ["streams", "sport"] }]);
    expect(config["streams"]).toMatchObject({ sport: { name: "sport" } });
    expect([JSON.stringify(config).includes("Meanwhile"), record.current.rev]).toEqual([false, 3]);
  });

  it("asks which revision a save is for", async () => {
    const { record } = await openRecord();
    await expect(record.apply(news, { ifMatch: undefined, who })).rejects.toMatchObject({ kind: "revision_required" });
  });

  it("merges a late save that touches nothing others have changed", async () => {
    const { record } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    await record.apply({ streams: { news: { title: "News" } } }, { ifMatch: 2, who });
    await record.apply({ streams: { news: { clients_timeout: 5 } } }, { ifMatch: 2, who });
    expect(record.current.config).toMatchObject({ streams: { news: { title: "News", clients_timeout: 5 } } });
  });

  it("refuses a late save of what others have changed, with all three values", async () => {
    const { record } = await openRecord();
    await record.apply({ streams: { news: { name: "news", title: "A" } } }, { ifMatch: 1, who });
    await record.apply({ streams: { news: { title: "B" } } }, { ifMatch: 2, who });
    await expect(record.apply({ streams: { news: { title: "C" } } }, { ifMatch: 2, who })).rejects.toMatchObject({
      kind: "conflict",
      details: { rev: 3, conflicts: [{ pointer: "/streams/news/title", base: "A", mine: "C", theirs: "B" }] },
    });
    expect(record.current.rev).toBe(3);
  });

  it("accepts a late save that wants what others have saved already", async () => {
    const { record } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    await record.apply({ streams: { news: { title: "B" } } }, { ifMatch: 2, who });
    expect(await record.apply({ streams: { news: { title: "B" } } }, { ifMatch: 2, who })).toEqual({ rev: 3 });
  });

  it("refuses to delete what others have edited since", async () => {
    const { record } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    await record.apply({ streams: { news: { title: "B" } } }, { ifMatch: 2, who });
    const late = record.apply({ streams: { news: null } }, { ifMatch: 2, who });
    await expect(late).rejects.toMatchObject({ details: { conflicts: [{ pointer: "/streams/news", mine: null }] } });
  });

  it("refuses the second of two creations under one name", async () => {
    const { record } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    const second = record.apply({ streams: { news: { name: "news", title: "Mine" } } }, { ifMatch: 1, who });
    await expect(second).rejects.toMatchObject({ details: { conflicts: [{ pointer: "/streams/news", base: null }] } });
  });

  it("says that an entity is gone instead of making a ghost of it", async () => {
    const { record } = await openRecord();
    await record.apply({ streams: { old: { name: "old" } }, sources: { "-1": { urls: ["http://a"] } } }, edit(1));
    await record.apply({ streams: { old: null }, sources: { "1": null } }, edit(2));
    const late = record.apply({ streams: { old: { title: "x" } } }, edit(2));
    await expect(late).rejects.toMatchObject({ kind: "gone", details: { pointer: "/streams/old" } });
    const mirror = record.apply({ sources: { "1": { strategy: "x" } } }, edit(2));
    await expect(mirror).rejects.toMatchObject({ kind: "gone", details: { pointer: "/sources/1" } });
    // Nobody knows any more what was in that revision.
    const ancient = record.apply({ streams: { old: { title: "x" } } }, edit(-7));
    await expect(ancient).rejects.toMatchObject({ kind: "gone" });
  });

  it.each([
    ["stream", { streams: { fresh: { title: "x" } } }, "/streams/fresh/name", '"name": "fresh"'],
    ["location", { lives: { "live/a": { title: "x" } } }, "/lives/live~1a/prefix", '"prefix": "live/a"'],
    ["mirror", { sources: { "7": { strategy: "x" } } }, "/sources/7/urls", '"urls" under the key "-1"'],
  ])("says what a new %s lacks, as it never was there to be gone", async (_what, delta, pointer, mend) => {
    const { record } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    for (const ifMatch of [1, 2, "any"] as const) {
      const save = record.apply(delta, { ifMatch, who });
      await expect(save).rejects.toMatchObject({
        kind: "invalid",
        message: expect.stringContaining(mend),
        details: { problems: [{ pointer, keyword: "required", message: expect.stringContaining(mend) }] },
      });
    }
    expect(record.current.rev).toBe(2);
    expect(await record.checkDelta(delta)).toMatchObject({ problems: [{ pointer, keyword: "required" }], unlisted: 0 });
  });

  it("applies an operation once, also after a restart", async () => {
    const { record, folder, close } = await openRecord();
    const save = { ifMatch: 1, operationId: "op-1", who } as const;
    const first = await record.apply({ sources: { "-1": { urls: ["http://a:1"] } } }, save);
    expect(await record.apply({ sources: { "-1": { urls: ["http://a:1"] } } }, save)).toEqual(first);
    await close();
    const again = await openRecord({ folder });
    expect(await again.record.apply({ sources: { "-1": { urls: ["http://a:1"] } } }, save)).toEqual(first);
    expect(Object.keys(again.record.current.config["sources"] ?? {})).toEqual(["1"]);
  });

  it("ignores runtime keys, so that an export imports as it is", async () => {
    const { record } = await openRecord();
    const delta = { now_ms: 5, streams: { news: { name: "news", stats: { alive: true } }, gone: { stats: {} } } };
    await record.apply(delta, { ifMatch: 1, who });
    expect(record.current.config).toEqual({ streams: { news: { name: "news", position: 0 } } });
  });

  it("replaces the whole config on import", async () => {
    const { record } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    await record.apply({ $reset: true, vods: { films: { prefix: "films" } } }, { ifMatch: 2, who });
    expect(record.current.config).toEqual({ vods: { films: { prefix: "films", position: 0 } } });
  });

  it("refuses what the checks refuse and changes nothing", async () => {
    const { record, folder } = await openRecord();
    const before = readFileSync(join(folder, "sluice.conf"), "utf8");
    const save = record.apply({ streams: { news: { name: "news", clients_timeout: -1 } } }, { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer: "/streams/news/clients_timeout", keyword: "minimum" }] },
    });
    expect(record.current.rev).toBe(1);
    expect(readFileSync(join(folder, "sluice.conf"), "utf8")).toBe(before);
  });

  it("stores administrator passwords as scrypt, whichever way they come", async () => {
    const { record, folder } = await openRecord();
    const hashOf = (): string => String((record.current.config["edit_auth"] as { password?: string }).password);
    await record.apply({ edit_auth: { login: "admin", password: "long enough" } }, { ifMatch: 1, who });
    expect(isPasswordHash(hashOf())).toBe(true);
    expect(await verifyPassword("long enough", hashOf())).toBe(true);
    await record.saveText('{"edit_auth":{"login":"admin","password":"second one"}}', { ifMatch: 2, who });
    expect(await verifyPassword("second one", hashOf())).toBe(true);
    writeFileSync(join(folder, "sluice.conf"), '{"edit_auth":{"login":"admin","password":"by hand"}}');
    await record.readHandEdit();
    expect(await verifyPassword("by hand", hashOf())).toBe(true);
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const path = join(folder, name);
      if (statSync(path).isFile()) expect(readFileSync(path, "utf8")).not.toMatch(/long enough|second one|by hand/);
    }
  });

  it("refuses a short administrator password", async () => {
    const { record } = await openRecord();
    const save = record.apply({ edit_auth: { login: "admin", password: "short" } }, { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({ details: { problems: [{ pointer: "/edit_auth/password" }] } });
  });

  it("makes a revision of a text that changes only a comment", async () => {
    const { record } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    const { rev } = await record.saveText(`// from the dish\n${record.current.document.text}`, { ifMatch: 2, who });
    expect(rev).toBe(3);
    await record.apply({ streams: { news: { title: "x" } } }, { ifMatch: 3, who });
    expect(record.current.document.text).toMatch(/^\/\/ from the dish\n/);
  });

  it("refuses a text made for an older revision, and names the values", async () => {
    const { record } = await openRecord();
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    const save = record.saveText('{"loglevel":"error"}', { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({
      kind: "conflict",
      details: { rev: 2, conflicts: [{ pointer: "/loglevel" }] },
    });
  });

  it("merges a late save made for a revision before the restart", async () => {
    const { record, folder, close } = await openRecord();
    await record.apply(news, { ifMatch: 1, who });
    await record.apply({ loglevel: "debug" }, { ifMatch: 2, who });
    await close();
    const again = await openRecord({ folder });
    await again.record.apply({ streams: { news: { title: "x" } } }, { ifMatch: 2, who });
    await expect(again.record.apply({ loglevel: "error" }, { ifMatch: 2, who })).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  it("lands all of many concurrent saves of different things, and one of many on the same", async () => {
    const { record } = await openRecord();
    const many = [...Array(30).keys()];
    await Promise.all(
      many.map((n) => record.apply({ streams: { [`s${n}`]: { name: `s${n}` } } }, { ifMatch: 1, who })),
    );
    expect(Object.keys(record.current.config["streams"] ?? {})).toHaveLength(30);
    const { rev } = record.current;
    const same = await Promise.allSettled(many.map((n) => record.apply({ loglevel: `l${n}` }, { ifMatch: rev, who })));
    expect(same.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(record.current.rev).toBe(rev + 1);
  });

  it("keeps the file before the last save beside it, readable by its owner only", async () => {
    const { record, folder } = await openRecord({ initialText: '{"loglevel":"notice"}' });
    await record.apply({ loglevel: "error" }, { ifMatch: 1, who });
    expect(readFileSync(join(folder, "sluice.conf.1"), "utf8")).toBe('{"loglevel":"notice"}');
    expect(statSync(join(folder, "sluice.conf")).mode & 0o777).toBe(0o600);
  });
});

describe("what a record tells of itself", () => {
  it("counts what came of the saves", async () => {
    let isFull = false;
    const open: Files["open"] = (...args) => (isFull ? Promise.reject(diskFailure("ENOSPC")) : diskFiles.open(...args));
    const { record } = await openRecord({ files: { ...diskFiles, open } });
    const counts = () => [...record.saves.counts];
    const none = { saved: 0, conflict: 0, invalid: 0, failed: 0, rolled_back: 0 };
    expect(counts()).toEqual(Object.entries(none));
    await record.apply(news, { ...edit(1), operationId: "op" });
    await record.apply(news, { ...edit(1), operationId: "op" });
    await expect(record.apply({ http: [99_999] }, edit(2))).rejects.toMatchObject({ kind: "invalid" });
    for (const ifMatch of [1, undefined])
      await expect(record.saveText("{}", { ifMatch, who })).rejects.toMatchObject({ details: { rev: 2 } });
    await record.apply({ http: [81] }, { ...edit(2), confirmWithinS: 60 });
    await record.undo(3, { who });
    isFull = true;
    for (const confirmWithinS of [60, undefined])
      await expect(record.apply({ http: [82] }, { ...edit(4), confirmWithinS })).rejects.toMatchObject({
        kind: "storage_full",
      });
    await expect(record.markRescue(1, { who })).rejects.toMatchObject({ kind: "storage_full" });
    expect(Object.fromEntries(counts())).toEqual({ saved: 2, conflict: 2, invalid: 1, failed: 2, rolled_back: 1 });
    expect(record.pendingSave).toBeUndefined();
  });

  it("has the config and the text of each revision that it keeps, and says which are lost", async () => {
    const { record, folder } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, edit(1));
    expect(await Promise.all([1, 2, 9].map((rev) => record.configAt(rev)))).toEqual([
      { http: [80] },
      { http: [81] },
      undefined,
    ]);
    expect([await record.configAt(2), await record.readText(1)]).toEqual([record.current.config, '{"http":[80]}']);
    await expect(record.readText(9)).rejects.toMatchObject({
      kind: "not_found",
      message: "Revision 9 is no longer stored.",
    });
    rmSync(join(folder, "revisions", "000000001.conf"));
    const lost = { kind: "not_found", message: "The text of revision 1 is damaged or lost." };
    await expect(record.readText(1)).rejects.toMatchObject(lost);
    await expect(record.markRescue(1, { who })).rejects.toMatchObject(lost);
  });

  it("knows which operations were answered, and tells who listens of each change until they have heard enough", async () => {
    const { record } = await openRecord();
    const revs: number[] = [];
    const stop = record.onChange(({ rev }) => revs.push(rev));
    expect(await record.apply(news, { ...edit(1), operationId: "op" })).toEqual({ rev: 2, operation_id: "op" });
    expect(["op", "another", undefined].map((id) => record.hasAnswered(id))).toEqual([true, false, false]);
    stop();
    await record.apply({ http: [81] }, edit(2));
    expect(revs).toEqual([2]);
  });

  it("makes no revision of a text that it has already", async () => {
    const { record } = await openRecord({ initialText: '{"http":[80]}' });
    expect(await record.saveText('{"http":[80]}', edit(1))).toEqual({ rev: 1 });
    expect(await record.saveText('{"http":[81]}', { ...edit(1), confirmWithinS: 60 })).toMatchObject({
      rev: 2,
      confirm_until: expect.any(Number),
    });
  });
});

describe("a save that is only looked at", () => {
  it("is told with what it would change, and with no password in clear", async () => {
    const { record } = await openRecord();
    await record.apply(news, edit(1));
    const sent = { loglevel: "debug", view_auth: { login: "eye", password: "reads only" } };
    const told = await record.rehearse(sent, edit(1));
    expect(told).toMatchObject({ changes: 3, paths: ["loglevel", "view_auth/login", "view_auth/password"] });
    expect(told.delta).toMatchObject({ loglevel: "debug", view_auth: { password: expect.stringMatching(/^scrypt/) } });
    // Of the request counts what it says of its delta, whatever else stands in it.
    const request = Object.assign(edit(2), { delta: {}, current: {}, rev: 9, keys: {}, entities: [] });
    expect(await record.rehearse(news, request)).toMatchObject({ changes: 0, delta: news });
    await expect(record.rehearse({ http: [99_999] }, edit(2))).rejects.toMatchObject({ kind: "invalid" });
    await expect(record.rehearse(sent, { ...edit(2), isStillIn: () => false })).rejects.toMatchObject({
      kind: "unauthorized",
    });
    expect(record.current.rev).toBe(2);
  });

  it("is planned over what is there now, also where others have saved the same since", async () => {
    const { record } = await openRecord({ initialText: '{"loglevel":"info"}' });
    const plan = (madeFor: number | "any", delta: JsonObject = { loglevel: "debug" }) => record.planNow(delta, madeFor);
    const after = { before: { loglevel: "info" }, plan: { config: { loglevel: "debug" } }, hasConflicts: false };
    expect([await plan(1), await plan("any")]).toMatchObject([after, after]);
    await record.apply({ loglevel: "error" }, edit(1));
    expect(await plan(1)).toMatchObject({ before: { loglevel: "error" }, plan: after.plan, hasConflicts: true });
    expect((await plan("any")).hasConflicts).toBe(false);
    await expect(plan("any", { streams: { gone: { title: "x" } } })).rejects.toMatchObject({ kind: "gone" });
    await expect(plan(9, { streams: { gone: { title: "x" } } })).rejects.toMatchObject({ kind: "gone" });
  });

  it("is told what it would be refused for, a delta, a whole config and a text", async () => {
    const { record } = await openRecord();
    await record.apply(news, edit(1));
    const pointers = async (delta: JsonObject) =>
      (await record.checkDelta(delta)).problems.map(({ pointer }) => pointer);
    expect(await pointers({ streams: { news: { clients_timeout: -1 } } })).toEqual(["/streams/news/clients_timeout"]);
    expect(await pointers({ streams: { ghost: { title: "x" } }, http: [99_999] })).toEqual(["/streams/ghost/name"]);
    expect(await pointers({ $reset: true, streams: { ghost: { title: "x" } } })).toEqual([]);
    expect(await pointers({ http: [81] })).toEqual([]);
    await expect(record.configAfter({ http: [99_999] })).rejects.toMatchObject({ kind: "invalid" });
    expect((await record.checkText("{")).problems).toMatchObject([{ keyword: "syntax", line: 1 }]);
    expect((await record.checkText('{\n"http":[99999]}')).problems).toMatchObject([{ pointer: "/http", line: 2 }]);
    expect((await record.checkText("{}")).problems).toEqual([]);
  });
});

describe("what is done to a record in its turn", () => {
  it("is done for who is still in by then, and for nobody else", async () => {
    const { record, folder } = await openRecord();
    await record.apply({ http: [81] }, edit(1));
    const ended = { who, isStillIn: () => false };
    writeFileSync(join(folder, "sluice.conf"), "{");
    await record.readHandEdit();
    const { id = "", text } = record.handEdit ?? {};
    expect(text).toBe("{");
    for (const work of [
      record.markRescue(1, ended),
      record.putHandEditAside(id, ended),
      record.mendHandEdit(id, ended),
      record.apply({ http: [82] }, { ...edit(2), ...ended }),
    ])
      await expect(work).rejects.toMatchObject({ kind: "unauthorized" });
    await expect(record.mendHandEdit(id, { who })).rejects.toMatchObject({ kind: "invalid" });
    expect(await record.putHandEditAside(id, { who })).toEqual({ rev: 3 });
    expect(record.handEdit).toBeUndefined();
    const aside = { kind: "bad_request", message: "Revision 3 was put aside and never served: it is no rescue." };
    await expect(record.markRescue(3, { who })).rejects.toMatchObject(aside);
    await record.markRescue(1, { who });
    expect(record.past.rescue).toBe(1);
    await record.markRescue(undefined, { who });
    expect(record.past.rescue).toBeUndefined();
  });

  it("begins to wait and is decided, for all who listen, also over a restart", async () => {
    const { record, folder, close } = await openRecord();
    const waits: (number | undefined)[] = [];
    const stop = record.onPending(() => waits.push(record.pendingSave?.rev));
    await record.apply({ http: [81] }, { ...edit(1), confirmWithinS: 60 });
    const words = "Revision 2 waits to be confirmed. Keep it first, then mark it.";
    await expect(record.markRescue(2, { who })).rejects.toMatchObject({ kind: "conflict", message: words });
    expect(await record.confirm(2, { who })).toEqual({ rev: 2 });
    expect([waits, record.decidedBy(2)]).toEqual([[2, undefined], { who }]);
    stop();
    await record.apply({ http: [82] }, { ...edit(2), confirmWithinS: 60 });
    expect(waits).toHaveLength(2);
    await close();
    const again = await openRecord({ folder });
    expect(again.record.pendingSave?.left_ms).toBeGreaterThan(50_000);
    expect(await again.record.undo(3, { who })).toEqual({ rev: 4 });
  });
});

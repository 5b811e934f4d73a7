import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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

  it("keeps a renamed entity in its place and points references at the new name", async () => {
    const { record } = await openRecord();
    const dvr = { root: "/archive" };
    await record.apply(
      {
        dvrs: { main: { name: "main", ...dvr } },
        auth_backends: { gate: { name: "gate", allow_default: true } },
        streams: { a: { name: "a", dvr: { reference: "main" }, auth: { url: "auth://gate" } }, b: { name: "b" } },
      },
      { ifMatch: 1, who },
    );
    await record.apply({ dvrs: { main: null, tape: { name: "tape", ...dvr } } }, { ifMatch: 2, who });
    await record.apply(
      { auth_backends: { gate: null, door: { name: "door", allow_default: true } } },
      { ifMatch: 3, who },
    );
    const body = { dvr: { reference: "tape" }, auth: { url: "auth://door" } };
    await record.apply({ streams: { a: null, first: { name: "first", ...body } } }, { ifMatch: 4, who });
    expect(record.current.config["streams"]).toEqual({
      first: { name: "first", ...body, position: 0 },
      b: { name: "b", position: 1 },
    });
  });

  it("points what another saved meanwhile at the new name, beside what the save itself says of others", async () => {
    const { record } = await openRecord();
    const named = (name: string, dvr: string) => ({ [name]: { name, dvr: { reference: dvr } } });
    await record.apply({ dvrs: { main: { name: "main" } }, streams: named("a", "main") }, { ifMatch: 1, who });
    await record.apply({ streams: named("b", "main") }, { ifMatch: 2, who });
    await record.apply(
      { dvrs: { main: null, tape: { name: "tape" } }, streams: { a: { dvr: { reference: "tape" } } } },
      { ifMatch: 2, who },
    );
    expect(record.current.config["streams"]).toMatchObject({ ...named("a", "tape"), ...named("b", "tape") });
  });

  it("numbers moved entities without gaps", async () => {
    const { record } = await openRecord();
    const entries = ["a", "b", "c", "d"].map((name, position) => [name, { name, position }]);
    await record.apply({ streams: Object.fromEntries(entries) }, { ifMatch: 1, who });
    await record.apply({ streams: { d: { position: 1 } } }, { ifMatch: 2, who });
    expect(order(record.current.config)).toEqual(["a", "d", "b", "c"]);
    await record.apply({ streams: { a: { position: 3 } } }, { ifMatch: 3, who });
    expect(order(record.current.config)).toEqual(["d", "b", "c", "a"]);
    await record.apply({ streams: { b: null } }, { ifMatch: 4, who });
    expect(order(record.current.config)).toEqual(["d", "c", "a"]);
    expect(record.current.config["streams"]).toMatchObject({ a: { position: 2 } });
  });

  it("gives sources ids that are never given again", async () => {
    const { record } = await openRecord();
    const create = (url: string, ifMatch: number) =>
      record.apply({ sources: { "-1": { urls: [url] } } }, { ifMatch, who });
    await create("http://a", 1);
    await create("http://b", 2);
    await record.apply({ sources: { "2": null } }, { ifMatch: 3, who });
    await create("http://c", 4);
    expect(record.current.config["sources"]).toEqual({
      "1": { urls: ["http://a"], position: 0 },
      "3": { urls: ["http://c"], position: 1 },
    });
  });

  it("keeps the ids of sources when the text is reordered by hand and over a restart", async () => {
    const { record, folder, close } = await openRecord();
    await record.apply({ sources: { "-1": { urls: ["http://a"] } } }, { ifMatch: 1, who });
    await record.apply({ sources: { "-1": { urls: ["http://b"] } } }, { ifMatch: 2, who });
    const sources = [{ urls: ["http://new"] }, { urls: ["http://b"], cluster_key: "k" }, { urls: ["http://a"] }];
    await record.saveText(JSON.stringify({ sources }), { ifMatch: 3, who });
    const ids = { "1": { urls: ["http://a"] }, "2": { cluster_key: "k" }, "3": { urls: ["http://new"] } };
    expect(record.current.config["sources"]).toMatchObject(ids);
    await close();
    expect((await openRecord({ folder })).record.current.config["sources"]).toMatchObject(ids);
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

  it("counts revisions on over a restart and keeps at least fifty", async () => {
    const { record, folder, close } = await openRecord();
    for (let rev = 1; rev <= 60; rev++) await record.apply({ total_bandwidth: rev }, { ifMatch: rev, who });
    await close();
    const again = await openRecord({ folder });
    expect(again.record.current.rev).toBe(61);
    expect(again.record.revisions.length).toBeGreaterThanOrEqual(50);
    expect(JSON.parse(await again.record.readText(20))).toMatchObject({ total_bandwidth: 19 });
    expect(again.record.revisions.at(-1)).toMatchObject({ who, rev: 61, summary: "total_bandwidth" });
  }, 30_000);

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

function order(config: { readonly [key: string]: unknown }): readonly string[] {
  const streams = config["streams"] as Record<string, { position: number }>;
  return Object.keys(streams).toSorted((one, other) => (streams[one]?.position ?? 0) - (streams[other]?.position ?? 0));
}

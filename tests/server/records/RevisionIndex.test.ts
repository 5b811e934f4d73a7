import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { diskFiles } from "../../../server/config/storage/durableFiles.ts";
import { RevisionStore } from "../../../server/config/storage/RevisionStore.ts";
import { noChanges, type RevisionChanges, textDigest } from "../../../server/config/storage/RevisionMeta.ts";
import { SqlFile } from "../../../server/records/database/SqlThread.ts";
import { RevisionIndex } from "../../../server/records/revisions/RevisionIndex.ts";
import { revisionSchema } from "../../../server/records/revisions/revisionSchema.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const sha256 = textDigest("text");

/** Revisions as a server left them, each of a stream of its own out of a hundred. */
function writeRevisions(folder: string, count: number): void {
  mkdirSync(join(folder, "revisions"));
  for (let rev = 1; rev <= count; rev++) {
    const told = { who: "admin", address: "10.0.0.1", way: "form", comment: `Change ${rev}`, summary: "streams" };
    const paths = [`streams/s${rev % 100}/title`, `streams/s${rev % 100}/urls`];
    const meta = { rev, at: 1_700_000_000_000 + rev * 1000, ...told, sha256, keys: {}, changes: 2, paths, renames: [] };
    const name = String(rev).padStart(9, "0");
    writeFileSync(join(folder, "revisions", `${name}.json`), JSON.stringify(meta));
    writeFileSync(join(folder, "revisions", `${name}.conf`), "text");
  }
}

async function openIndex(
  folder: string,
  compare: (rev: number) => Promise<RevisionChanges | undefined> = async () => undefined,
) {
  const past = await RevisionStore.open(join(folder, "revisions"), diskFiles);
  const notices: string[] = [];
  const index = new RevisionIndex({
    folder: join(folder, "index"),
    past,
    compare,
    onNotice: (topic) => notices.push(topic),
    now: Date.now,
  });
  onTestFinished(() => index.close());
  return { past, index, notices };
}

describe("RevisionIndex", () => {
  it("searches 5,000 revisions within 100 ms, by path and by words", async () => {
    const folder = temporaryFolder();
    writeRevisions(folder, 5000);
    const { index } = await openIndex(folder);
    await index.begin();
    for (const filter of [{ setting: "streams/s7/title" }, { text: "change 4321" }, { entity: "streams/s7" }]) {
      await index.query(filter, { limit: 50 });
      const times: number[] = [];
      for (let run = 0; run < 5; run++) {
        const began = performance.now();
        const { revisions, total } = await index.query(filter, { limit: 50 });
        times.push(performance.now() - began);
        expect([revisions.length, total]).toEqual("text" in filter ? [1, 1] : [50, 50]);
      }
      expect(Math.min(...times)).toBeLessThan(100);
    }
  }, 60_000);

  it.each([
    ["lost", (path: string) => rmSync(path, { recursive: true })],
    [
      "damaged",
      (path: string) => readdirSync(path).forEach((name) => writeFileSync(join(path, name), "garbage".repeat(999))),
    ],
  ])("is made anew of the revisions where its file is %s", async (_words, harm) => {
    const folder = temporaryFolder();
    writeRevisions(folder, 30);
    const first = await openIndex(folder);
    await first.index.begin();
    await first.index.close();
    harm(join(folder, "index"));
    const { index, notices } = await openIndex(folder);
    const { revisions, total } = await index.query({ setting: "streams/s7" }, { limit: 50 });
    expect([revisions[0]?.comment, total]).toEqual(["Change 7", 1]);
    expect((await index.query({}, { limit: 50 })).total).toBe(30);
    expect(notices).not.toContain("damaged");
  });

  it("tells what came and went, of what was asked for also where that is not among the paths shown", async () => {
    const folder = temporaryFolder();
    const { index, past } = await openIndex(folder);
    const names = Array.from({ length: 30 }, (_, at) => `streams/s${at}`);
    const meta = { at: 1, who: "admin", summary: "", sha256, keys: {}, changes: 30, renames: [] };
    await past.add({ ...meta, rev: 1, paths: names, added: names, removed: [] }, "text");
    await past.add({ ...meta, rev: 2, paths: ["streams/s25"], added: [], removed: ["streams/s25"] }, "text");
    const { revisions: all } = await index.query({}, { limit: 50 });
    expect(all.map(({ added, removed }) => [added?.length, removed])).toEqual([
      [undefined, ["streams/s25"]],
      [20, undefined],
    ]);
    const { revisions } = await index.query({ entity: "streams/s25" }, { limit: 50 });
    expect(revisions.map(({ added, removed }) => [added?.at(-1), removed])).toEqual([
      [undefined, ["streams/s25"]],
      ["streams/s25", undefined],
    ]);
  });

  it.each([
    ["renames", [null]],
    ["renames", [["streams/a", 7]]],
    ["paths", [{}]],
    ["comment", {}],
    ["changes", "two"],
  ])("loses one revision alone whose description is damaged in its %s: %j", async (name, value) => {
    const folder = temporaryFolder();
    writeRevisions(folder, 5);
    const path = join(folder, "revisions", "000000003.json");
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), [name]: value }));
    const { index, notices } = await openIndex(folder);
    const { revisions, total } = await index.query({}, { limit: 10 });
    expect([total, revisions.map(({ rev }) => rev)]).toEqual([4, [5, 4, 2, 1]]);
    expect(notices).not.toContain("damaged");
  });

  it("goes on with the file of an older server, which told of nothing that came or went", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "index"));
    const older = await SqlFile.open("test", { path: join(folder, "index", "revisions.db"), schema: revisionSchema });
    await older.close();
    const { index, past } = await openIndex(folder);
    const told = { paths: ["streams/a"], added: ["streams/a"], removed: [], renames: [] };
    await past.add({ rev: 1, at: 1, who: "admin", summary: "", sha256, keys: {}, changes: 1, ...told }, "text");
    const { revisions } = await index.query({ entity: "streams/a" }, { limit: 50 });
    expect(revisions).toMatchObject([{ rev: 1, added: ["streams/a"] }]);
  });

  it("keeps what it worked out of an old revision when that is marked as one known to work", async () => {
    const folder = temporaryFolder();
    const { index, past } = await openIndex(folder, async () => ({ ...noChanges, changes: 1, paths: ["loglevel"] }));
    for (const rev of [1, 2]) await past.add({ rev, at: rev, who: "admin", summary: "", sha256, keys: {} }, "text");
    await index.begin();
    for (const rev of [1, 2, undefined]) await past.markRescue(rev);
    const { revisions, total } = await index.query({ setting: "loglevel" }, { limit: 50 });
    expect([total, revisions.map(({ changes }) => changes)]).toEqual([2, [1, 1]]);
  });

  it("finds at its start what came and went while nobody indexed", async () => {
    const folder = temporaryFolder();
    writeRevisions(folder, 5);
    const first = await openIndex(folder);
    await first.index.begin();
    await first.index.close();
    // Killed between the text and the index, and between its removal and the index.
    const meta = {
      rev: 6,
      at: 1,
      who: "admin",
      summary: "loglevel",
      sha256,
      keys: {},
      changes: 1,
      paths: ["loglevel"],
    };
    await first.past.add({ ...meta, renames: [] }, "text");
    await first.past.remove(2);
    const { index } = await openIndex(folder);
    const { revisions } = await index.query({}, { limit: 50 });
    expect(revisions.map(({ rev }) => rev)).toEqual([6, 5, 4, 3, 1]);
  });
});

describe("RevisionStore", () => {
  const DAY = 86_400_000;
  const keeping = async (kept: { revisions: number; days: number }, count: number) => {
    const store = await RevisionStore.open(join(temporaryFolder(), "revisions"), diskFiles, kept);
    for (let rev = 1; rev <= count; rev++)
      await store.add({ rev, at: rev * DAY, who: "admin", summary: "", sha256, keys: {} }, "text");
    return { store, revs: () => store.metas.map(({ rev }) => rev) };
  };

  it("keeps the newest, and all those of the last days", async () => {
    const { store, revs } = await keeping({ revisions: 3, days: 5 }, 10);
    await store.prune(10.5 * DAY);
    expect(revs()).toEqual([6, 7, 8, 9, 10]);
    await store.prune(100 * DAY);
    expect(revs()).toEqual([8, 9, 10]);
  });

  it("never drops the rescue configuration, nor what a save may go back to", async () => {
    const { store, revs } = await keeping({ revisions: 2, days: 0 }, 6);
    await store.markRescue(1);
    store.protect(() => [3, undefined]);
    await store.prune(100 * DAY);
    expect(revs()).toEqual([1, 3, 5, 6]);
  });

  it("holds a revision that changed thousands of settings short in memory, and whole on the disk", async () => {
    const { store } = await keeping({ revisions: 2, days: 0 }, 0);
    const paths = Array.from({ length: 2000 }, (_, at) => `streams/s${at}`);
    const meta = { rev: 1, at: 1, who: "admin", summary: "", sha256, keys: {}, changes: 2000, renames: [] };
    await store.add({ ...meta, paths }, "text");
    expect(store.meta(1)?.paths).toHaveLength(20);
    expect((await store.wholeMeta(1))?.paths).toHaveLength(2000);
  });
});

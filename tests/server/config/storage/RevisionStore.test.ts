import { existsSync, readdirSync, readFileSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diskFiles, type Files } from "../../../../server/config/storage/durableFiles.ts";
import { noChanges, type RevisionMeta, textDigest } from "../../../../server/config/storage/RevisionMeta.ts";
import { type KeptRevisions, RevisionStore } from "../../../../server/config/storage/RevisionStore.ts";
import { DAY_MS } from "../../../../src/model/units/durations.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

/** Revisions in a folder, which may be there already. */
async function opened(
  folder = join(temporaryFolder(), "revisions"),
  { files = diskFiles, kept }: { readonly files?: Files; readonly kept?: KeptRevisions } = {},
) {
  const store = await RevisionStore.open(folder, files, kept);
  return { folder, store, names: () => readdirSync(folder).toSorted() };
}

const metaOf = (rev: number, more: Partial<RevisionMeta> = {}): RevisionMeta => ({
  rev,
  at: rev * DAY_MS,
  who: "boss",
  summary: `the ${rev}th`,
  sha256: textDigest(`text ${rev}`),
  keys: {},
  ...more,
});

const add = (store: RevisionStore, rev: number, more: Partial<RevisionMeta> = {}) =>
  store.add(metaOf(rev, more), `text ${rev}`);

/** Many revisions as they lie in a folder: each written durably would take its time. */
function lay(metas: readonly RevisionMeta[]): string {
  const folder = temporaryFolder();
  for (const meta of metas) {
    const path = join(folder, String(meta.rev).padStart(9, "0"));
    writeFileSync(`${path}.conf`, `text ${meta.rev}`);
    writeFileSync(`${path}.json`, JSON.stringify(meta));
  }
  return folder;
}

const revsOf = (metas: readonly RevisionMeta[]): number[] => metas.map(({ rev }) => rev);

describe("the revisions of a config", () => {
  it("are kept as a text and a description each, and known again after a restart, oldest first", async () => {
    const { store, folder, names } = await opened();
    expect([store.metas, store.latest, store.lastNumber, store.rescue]).toEqual([[], undefined, 0, undefined]);
    for (const rev of [1, 2, 10]) await add(store, rev, { comment: "careful", ...noChanges });
    expect(names()).toEqual([
      "000000001.conf",
      "000000001.json",
      "000000002.conf",
      "000000002.json",
      "000000010.conf",
      "000000010.json",
      "last",
    ]);
    const again = await opened(folder);
    for (const one of [store, again.store]) {
      expect(revsOf(one.metas)).toEqual([1, 2, 10]);
      expect([one.latest?.rev, one.lastNumber, one.meta(2)?.summary, one.meta(3)]).toEqual([
        10,
        10,
        "the 2th",
        undefined,
      ]);
      expect([await one.text(2), await one.text(3)]).toEqual(["text 2", undefined]);
      expect(await one.wholeMeta(2)).toEqual(metaOf(2, { comment: "careful", ...noChanges }));
    }
  });

  it("do not count before they are finished, and are found then by the next start", async () => {
    const { store, folder } = await opened();
    await store.prepare(metaOf(1), "text 1");
    expect([store.metas, store.lastNumber, store.unfinished]).toEqual([[], 0, []]);
    const { store: next } = await opened(folder);
    expect([next.metas, next.lastNumber, revsOf(next.unfinished)]).toEqual([[], 0, [1]]);
    await next.finish(metaOf(1));
    expect([revsOf(next.metas), next.lastNumber, await next.text(1)]).toEqual([[1], 1, "text 1"]);
    expect((await opened(folder)).store.unfinished).toEqual([]);
  });

  it("tell apart what was served from what was put aside", async () => {
    const { store } = await opened();
    await add(store, 1);
    await add(store, 2, { aside: true });
    expect([revsOf(store.metas), revsOf(store.served), store.latest?.rev, store.lastNumber]).toEqual([
      [1, 2],
      [1],
      1,
      2,
    ]);
  });

  it("are in memory without what is only needed to search them, and whole on the disk", async () => {
    const { store, folder } = await opened();
    const paths = Array.from({ length: 30 }, (_, at) => `streams/s${at}`);
    const changes = { changes: 30, paths, added: paths.slice(10), removed: [], renames: [["a", "b"]] as const };
    await add(store, 1, changes);
    for (const one of [store, (await opened(folder)).store]) {
      expect(one.meta(1)).toEqual(
        metaOf(1, { changes: 30, paths: paths.slice(0, 20), added: paths.slice(10, 20), removed: [] }),
      );
      expect(await one.wholeMeta(1)).toMatchObject(changes);
    }
    // One whose description is lost by now is known as far as it is remembered.
    unlinkSync(join(folder, "000000001.json"));
    expect(await store.wholeMeta(1)).toBe(store.meta(1));
    expect(await store.wholeMeta(2)).toBeUndefined();
  });

  it("go from the disk and from memory when they are removed, finished or not", async () => {
    const { store, names } = await opened();
    await add(store, 1);
    await store.prepare(metaOf(2), "text 2");
    for (const rev of [1, 2, 3]) await store.remove(rev);
    expect([names(), store.metas, await store.text(1)]).toEqual([["last"], [], undefined]);
    // The number was given, and is not given again.
    expect(store.lastNumber).toBe(1);
  });

  it("tell who listens which one came, went or was settled", async () => {
    const { store } = await opened();
    const told: number[] = [];
    const stop = store.onChange((rev) => told.push(rev));
    await store.prepare(metaOf(1, { confirmed: "waiting" }), "text 1");
    expect(told).toEqual([]);
    await store.finish(metaOf(1, { confirmed: "waiting" }));
    await store.markConfirmed(1, "kept");
    await store.markRescue(1);
    await store.remove(1);
    expect(told).toEqual([1, 1, 1]);
    stop();
    await add(store, 2);
    expect(told).toHaveLength(3);
  });

  it("say what became of one on trial, also after a restart", async () => {
    const { store, folder } = await opened();
    const paths = Array.from({ length: 30 }, (_, at) => `streams/s${at}`);
    await add(store, 1, { confirmed: "waiting", ...noChanges, paths });
    await store.markConfirmed(1, "undone");
    await store.markConfirmed(7, "kept");
    const { mtimeMs } = await diskFiles.stat(join(folder, "000000001.json"));
    await store.markConfirmed(1, "undone");
    expect((await diskFiles.stat(join(folder, "000000001.json"))).mtimeMs).toBe(mtimeMs);
    expect(store.meta(1)).toMatchObject({ confirmed: "undone" });
    const { store: again } = await opened(folder);
    expect(await again.wholeMeta(1)).toMatchObject({ confirmed: "undone", paths });
    expect(revsOf(again.metas)).toEqual([1]);
  });
});

describe("a damaged revision", () => {
  it("has no text, and is told as damaged", async () => {
    const { store, folder } = await opened();
    for (const rev of [1, 2, 3]) await add(store, rev);
    writeFileSync(join(folder, "000000002.conf"), "text 2, and more");
    unlinkSync(join(folder, "000000003.conf"));
    expect(await Promise.all([1, 2, 3, 4].map((rev) => store.text(rev)))).toEqual([
      "text 1",
      undefined,
      undefined,
      undefined,
    ]);
    expect(await Promise.all([1, 2, 3, 4].map((rev) => store.isDamaged(rev)))).toEqual([false, true, true, true]);
  });

  it("is looked for in a sound one only where its file has changed", async () => {
    let reads = 0;
    const readFile: Files["readFile"] = new Proxy(diskFiles.readFile, {
      apply: (real, self, args) => {
        if (String(args[0]).endsWith(".conf")) reads += 1;
        return Reflect.apply(real, self, args);
      },
    });
    const { store, folder } = await opened(undefined, { files: { ...diskFiles, readFile } });
    await add(store, 1);
    reads = 0;
    for (let look = 0; look < 3; look++) expect(await store.isDamaged(1)).toBe(false);
    expect(reads).toBe(1);
    utimesSync(join(folder, "000000001.conf"), 1, 1);
    expect([await store.isDamaged(1), reads]).toEqual([false, 2]);
    writeFileSync(join(folder, "000000001.conf"), "text !");
    expect([await store.isDamaged(1), await store.isDamaged(1)]).toEqual([true, true]);
    writeFileSync(join(folder, "000000001.conf"), "text 1");
    expect(await store.isDamaged(1)).toBe(false);
  });

  it("of a damaged description is none, but its number stays given", async () => {
    const { store, folder } = await opened();
    for (const rev of [1, 2]) await add(store, rev);
    writeFileSync(join(folder, "000000002.json"), "{");
    unlinkSync(join(folder, "last"));
    const { store: again } = await opened(folder);
    expect([revsOf(again.metas), again.lastNumber]).toEqual([[1], 2]);
  });

  it("does not make numbers of what is none", async () => {
    const { store, folder } = await opened();
    await add(store, 1);
    writeFileSync(join(folder, "odd.json"), "{}");
    for (const last of ["x", "1e12", "1.5", "-7", ""]) {
      writeFileSync(join(folder, "last"), last);
      expect((await opened(folder)).store.lastNumber).toBe(1);
    }
    writeFileSync(join(folder, "last"), "7\n");
    expect((await opened(folder)).store.lastNumber).toBe(7);
    writeFileSync(join(folder, "last"), "999999999999");
    expect((await opened(folder)).store.lastNumber).toBe(999_999_999_999);
  });

  it("is no reason to lose a save: that the last number cannot be noted is not told", async () => {
    const open: Files["open"] = (path, ...rest) =>
      String(path).endsWith("last") ? Promise.reject(new Error("full")) : diskFiles.open(path, ...rest);
    const { store, names } = await opened(undefined, { files: { ...diskFiles, open } });
    await add(store, 1);
    expect([names(), store.lastNumber]).toEqual([["000000001.conf", "000000001.json"], 1]);
  });
});

describe("the rescue configuration", () => {
  it("is one at a time, is known after a restart, and can be none", async () => {
    const { store, folder } = await opened();
    for (const rev of [1, 2]) await add(store, rev);
    await store.markRescue(undefined);
    await store.markRescue(1);
    await store.markRescue(2);
    expect([store.rescue, (await opened(folder)).store.rescue]).toEqual([2, 2]);
    await store.markRescue(undefined);
    expect([store.rescue, (await opened(folder)).store.rescue, existsSync(join(folder, "rescue"))]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  it("is the text that was marked: another one under its number is none", async () => {
    const { store, folder } = await opened();
    for (const rev of [1, 2]) await add(store, rev);
    await store.markRescue(2);
    expect(readFileSync(join(folder, "rescue"), "utf8")).toBe(`2 ${textDigest("text 2")}\n`);
    await store.add(metaOf(2, { sha256: textDigest("another") }), "another");
    expect((await opened(folder)).store.rescue).toBeUndefined();
    // As it was written once.
    for (const [text, rescue] of [
      ["2\n", 2],
      ["3\n", undefined],
      ["", undefined],
      ["x y", undefined],
    ] as const) {
      writeFileSync(join(folder, "rescue"), text);
      expect((await opened(folder)).store.rescue).toBe(rescue);
    }
  });

  it("stays as it was where the disk refuses", async () => {
    const { store, folder } = await opened();
    await add(store, 1);
    await store.markRescue(1);
    const refusing = await opened(folder, {
      files: {
        ...diskFiles,
        unlink: () => Promise.reject(new Error("read-only")),
        rename: () => Promise.reject(new Error("read-only")),
      },
    });
    await expect(refusing.store.markRescue(undefined)).rejects.toThrow("read-only");
    expect(refusing.store.rescue).toBe(1);
  });
});

describe("what is kept of the past", () => {
  const kept = { revisions: 3, days: 5 };

  it("is what is young, and the newest ones however old they are", async () => {
    const { store } = await opened(undefined, { kept });
    for (let rev = 1; rev <= 8; rev++) await add(store, rev);
    await store.prune(10 * DAY_MS);
    // Younger than five days are those from the fifth day on.
    expect(revsOf(store.metas)).toEqual([5, 6, 7, 8]);
    await store.prune(100 * DAY_MS);
    expect(revsOf(store.metas)).toEqual([6, 7, 8]);
  });

  it("is also what was marked, and what others ask for", async () => {
    const { store } = await opened(undefined, { kept });
    for (let rev = 1; rev <= 8; rev++) await add(store, rev);
    await store.markRescue(1);
    let needed: readonly (number | undefined)[] = [2, undefined];
    store.protect(() => needed);
    store.protect(() => [3]);
    await store.prune(100 * DAY_MS);
    expect(revsOf(store.metas)).toEqual([1, 2, 3, 6, 7, 8]);
    needed = [];
    await store.prune(100 * DAY_MS);
    expect(revsOf(store.metas)).toEqual([1, 3, 6, 7, 8]);
  });

  it("counts what was put aside for itself: a hundred, however young", async () => {
    const aside = Array.from({ length: 102 }, (_, at) => metaOf(at + 2, { aside: true, at: 0 }));
    const { store } = await opened(lay([metaOf(1), ...aside]), { kept: { revisions: 1, days: 5 } });
    await store.prune(2 * DAY_MS);
    expect(revsOf(store.metas).slice(0, 3)).toEqual([1, 4, 5]);
    expect(store.metas).toHaveLength(101);
  });

  it("is a thousand revisions or ninety days where nobody says otherwise", async () => {
    expect((await opened()).store.kept).toEqual({ revisions: 1000, days: 90 });
  });
});

describe("a folder of revisions that a killed server left", () => {
  it("is rid of what is half-written, and read whole though there are hundreds", async () => {
    const folder = lay(Array.from({ length: 130 }, (_, at) => metaOf(at + 1)));
    for (const name of ["000000131.conf.0123456789ab.tmp", "x.tmp"]) writeFileSync(join(folder, name), "");
    const { store: again, names } = await opened(folder);
    expect(revsOf(again.metas)).toEqual(Array.from({ length: 130 }, (_, at) => at + 1));
    expect(names().filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

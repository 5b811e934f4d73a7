import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ConfigRevision } from "../../../../server/config/configRevisions.ts";
import { ConfigStorage, storageError } from "../../../../server/config/storage/ConfigStorage.ts";
import { diskFiles, type Files } from "../../../../server/config/storage/durableFiles.ts";
import { noChanges, textDigest } from "../../../../server/config/storage/RevisionMeta.ts";
import { RevisionStore } from "../../../../server/config/storage/RevisionStore.ts";
import { ServerError } from "../../../../server/ServerError.ts";
import { badDisk, diskFailure as failure } from "../../support/badDisk.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

/** The config file of a folder, with a text unless that is empty, and its revisions in another folder. */
async function opened({
  text = "one",
  files = diskFiles,
  isOthers = false,
}: { readonly text?: string; readonly files?: Files; readonly isOthers?: boolean } = {}) {
  const folder = temporaryFolder();
  const path = join(folder, "sluice.conf");
  if (text !== "") writeFileSync(path, text, { mode: 0o644 });
  const kept = join(temporaryFolder(), "revisions");
  const revisions = await RevisionStore.open(kept, files);
  const storage = new ConfigStorage(path, revisions, files, isOthers);
  return { folder, path, kept, revisions, storage, onDisk: () => readFileSync(path, "utf8") };
}

const revisionOf = (rev: number, text: string): ConfigRevision => ({
  rev,
  at: 1000 + rev,
  who: "boss",
  config: {},
  keys: { sources: { ids: ["1"], last: 2 } },
  document: { text, config: {}, problems: [] },
});

const writing = {
  summary: "more",
  changes: { ...noChanges, changes: 1, paths: ["http"] },
  origin: { way: "form" },
} as const;
const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe("the config file", () => {
  it("is read, and closed to everybody else where it is ours", async () => {
    const { storage, path } = await opened({ text: "one" });
    expect([await storage.read(), storage.fileName, modeOf(path)]).toEqual(["one", "sluice.conf", 0o600]);
    const others = await opened({ text: "one", isOthers: true });
    expect([await others.storage.read(), modeOf(others.path)]).toEqual(["one", 0o644]);
  });

  it("is undefined where it is missing, and has strange bytes replaced", async () => {
    const { storage, path } = await opened({ text: "" });
    expect(await storage.read()).toBeUndefined();
    writeFileSync(path, Buffer.from([0x61, 0xe4, 0x62]));
    expect(await storage.read()).toBe("a\uFFFDb");
  });

  it("is read byte for byte when that is asked for: an old one is Latin-1", async () => {
    const { storage, path } = await opened();
    writeFileSync(path, Buffer.from([0x61, 0xe4, 0x62]));
    expect(await storage.readEveryByte()).toBe("aäb");
    writeFileSync(path, "aäb");
    expect(await storage.readEveryByte()).toBe("aäb");
  });

  it("is no folder, and no device that could be read for ever", async () => {
    const { storage, path } = await opened({ text: "" });
    mkdirSync(path);
    const refused = { kind: "hand_edit", message: expect.stringMatching(/^sluice\.conf is no file any more\./) };
    await expect(storage.read()).rejects.toMatchObject(refused);
    await expect(storage.readEveryByte()).rejects.toMatchObject(refused);
  });

  it("that cannot be read is told with the disk's word", async () => {
    const disk = badDisk({ readFile: (): Promise<never> => Promise.reject(failure("EIO")) });
    const { storage } = await opened({ files: disk.files });
    disk.isBad = true;
    const message = expect.stringContaining("sluice.conf cannot be read (EIO)");
    await expect(storage.read()).rejects.toMatchObject({ kind: "hand_edit", message });
  });

  it("has changed when somebody else writes it, makes it or removes it, and not by a read or a save", async () => {
    const { storage, path } = await opened();
    expect(await storage.hasChanged()).toBe(true);
    await storage.read();
    expect(await storage.hasChanged()).toBe(false);
    await storage.write(revisionOf(1, "two"), "one", writing);
    expect(await storage.hasChanged()).toBe(false);
    writeFileSync(path, "by hand");
    expect(await storage.hasChanged()).toBe(true);
    await storage.read();
    unlinkSync(path);
    expect(await storage.hasChanged()).toBe(true);
    await storage.read();
    expect(await storage.hasChanged()).toBe(false);
    writeFileSync(path, "anew");
    expect(await storage.hasChanged()).toBe(true);
  });

  it("is waited for while its writer goes on, for a while", async () => {
    const { storage, path } = await opened();
    await storage.read();
    let writes = 0;
    const writer = setInterval(() => writeFileSync(path, `line\n`.repeat(++writes)), 50);
    setTimeout(() => clearInterval(writer), 400);
    writeFileSync(path, "begun");
    expect(await storage.hasChanged()).toBe(true);
    expect(readFileSync(path, "utf8")).toBe("line\n".repeat(writes));
    expect(writes).toBeGreaterThan(3);
  });
});

describe("a revision that is written", () => {
  it("stands in the file and among the revisions with all that is known of it, and the text before beside it", async () => {
    const { storage, revisions, onDisk, path } = await opened();
    await storage.read();
    const more = {
      ...writing,
      operationId: "op-1",
      isWaiting: true,
      origin: { way: "form", comment: "careful" },
    } as const;
    expect(await storage.write(revisionOf(1, "two"), "one", more)).toBeUndefined();
    expect([onDisk(), readFileSync(`${path}.1`, "utf8"), await revisions.text(1)]).toEqual(["two", "one", "two"]);
    expect(await revisions.wholeMeta(1)).toEqual({
      rev: 1,
      at: 1001,
      who: "boss",
      ...more.origin,
      ...writing.changes,
      operation_id: "op-1",
      confirmed: "waiting",
      summary: "more",
      sha256: textDigest("two"),
      keys: { sources: { ids: ["1"], last: 2 } },
    });
    await storage.write(revisionOf(2, "three"), "two", writing);
    expect(await revisions.wholeMeta(2)).not.toHaveProperty("operation_id");
    expect(await revisions.wholeMeta(2)).not.toHaveProperty("confirmed");
  });

  it("leaves no copy beside the file where the text before must not be kept, nor in a folder of others", async () => {
    const { storage, folder, onDisk } = await opened();
    await storage.read();
    await storage.write(revisionOf(1, "two"), "one", { ...writing, keepPrevious: false });
    expect([onDisk(), readdirSync(folder)]).toEqual(["two", ["sluice.conf"]]);
    const others = await opened({ isOthers: true });
    await others.storage.read();
    await others.storage.write(revisionOf(1, "two"), "one", writing);
    expect([others.onDisk(), readdirSync(others.folder)]).toEqual(["two", ["sluice.conf"]]);
  });

  it("leaves the file of others as open as it was, also where that was removed meanwhile", async () => {
    const { storage, path } = await opened({ isOthers: true });
    await diskFiles.chmod(path, 0o664);
    await storage.read();
    await storage.write(revisionOf(1, "two"), "one", writing);
    expect(modeOf(path)).toBe(0o664);
    unlinkSync(path);
    await storage.read();
    await storage.write(revisionOf(2, "three"), "two", writing);
    expect(modeOf(path)).toBe(0o664);
    const ours = await opened();
    await ours.storage.read();
    await diskFiles.chmod(ours.path, 0o664);
    await ours.storage.read();
    await ours.storage.write(revisionOf(1, "two"), "one", writing);
    expect(modeOf(ours.path)).toBe(0o600);
  });

  it("leaves the file alone that holds it already", async () => {
    const { storage, path, revisions } = await opened({ text: "by hand" });
    await storage.read();
    const { ino } = statSync(path);
    expect(await storage.write(revisionOf(1, "by hand"), "one", { ...writing, isOnDisk: true })).toBeUndefined();
    expect([statSync(path).ino, existsSync(`${path}.1`), await revisions.text(1)]).toEqual([ino, false, "by hand"]);
  });

  it("never replaces what was written by hand since the file was read, and is not there then", async () => {
    const { storage, path, revisions, onDisk } = await opened();
    await storage.read();
    writeFileSync(path, "by hand");
    const touched = {
      kind: "hand_edit",
      message: "sluice.conf is being written by hand just now, so nothing was saved. Save again in a moment.",
    };
    await expect(storage.write(revisionOf(1, "two"), "one", writing)).rejects.toMatchObject(touched);
    await expect(storage.restore("two")).rejects.toMatchObject(touched);
    expect([onDisk(), revisions.metas, revisions.lastNumber]).toEqual(["by hand", [], 0]);
    // It is still to be read.
    expect(await storage.hasChanged()).toBe(true);
  });

  it("answers what a hand wrote in the very moment of the replacement", async () => {
    const disk = badDisk({
      rename: async (from, to) => {
        if (String(to).endsWith("sluice.conf")) writeFileSync(String(to), "in the last moment");
        await diskFiles.rename(from, to);
      },
    });
    const { storage, onDisk } = await opened({ files: disk.files });
    await storage.read();
    disk.isBad = true;
    expect(await storage.write(revisionOf(1, "two"), "one", writing)).toBe("in the last moment");
    expect(onDisk()).toBe("two");
  });

  it("displaces nothing where there was no file before", async () => {
    const { storage, onDisk, path } = await opened({ text: "" });
    await storage.read();
    writeFileSync(`${path}.1`, "from long ago");
    expect(await storage.write(revisionOf(1, "two"), undefined, writing)).toBeUndefined();
    expect(onDisk()).toBe("two");
  });

  it("is not there where the disk refuses, and the file is as it was", async () => {
    const disk = badDisk({ open: () => Promise.reject(failure("ENOSPC")) });
    const { storage, revisions, onDisk } = await opened({ files: disk.files });
    await storage.read();
    disk.isBad = true;
    await expect(storage.write(revisionOf(1, "two"), "one", writing)).rejects.toMatchObject({ kind: "storage_full" });
    expect([onDisk(), revisions.metas]).toEqual(["one", []]);
    disk.isBad = false;
    expect(await storage.hasChanged()).toBe(false);
  });

  it("is taken out of the file again where it was in it already and then could not count", async () => {
    const disk = badDisk({
      rename: (from, to) =>
        String(to).endsWith(".json") ? Promise.reject(failure("EIO")) : diskFiles.rename(from, to),
    });
    const { storage, revisions, onDisk } = await opened({ files: disk.files });
    await storage.read();
    disk.isBad = true;
    await expect(storage.write(revisionOf(1, "two"), "one", writing)).rejects.toThrow("(EIO): nothing was saved");
    expect([onDisk(), revisions.metas, await storage.hasChanged()]).toEqual(["one", [], false]);
    // Where there was none before, or a hand wrote it, it stays as it is.
    await expect(storage.write(revisionOf(1, "two"), undefined, writing)).rejects.toThrow("(EIO)");
    expect(onDisk()).toBe("two");
    const byHand = { ...writing, isOnDisk: true };
    await expect(storage.write(revisionOf(1, "two"), "one", byHand)).rejects.toThrow("(EIO)");
    expect(onDisk()).toBe("two");
  });

  it("is not taken out of the file that a hand has written since", async () => {
    const state = { path: "" };
    const disk = badDisk({
      rename: (from, to) => {
        if (!String(to).endsWith(".json")) return diskFiles.rename(from, to);
        writeFileSync(state.path, "by hand");
        return Promise.reject(failure("EIO"));
      },
    });
    const { storage, onDisk, path } = await opened({ files: disk.files });
    state.path = path;
    await storage.read();
    disk.isBad = true;
    await expect(storage.write(revisionOf(1, "two"), "one", writing)).rejects.toThrow("(EIO)");
    expect([onDisk(), await storage.hasChanged()]).toEqual(["by hand", true]);
  });

  it("displaces nothing that lies beside the file from a save before", async () => {
    const { storage, path } = await opened();
    await storage.read();
    await storage.write(revisionOf(1, "two"), "one", writing);
    writeFileSync(path, "by hand");
    await storage.read();
    expect(await storage.write(revisionOf(2, "by hand"), "two", { ...writing, isOnDisk: true })).toBeUndefined();
    expect(await storage.write(revisionOf(3, "x"), "by hand", { ...writing, keepPrevious: false })).toBeUndefined();
    expect(readFileSync(`${path}.1`, "utf8")).toBe("one");
  });

  it("is saved though older ones cannot be removed", async () => {
    const { storage, revisions, onDisk } = await opened();
    await storage.read();
    revisions.prune = () => Promise.reject(failure("EIO"));
    await storage.write(revisionOf(1, "two"), "one", writing);
    expect([onDisk(), revisions.latest?.rev]).toEqual(["two", 1]);
    expect(await storage.putAside("aside", { rev: 2, at: 0, who: "boss" }, "why")).toBe(2);
  });

  it("is found beside the file where its own text is lost, and only if it is the same", async () => {
    const { storage, path, kept } = await opened();
    await storage.read();
    await storage.write(revisionOf(1, "two"), "one", writing);
    expect(await storage.textOf(1)).toBe("two");
    await storage.write(revisionOf(2, "three"), "two", writing);
    writeFileSync(join(kept, "000000001.conf"), "damaged");
    expect(await storage.textOf(1)).toBe("two");
    writeFileSync(`${path}.1`, "another");
    expect(await storage.textOf(1)).toBeUndefined();
    unlinkSync(`${path}.1`);
    expect([await storage.textOf(1), await storage.textOf(9)]).toEqual([undefined, undefined]);
  });
});

describe("a text that is not served", () => {
  const caller = { at: 5, who: "boss" };

  it("is put aside as a revision that says why, the same text once", async () => {
    const { storage, revisions } = await opened();
    expect(await storage.putAside("broken", { rev: 3, ...caller }, "line 1 is none")).toBe(3);
    expect(await storage.putAside("broken", { rev: 4, ...caller }, "line 1 is none")).toBe(3);
    expect(await storage.putAside("another", { rev: 4, ...caller }, "why")).toBe(4);
    expect(await revisions.wholeMeta(3)).toEqual({
      rev: 3,
      ...caller,
      way: "file",
      summary: "put aside: line 1 is none",
      ...noChanges,
      sha256: textDigest("broken"),
      keys: {},
      aside: true,
    });
    expect([await revisions.text(3), revisions.latest]).toEqual(["broken", undefined]);
  });

  it("is put aside also where it was served once", async () => {
    const { storage } = await opened();
    await storage.read();
    await storage.write(revisionOf(1, "two"), "one", writing);
    expect(await storage.putAside("two", { rev: 2, ...caller }, "why")).toBe(2);
  });

  it("is not half put aside where the disk is full", async () => {
    const disk = badDisk({ rename: () => Promise.reject(failure("EDQUOT")) });
    const { storage, revisions } = await opened({ files: disk.files });
    disk.isBad = true;
    const aside = storage.putAside("broken", { rev: 3, ...caller }, "why");
    await expect(aside).rejects.toMatchObject({ kind: "storage_full" });
    expect([revisions.metas, revisions.lastNumber]).toEqual([[], 0]);
  });

  it("is set aside byte for byte beside the file, under a name with the time", async () => {
    const { storage, path } = await opened({ text: "damaged" });
    expect(await storage.setAside(17)).toBe(`${path}.damaged-17`);
    expect(readFileSync(`${path}.damaged-17`, "utf8")).toBe("damaged");
  });

  it("gives way to the one that is put back into the file, which makes no revision", async () => {
    const { storage, revisions, onDisk, path } = await opened();
    await storage.read();
    await storage.restore("again");
    expect([onDisk(), revisions.metas, existsSync(`${path}.1`)]).toEqual(["again", [], false]);
    expect(await storage.hasChanged()).toBe(false);
  });
});

describe("what a killed server left half-written", () => {
  it("is removed in a folder of our own, and only what is surely ours in one of others", async () => {
    const names = [
      "sluice.conf.0123456789ab.tmp",
      ".sluice.conf.sluice-0123456789ab.tmp",
      ".sluice.conf.sluice-before",
    ];
    const left = async (isOthers: boolean) => {
      const { storage, folder } = await opened({ isOthers });
      for (const name of names) writeFileSync(join(folder, name), "");
      // One that cannot be removed stays.
      mkdirSync(join(folder, ".sluice.conf.sluice-ba9876543210.tmp"));
      await storage.tidy();
      return readdirSync(folder).filter((name) => names.includes(name));
    };
    expect(await left(false)).toEqual([".sluice.conf.sluice-before"]);
    expect(await left(true)).toEqual(["sluice.conf.0123456789ab.tmp"]);
  });
});

describe("a failure of the disk", () => {
  it.each(["ENOSPC", "EDQUOT", "EFBIG"])("is told as a full disk: %s", (code) => {
    const cause = failure(code);
    expect(storageError(cause)).toMatchObject({
      kind: "storage_full",
      message: "The disk is full: nothing was saved. Free some space in the data folder, then save again.",
      cause,
    });
  });

  it("is told with its code and place, as far as they are known", () => {
    const cause = failure("EROFS");
    expect(storageError(cause)).toMatchObject({
      kind: "failed",
      message: "The disk refused to write (EROFS): nothing was saved. Look at /disk/there, then save again.",
      cause,
    });
    const words = "The disk refused to write (unknown): nothing was saved. Look at the data folder, then save again.";
    for (const other of [new Error("odd"), "odd", Object.assign(new Error("odd"), { path: 5 })])
      expect(storageError(other).message).toBe(words);
  });

  it("is left in its own words where it has been told already", () => {
    const told = new ServerError("gone", "Gone.");
    expect(storageError(told)).toBe(told);
  });
});

import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  diskFiles,
  durableRename,
  durableWrite,
  type Files,
  foreignBeside,
  ownBeside,
} from "../../../../server/config/storage/durableFiles.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

/** A file that says "old". */
function oldFile(): string {
  const path = join(temporaryFolder(), "a.conf");
  writeFileSync(path, "old", { mode: 0o640 });
  return path;
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;
const namesBeside = (path: string): string[] => readdirSync(dirname(path));
const failure = (code: string) => Object.assign(new Error(code), { code });

/** The real disk, which puts down what is done in which order. */
function watchedDisk() {
  const calls: string[] = [];
  const nameOf = (path: unknown): string => basename(String(path)).replace(/[0-9a-f]{12}/, "MARK");
  const files: Files = {
    ...diskFiles,
    open: async (path, ...rest) => {
      const handle = await diskFiles.open(path, ...rest);
      const [sync, close] = [handle.sync.bind(handle), handle.close.bind(handle)];
      const isFolder = (await handle.stat()).isDirectory();
      const name = isFolder ? "the folder" : nameOf(path);
      handle.sync = () => {
        calls.push(`sync ${name}`);
        return sync();
      };
      handle.close = () => {
        calls.push(`close ${name}`);
        return close();
      };
      return handle;
    },
    rename: (from, to) => {
      calls.push(`rename ${nameOf(from)} ${nameOf(to)}`);
      return diskFiles.rename(from, to);
    },
  };
  return { files, calls };
}

describe("a durable write", () => {
  it("replaces the file only once the new one is on the disk, and is done once its name is", async () => {
    const path = oldFile();
    const { files, calls } = watchedDisk();
    const beforeReplacing = async (temporary: string): Promise<void> => {
      expect([readFileSync(temporary, "utf8"), readFileSync(path, "utf8")]).toEqual(["new", "old"]);
      calls.push("last word");
    };
    await durableWrite(files, { path, text: "new", beforeReplacing });
    expect(calls).toEqual([
      "sync a.conf.MARK.tmp",
      "close a.conf.MARK.tmp",
      "last word",
      "rename a.conf.MARK.tmp a.conf",
      "sync the folder",
      "close the folder",
    ]);
    expect([readFileSync(path, "utf8"), namesBeside(path)]).toEqual(["new", ["a.conf"]]);
  });

  it("closes the file to everybody else, whether there was one before or not", async () => {
    const path = oldFile();
    await durableWrite(diskFiles, { path, text: "new" });
    expect(modeOf(path)).toBe(0o600);
    const other = join(dirname(path), "b.conf");
    await durableWrite(diskFiles, { path: other, text: "new" });
    expect(modeOf(other)).toBe(0o600);
  });

  it("keeps who may read it where that is asked for, also of one that is not there any more", async () => {
    const path = oldFile();
    chmodSync(path, 0o664);
    await durableWrite(diskFiles, { path, text: "new", keepsOwner: true, lastMode: 0o600 });
    expect(modeOf(path)).toBe(0o664);
    const gone = join(dirname(path), "gone.conf");
    await durableWrite(diskFiles, { path: gone, text: "new", keepsOwner: true, lastMode: 0o100644 });
    expect(modeOf(gone)).toBe(0o644);
    const never = join(dirname(path), "never.conf");
    await durableWrite(diskFiles, { path: never, text: "new", keepsOwner: true });
    expect(modeOf(never)).toBe(0o600);
  });

  it("keeps the file as it was beside it where that is asked for, in place of an older one", async () => {
    const path = oldFile();
    const { ino } = statSync(path);
    writeFileSync(`${path}.1`, "older");
    await durableWrite(diskFiles, { path, text: "new", keepPrevious: true });
    expect([readFileSync(`${path}.1`, "utf8"), statSync(`${path}.1`).ino]).toEqual(["old", ino]);
    await durableWrite(diskFiles, { path, text: "newer" });
    expect(readFileSync(`${path}.1`, "utf8")).toBe("old");
    // The first one has none before it.
    const first = join(dirname(path), "first.conf");
    await durableWrite(diskFiles, { path: first, text: "new", keepPrevious: true });
    expect([readFileSync(first, "utf8"), existsSync(`${first}.1`)]).toEqual(["new", false]);
  });

  it("uses the names beside the file that it is given", async () => {
    const path = oldFile();
    const beside = foreignBeside(path);
    const beforeReplacing = async (temporary: string): Promise<void> =>
      expect(basename(temporary)).toMatch(/^\.a\.conf\.sluice-[0-9a-f]{12}\.tmp$/);
    await durableWrite(diskFiles, { path, text: "new", keepPrevious: true, beside, beforeReplacing });
    expect(namesBeside(path)).toEqual([".a.conf.sluice-before", "a.conf"]);
  });

  it("writes through no link that stands in the way: that is replaced itself", async () => {
    const path = oldFile();
    const link = join(dirname(path), "link.conf");
    symlinkSync(path, link);
    await durableWrite(diskFiles, { path: link, text: "new" });
    expect([readFileSync(path, "utf8"), readFileSync(link, "utf8")]).toEqual(["old", "new"]);
  });

  it.each<[string, Partial<Files>]>([
    ["the disk takes no new file", { open: () => Promise.reject(failure("ENOSPC")) }],
    ["the file cannot be replaced", { rename: () => Promise.reject(failure("EIO")) }],
    ["what was written reads otherwise", { readFile: (): Promise<never> => Promise.reject(failure("EIO")) }],
    ["the file before cannot be kept", { link: () => Promise.reject(failure("EPERM")) }],
    [
      "the older one cannot be removed",
      { unlink: (path) => Promise.reject(failure(String(path).endsWith(".1") ? "EPERM" : "ENOENT")) },
    ],
  ])("fails where %s, and the file is the old one", async (_what, bad) => {
    const path = oldFile();
    await expect(
      durableWrite({ ...diskFiles, ...bad }, { path, text: "new", keepPrevious: true }),
    ).rejects.toHaveProperty("code");
    expect(readFileSync(path, "utf8")).toBe("old");
  });

  it("leaves nothing half-written where it fails, and says what was not written whole", async () => {
    const path = oldFile();
    const open: Files["open"] = async (...args) => {
      const handle = await diskFiles.open(...args);
      const writeFile = handle.writeFile.bind(handle);
      handle.writeFile = (text) => writeFile(String(text).slice(1));
      return handle;
    };
    const written = durableWrite({ ...diskFiles, open }, { path, text: "new" });
    await expect(written).rejects.toThrow(`${path} was not written whole.`);
    expect([namesBeside(path), readFileSync(path, "utf8")]).toEqual([["a.conf"], "old"]);
    const refused = durableWrite(diskFiles, {
      path,
      text: "new",
      beforeReplacing: () => Promise.reject(new Error("somebody else writes it")),
    });
    await expect(refused).rejects.toThrow("somebody else writes it");
    expect([namesBeside(path), readFileSync(path, "utf8")]).toEqual([["a.conf"], "old"]);
  });

  it("fails where it cannot say that the new name will outlive a power cut", async () => {
    const path = oldFile();
    const open: Files["open"] = (name, flags, mode) =>
      flags === "r" ? Promise.reject(failure("EIO")) : diskFiles.open(name, flags, mode);
    await expect(durableWrite({ ...diskFiles, open }, { path, text: "new" })).rejects.toThrow("EIO");
  });
});

describe("a durable rename", () => {
  it("replaces what has the name, and is done once the name is on the disk", async () => {
    const path = oldFile();
    const other = join(dirname(path), "b.conf");
    writeFileSync(other, "other");
    const { files, calls } = watchedDisk();
    await durableRename(files, path, other);
    expect(calls).toEqual(["rename a.conf b.conf", "sync the folder", "close the folder"]);
    expect([namesBeside(path), readFileSync(other, "utf8")]).toEqual([["b.conf"], "old"]);
  });

  it("syncs the folder of the new name", async () => {
    const path = oldFile();
    mkdirSync(join(dirname(path), "in"));
    const opened: string[] = [];
    const open: Files["open"] = (name, ...rest) => {
      opened.push(String(name));
      return diskFiles.open(name, ...rest);
    };
    await durableRename({ ...diskFiles, open }, path, join(dirname(path), "in", "b.conf"));
    expect(opened).toEqual([join(dirname(path), "in")]);
  });
});

describe("what a killed server left beside a file", () => {
  it("is all that is unfinished in a folder of our own", () => {
    const { isLeft, previous, temporary } = ownBeside("/data/a.conf");
    expect([temporary("MARK"), previous]).toEqual(["/data/a.conf.MARK.tmp", "/data/a.conf.1"]);
    expect(["a.conf.MARK.tmp", "other.tmp", "a.conf", "a.conf.1", "a.tmp.conf"].map(isLeft)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("is only what has our names in a folder of others", () => {
    const { isLeft, previous, temporary } = foreignBeside("/etc/other/a.conf");
    expect([temporary("MARK"), previous]).toEqual([
      "/etc/other/.a.conf.sluice-MARK.tmp",
      "/etc/other/.a.conf.sluice-before",
    ]);
    const ours = [".a.conf.sluice-0123456789ab.tmp", ".a.conf.sluice-before"];
    const others = [
      "a.conf",
      "0123456789ab.tmp",
      ".b.conf.sluice-before",
      ".a.conf.sluice-0123456789abc.tmp",
      ".a.conf.sluice-0123456789ab.tmp.swp",
      ".a.conf.sluice-before-lunch",
      ".a.conf.sluice-not-before",
    ];
    expect([ours.map(isLeft), others.map(isLeft)]).toEqual([ours.map(() => true), others.map(() => false)]);
  });
});

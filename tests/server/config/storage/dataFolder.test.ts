import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { closeDataFolder, DataLock, isOwnPlace } from "../../../../server/config/storage/dataFolder.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

function openFolder(): string {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  return folder;
}

function openFile(path: string): string {
  writeFileSync(path, "");
  chmodSync(path, 0o644);
  return path;
}

describe("closeDataFolder", () => {
  it("closes what servers before it wrote, what they set aside too", async () => {
    const folder = openFolder();
    mkdirSync(join(folder, "revisions"));
    const names = ["sluice.conf", "sluice.conf.1", "sluice.conf.damaged-17", "admin.json", "revisions/000000001.conf"];
    const paths = names.map((name) => openFile(join(folder, name)));
    expect(await closeDataFolder(folder)).toBeUndefined();
    expect(paths.map(modeOf)).toEqual(names.map(() => "600"));
    expect([folder, join(folder, "revisions")].map(modeOf)).toEqual(["700", "700"]);
  });

  it("touches nothing that is not the server's, and says what stays open", async () => {
    const folder = openFolder();
    const shared = openFile(join(folder, "package.json"));
    const config = openFile(join(folder, "sluice.conf"));
    expect(await closeDataFolder(folder)).toBe(
      `Others on this machine may look into ${folder}. Close it to them: chmod go= ${folder}`,
    );
    expect([shared, config, folder].map(modeOf)).toEqual(["644", "600", "755"]);
  });

  it("follows no link out of the folder", async () => {
    const [folder, elsewhere] = [openFolder(), openFolder()];
    symlinkSync(elsewhere, join(folder, "history"));
    openFile(join(elsewhere, "history.db"));
    expect(await closeDataFolder(folder)).toBeUndefined();
    expect([elsewhere, join(elsewhere, "history.db")].map(modeOf)).toEqual(["755", "644"]);
  });
});

describe("the lock of a data folder", () => {
  const lockOf = (folder: string): string => join(folder, "sluice.lock");
  const startOf = (pid: number): string =>
    readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")[19] ?? "";

  it("is taken by one at a time, and by the next once it is given back", async () => {
    const path = lockOf(temporaryFolder());
    const lock = await DataLock.take(path);
    expect(readFileSync(path, "utf8")).toBe(`${process.pid} ${startOf(process.pid)}\n`);
    expect(modeOf(path)).toBe("600");
    await expect(DataLock.take(path)).rejects.toMatchObject({
      kind: "unavailable",
      message: `Another server works on this data folder (${path}). Stop it, or give --data.`,
    });
    await lock.release();
    expect(existsSync(path)).toBe(false);
    await (await DataLock.take(path)).release();
    // Somebody has removed it meanwhile.
    await lock.release();
  });

  it("is held by a process that lives, and by none that only has its number", async () => {
    const path = lockOf(temporaryFolder());
    // The parent of the tests.
    const { ppid } = process;
    for (const text of [`${ppid} ${startOf(ppid)}\n`, `${ppid}`]) {
      writeFileSync(path, text);
      await expect(DataLock.take(path)).rejects.toMatchObject({ kind: "unavailable" });
    }
    for (const text of [`${ppid} 1`, "4194305 1", `${process.pid} 1`, "0", "-1", "1.5", "word", ""]) {
      writeFileSync(path, text);
      await (await DataLock.take(path)).release();
    }
  });
});

describe("a place in the data folder", () => {
  it.each([
    ["/data", true],
    ["/data/sluice.conf", true],
    ["/data/sluice.conf.1", true],
    ["/data/sessions.json", true],
    ["/data/revisions/000000001.conf", true],
    ["/data/dvr/news", true],
    ["/data/films", false],
    ["/data/films/dvr", false],
    ["/data/dvr2", false],
    ["/data/my-sluice.conf", false],
    ["/database", false],
    ["/dvr", false],
    ["/", false],
  ])("%s is the server's own: %s", (path, isOwn) => {
    expect(isOwnPlace("/data", path)).toBe(isOwn);
  });
});

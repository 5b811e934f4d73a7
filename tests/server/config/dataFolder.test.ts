import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { closeDataFolder } from "../../../server/config/storage/dataFolder.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

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

import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRecord } from "../support/openRecord.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const who = "admin";
const words = "sluice.conf is no file any more. Put the config back there, or remove what is there.";

/** A server that runs, and its file, which was moved away. */
async function withoutFile() {
  const { record, notices, folder } = await openRecord({ initialText: '{"loglevel":"notice"}' });
  const [path, away] = [join(folder, "sluice.conf"), join(folder, "away.conf")];
  renameSync(path, away);
  return { record, notices, path, away };
}

describe("what stands in the place of the config file and is none", () => {
  it.each<[string, (path: string) => void]>([
    ["a folder", (path) => mkdirSync(path)],
    ["a pipe", (path) => execFileSync("mkfifo", [path])],
    ["a link to a device", (path) => symlinkSync("/dev/zero", path)],
  ])("is told, and nothing is saved, until the file is back: %s", async (_what, make) => {
    const { record, notices, path, away } = await withoutFile();
    make(path);
    await record.readHandEdit();
    expect(notices.byTopic).toEqual({ "config-file": `${words} The server keeps running with revision 1.` });
    const save = () => record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    await expect(save()).rejects.toMatchObject({ kind: "hand_edit", message: words });
    await expect(record.putHandEditAside("x", { who })).rejects.toMatchObject({ kind: "gone" });
    rmSync(path, { recursive: true });
    // The very file: neither time nor number of it has changed.
    renameSync(away, path);
    await record.readHandEdit();
    expect(notices.errors).toEqual([]);
    expect(await save()).toEqual({ rev: 2 });
  });

  it("goes, and the next save writes the file anew", async () => {
    const { record, path } = await withoutFile();
    mkdirSync(path);
    await record.readHandEdit();
    rmSync(path, { recursive: true });
    expect(await record.apply({ loglevel: "debug" }, { ifMatch: 1, who })).toEqual({ rev: 2 });
    expect(readFileSync(path, "utf8")).toBe(record.current.document.text);
  });

  it("keeps nobody from taking a save on trial back", async () => {
    const { record, notices, folder } = await openRecord();
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who, confirmWithinS: 60 });
    rmSync(join(folder, "sluice.conf"));
    mkdirSync(join(folder, "sluice.conf"));
    expect(await record.undo(2, { who })).toEqual({ rev: 3 });
    expect(record.current.config).toEqual({});
    expect(notices.errors).toEqual([`${words} The server keeps running with revision 3.`]);
  });
});

describe("a link that is put in the place of the config file while the server runs", () => {
  it("stays one: what it leads to is written, with the text before beside it", async () => {
    const { record, path } = await withoutFile();
    const other = join(temporaryFolder(), "kept.conf");
    renameSync(path.replace("sluice.conf", "away.conf"), other);
    symlinkSync(other, path);
    const before = record.current.document.text;
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
    expect([readFileSync(other, "utf8"), readFileSync(`${other}.1`, "utf8")]).toEqual([
      record.current.document.text,
      before,
    ]);
    await record.apply({ loglevel: "error" }, { ifMatch: 2, who });
    expect(readFileSync(other, "utf8")).toBe(record.current.document.text);
  });
});

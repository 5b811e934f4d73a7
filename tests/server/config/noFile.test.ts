import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { badDisk, diskFailure } from "../support/badDisk.ts";
import { openRecord } from "../support/openRecord.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const who = "admin";
const noFile = "sluice.conf is no file any more. Put the config back there, or remove what is there.";

/** A server that runs, and its file. */
async function withFile() {
  const { record, notices, folder } = await openRecord({ initialText: '{"loglevel":"notice"}' });
  return { record, notices, path: join(folder, "sluice.conf") };
}

/** The same, and the file was moved away. */
async function withoutFile() {
  const opened = await withFile();
  const away = opened.path.replace("sluice.conf", "away.conf");
  renameSync(opened.path, away);
  return { ...opened, away };
}

function makeHuge(path: string): void {
  writeFileSync(path, "");
  // With a hole in it: it takes no room.
  truncateSync(path, 3 * 2 ** 30);
}

describe("what stands in the place of the config file and is none", () => {
  it.each<[string, (path: string) => void, string?]>([
    ["a folder", (path) => mkdirSync(path)],
    ["a pipe", (path) => execFileSync("mkfifo", [path])],
    ["a link to a device", (path) => symlinkSync("/dev/zero", path)],
    ["a link to itself", (path) => symlinkSync("sluice.conf", path), "sluice.conf cannot be read (ELOOP). Look"],
    [
      "a file of gigabytes",
      makeHuge,
      "sluice.conf is larger than 64 MB, so it was not read. Put the config back there.",
    ],
  ])("is told, and nothing is saved, until the file is back: %s", async (_what, make, words = noFile) => {
    const { record, notices, path, away } = await withoutFile();
    make(path);
    await record.readHandEdit();
    expect(Object.keys(notices.byTopic)).toEqual(["config-file"]);
    const [told = ""] = notices.errors;
    expect(told.startsWith(words)).toBe(true);
    expect(told).toMatch(/\. The server keeps running with revision 1\.$/);
    const save = () => record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    await expect(save()).rejects.toMatchObject({ kind: "hand_edit", message: expect.stringContaining(words) });
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
    expect(notices.errors).toEqual([`${noFile} The server keeps running with revision 3.`]);
  });
});

describe("what cannot be read in the place of the config file", () => {
  it("is told where the server starts with it", async () => {
    for (const [make, words] of [
      [(path: string) => symlinkSync("sluice.conf", path), /^sluice\.conf cannot be read \(ELOOP\)\./],
      [makeHuge, /^sluice\.conf is larger than 64 MB/],
    ] as const) {
      const folder = temporaryFolder();
      make(join(folder, "sluice.conf"));
      await expect(openRecord({ folder })).rejects.toThrow(words);
    }
  });

  it("is told though nothing stood there before, and without anybody asking", async () => {
    const { record, notices, path } = await withoutFile();
    await record.readHandEdit();
    expect(notices.errors[0]).toMatch(/^sluice\.conf is missing\./);
    symlinkSync("sluice.conf", path);
    await vi.waitFor(() => expect(notices.errors[0]).toMatch(/\(ELOOP\)/), 3000);
  });

  it("is read by itself once the server may", async () => {
    const disk = badDisk({ readFile: (): Promise<never> => Promise.reject(diskFailure("EACCES")) });
    const { record, notices, folder } = await openRecord({ files: disk.files });
    disk.isBad = true;
    const path = join(folder, "sluice.conf");
    writeFileSync(path, '{"loglevel":"debug"}');
    await vi.waitFor(() => expect(notices.errors[0]).toMatch(/cannot be read \(EACCES\)/), 3000);
    disk.isBad = false;
    chmodSync(path, 0o640);
    await vi.waitFor(() => expect(notices.errors).toEqual([]), 3000);
    expect(record.current.config).toEqual({ loglevel: "debug" });
  });

  it("is nothing that the server makes itself", async () => {
    const { record, path } = await withFile();
    const save = record.apply({ comment: "x".repeat(64_000_000) }, { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({ kind: "too_large" });
    expect(readFileSync(path, "utf8")).toBe(record.current.document.text);
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

  it("is followed to a file that is not there yet, over other links", async () => {
    const { record, path } = await withoutFile();
    const folder = temporaryFolder();
    symlinkSync(join(folder, "next.conf"), path);
    symlinkSync("made.conf", join(folder, "next.conf"));
    await record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    expect(readlinkSync(path)).toBe(join(folder, "next.conf"));
    expect(lstatSync(join(folder, "next.conf")).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, "made.conf"), "utf8")).toBe(record.current.document.text);
  });

  it("keeps saves back where it leads to a folder that is not there", async () => {
    const { record, path } = await withoutFile();
    symlinkSync("/nowhere/kept.conf", path);
    const save = record.apply({ loglevel: "debug" }, { ifMatch: 1, who });
    await expect(save).rejects.toMatchObject({
      message: expect.stringMatching(/refused to write \(ENOENT\).*nowhere/),
    });
    expect(readlinkSync(path)).toBe("/nowhere/kept.conf");
  });
});

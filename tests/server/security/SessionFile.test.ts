import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { diskFiles, type Files } from "../../../server/config/storage/durableFiles.ts";
import { createLog } from "../../../server/log/serverLog.ts";
import { SessionFile } from "../../../server/security/SessionFile.ts";
import { badDisk, diskFailure } from "../support/badDisk.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const session = { key: "k", login: "boss", account: "mark", createdAt: 1, lastUsedAt: 2 };
const salt = "0123456789abcdefghijkl";

async function opened({ text, files = diskFiles }: { readonly text?: string; readonly files?: Files } = {}) {
  const path = join(temporaryFolder(), "sessions.json");
  if (text !== undefined) writeFileSync(path, text);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  return {
    path,
    lines,
    file: await SessionFile.open({ path, files, log }),
    onDisk: () => JSON.parse(readFileSync(path, "utf8")),
  };
}

describe("the file of the sessions", () => {
  it("is none at first, which is nothing to tell, and has a salt of its own that stays", async () => {
    const { file, lines, path, onDisk } = await opened();
    expect([file.sessions, file.salt.length, lines, existsSync(path)]).toEqual([[], 16, [], false]);
    expect((await opened()).file.salt.equals(file.salt)).toBe(false);
    await file.write(() => [session]);
    expect(onDisk()).toEqual({ salt: file.salt.toString("base64url"), sessions: [session] });
    const again = await opened({ text: readFileSync(path, "utf8") });
    expect([again.file.sessions, again.file.salt.equals(file.salt), again.lines]).toEqual([[session], true, []]);
  });

  it("takes along what comes while a write waits for its turn, and writes once for it", async () => {
    let writes = 0;
    const rename: Files["rename"] = (from, to) => {
      writes += 1;
      return diskFiles.rename(from, to);
    };
    const { file, onDisk } = await opened({ files: { ...diskFiles, rename } });
    const logins = ["a"];
    const now = () => logins.map((login) => ({ ...session, login }));
    const first = file.write(now);
    logins.push("b");
    const second = file.write(now);
    await Promise.all([first, second]);
    expect([writes, onDisk().sessions.length]).toEqual([1, 2]);
    logins.push("c");
    await file.write(now);
    expect([writes, onDisk().sessions.length]).toEqual([2, 3]);
  });

  it("that cannot be written keeps nobody out: the log says so, and the next write is tried again", async () => {
    const disk = badDisk({ open: () => Promise.reject(diskFailure("ENOSPC")) });
    const { file, lines, path, onDisk } = await opened({ files: disk.files });
    disk.isBad = true;
    await file.write(() => [session]);
    expect(lines).toEqual([
      expect.stringContaining("error logins are not kept: after a restart everybody logs in again"),
    ]);
    expect(lines[0]).toContain(path);
    disk.isBad = false;
    await file.write(() => [session]);
    expect([lines.length, onDisk().sessions]).toEqual([1, [session]]);
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a list", []],
    ["no salt", { sessions: [] }],
    ["no sessions", { salt }],
    ["a salt that is too short", { salt: salt.slice(1), sessions: [] }],
    ["a salt that is too long", { salt: `${salt}x`, sessions: [] }],
    ["a salt that is no text", { salt: 5, sessions: [] }],
    ["sessions that are no list", { salt, sessions: {} }],
    ["a session that is none", { salt, sessions: [session, "x"] }],
    ["a session that is nothing", { salt, sessions: [null] }],
    ...["key", "login", "account"].map((key): [string, unknown] => [
      `a session without ${key}`,
      { salt, sessions: [{ ...session, [key]: 5 }] },
    ]),
    ...["createdAt", "lastUsedAt"].map((key): [string, unknown] => [
      `a session without ${key}`,
      { salt, sessions: [{ ...session, [key]: "5" }] },
    ]),
  ])("that holds %s is forgotten, and the log says so", async (_what, value) => {
    const { file, lines } = await opened({ text: JSON.stringify(value) });
    expect([file.sessions, file.salt.length]).toEqual([[], 16]);
    expect(lines).toEqual([expect.stringContaining("error logins are forgotten, as their file cannot be read")]);
  });

  it("that is no JSON, or cannot be read, is forgotten as well", async () => {
    expect((await opened({ text: "{" })).lines).toHaveLength(1);
    const readFile = (): Promise<never> => Promise.reject(diskFailure("EIO"));
    expect((await opened({ files: { ...diskFiles, readFile } })).lines).toHaveLength(1);
    expect((await opened({ text: JSON.stringify({ salt, sessions: [session] }) })).file.sessions).toEqual([session]);
  });
});

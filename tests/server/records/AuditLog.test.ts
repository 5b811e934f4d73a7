import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { AuditLog } from "../../../server/records/audit/AuditLog.ts";
import type { AuditNote, NoteLimit } from "../../../server/records/audit/auditEntry.ts";
import { refusedLogins } from "../../../server/records/audit/NoteThrottle.ts";
import { SqlFile } from "../../../server/records/database/SqlThread.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const DAY = 86_400_000;
const entry = { kind: "save", who: "admin", address: "10.0.0.1" } as const;
const refused: AuditNote = { ...entry, kind: "login_refused", words: "refused", limit: refusedLogins };

function open(
  options: {
    folder?: string;
    mostEntries?: number;
    alwaysKept?: number;
    mostWaiting?: number;
    now?: () => number;
  } = {},
) {
  const notices = new Map<string, string | undefined>();
  const { folder = temporaryFolder(), now = Date.now, ...rest } = options;
  const audit = new AuditLog({ folder, now, ...rest, onNotice: (topic, words) => notices.set(topic, words) });
  onTestFinished(() => audit.close());
  return { audit, notices, folder };
}

async function wordsOf(audit: AuditLog): Promise<readonly string[]> {
  return (await audit.query({}, 200)).entries.map(({ words }) => words);
}

describe("AuditLog", () => {
  it("keeps what was noted over a restart, newest first", async () => {
    const { audit, folder } = open();
    for (const words of ["one", "two"]) audit.note({ ...entry, words });
    await audit.close();
    const again = open({ folder });
    again.audit.note({ ...entry, words: "three", rev: 7, target: "news" });
    const { entries, total } = await again.audit.query({}, 2);
    expect(total).toBe(3);
    expect(entries).toMatchObject([{ words: "three", rev: 7, target: "news" }, { words: "two" }]);
  });

  it("lets nobody change an entry or remove one from the middle", async () => {
    const { audit, folder } = open();
    for (const words of ["one", "two", "three"]) audit.note({ ...entry, words });
    await audit.close();
    const file = await SqlFile.open("test", { path: join(folder, "audit.db"), schema: "" });
    onTestFinished(() => file.close());
    const run = (sql: string) => file.write([{ sql }]);
    await expect(run("UPDATE entries SET words = 'none' WHERE id = 1")).rejects.toThrow(/not changed/);
    await expect(run("DELETE FROM entries WHERE id = 2")).rejects.toThrow(/oldest entries only/);
  });

  it("drops the oldest past its size, and past 400 days", async () => {
    let now = 1000 * DAY;
    const { audit } = open({ mostEntries: 3, alwaysKept: 0, now: () => now });
    for (const words of ["1", "2", "3", "4", "5"]) audit.note({ ...entry, words });
    await audit.flush();
    now += DAY;
    audit.note({ ...entry, words: "6" });
    expect(await wordsOf(audit)).toEqual(["6", "5", "4"]);
    now += 400 * DAY;
    audit.note({ ...entry, words: "7" });
    expect(await wordsOf(audit)).toEqual(["7", "6"]);
  });

  it("is not emptied by a clock that was set wrong for a moment", async () => {
    let now = 1000 * DAY;
    const { audit } = open({ now: () => now, alwaysKept: 3 });
    for (const words of ["1", "2", "3"]) audit.note({ ...entry, words });
    await audit.flush();
    now += 500 * DAY;
    audit.note({ ...entry, words: "4" });
    await audit.flush();
    now -= 500 * DAY;
    expect(await wordsOf(audit)).toEqual(["4", "3", "2"]);
  });

  it("cuts what is too long, and no character in two", async () => {
    const { audit } = open();
    audit.note({ ...entry, words: `a${"😀".repeat(1500)}` });
    const [words = ""] = await wordsOf(audit);
    expect(words).toBe(`a${"😀".repeat(999)}`);
  });

  it("tells that it cannot write, loses nothing by that, and goes on once it can", async () => {
    const folder = join(temporaryFolder(), "audit");
    // A file stands where the folder should be.
    writeFileSync(folder, "");
    let now = Date.now();
    const { audit, notices } = open({ folder, now: () => now });
    audit.note({ ...entry, words: "one" });
    await expect.poll(() => notices.get("failing")).toMatch(/audit log cannot be written/);
    rmSync(folder);
    mkdirSync(folder);
    chmodSync(folder, 0o700);
    now += 10_000;
    audit.note({ ...entry, words: "two" });
    await expect.poll(() => wordsOf(audit), { timeout: 5000 }).toEqual(["two", "one"]);
    expect(notices.get("failing")).toBeUndefined();
  });

  it("begins anew where its file is damaged, and tells so", async () => {
    const { audit, folder } = open();
    audit.note({ ...entry, words: "one" });
    await audit.close();
    writeFileSync(join(folder, "audit.db"), "garbage".repeat(2000));
    const again = open({ folder });
    again.audit.note({ ...entry, words: "two" });
    expect(await wordsOf(again.audit)).toEqual(["two"]);
    expect(again.notices.get("damaged")).toMatch(/was kept as/);
  });

  it("counts logins that are guessed at instead of listing them without end, and tells how many once they end", async () => {
    let now = 60_000 * 1000;
    const { audit } = open({ now: () => now });
    for (let times = 0; times < 100; times++) audit.note({ ...refused, who: times % 2 === 0 ? "admin" : "guest" });
    audit.note({ ...entry, words: "saved" });
    expect((await audit.query({}, 200)).total).toBe(31);
    now += 60_000;
    await expect
      .poll(() => audit.query({}, 1), { timeout: 5000 })
      .toMatchObject({
        total: 32,
        entries: [{ kind: "login_refused", who: "", words: "70 more logins were refused within that minute." }],
      });
    audit.note(refused);
    expect(await wordsOf(audit)).toHaveLength(33);
  });

  it("tells how many more there were when it is closed", async () => {
    const { audit, folder } = open();
    for (let times = 0; times < 40; times++) audit.note(refused);
    await audit.close();
    const again = open({ folder });
    expect((await wordsOf(again.audit))[0]).toBe("10 more logins were refused within that minute.");
  });

  it("keeps what comes too often of one apart from what comes of another", async () => {
    let now = 60_000 * 1000;
    const { audit } = open({ now: () => now });
    const limitOf = (who: string): NoteLimit => {
      const tellMore = (more: number) => ({ words: `${more} more of ${who}` });
      return { key: who, most: 1, quietMs: 60_000, longestMs: 3_600_000, tellMore };
    };
    for (let times = 0; times < 240; times++) {
      for (const who of ["one", "two"]) audit.note({ ...entry, who, words: `first of ${who}`, limit: limitOf(who) });
      now += 30_000;
    }
    await audit.flush();
    const ofOne = await audit.query({ who: "one" }, 200);
    // Two hours: it is told each hour how often.
    expect(ofOne.entries.map(({ words }) => words)).toEqual(["first of one", "119 more of one", "first of one"]);
    expect((await audit.query({ who: "two" }, 200)).total).toBe(3);
  });

  it("counts what a disk that fails made it forget, and puts that down as such", async () => {
    const folder = join(temporaryFolder(), "audit");
    writeFileSync(folder, "");
    let now = Date.now();
    const { audit, notices } = open({ folder, mostWaiting: 3, now: () => now });
    for (const words of ["1", "2", "3"]) audit.note({ ...entry, words });
    // While those are on their way.
    for (const words of ["4", "5"]) audit.note({ ...entry, words });
    await expect.poll(() => notices.get("failing")).toMatch(/cannot be written/);
    rmSync(folder);
    mkdirSync(folder, { mode: 0o700 });
    now += 10_000;
    await expect.poll(() => wordsOf(audit), { timeout: 5000 }).toHaveLength(4);
    const { entries } = await audit.query({}, 200);
    expect(entries.map(({ kind, words }) => [kind, words])).toEqual([
      ["save", "5"],
      ["save", "4"],
      ["save", "3"],
      ["entries_lost", "2 entries were lost, as the disk refused them."],
    ]);
  });
});

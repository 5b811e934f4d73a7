import { closeSync, copyFileSync, mkdirSync, openSync, readdirSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { SqlDatabase } from "../../../server/records/database/SqlDatabase.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

function open(path: string): { database: SqlDatabase; notices: Map<string, string>; clock: { nowMs: number } } {
  const notices = new Map<string, string>();
  const clock = { nowMs: 1000 };
  const database = new SqlDatabase({
    title: "test history",
    path,
    schema: "CREATE TABLE IF NOT EXISTS t(a, b)",
    now: () => clock.nowMs,
    onNotice: (topic, words) => void (words === undefined ? notices.delete(topic) : notices.set(topic, words)),
  });
  onTestFinished(() => database.close());
  return { database, notices, clock };
}

const insert = (...rows: readonly (readonly (string | number | null | Uint8Array)[])[]) => [
  { sql: "INSERT INTO t VALUES(?, ?)", rows },
];

describe("a database in a thread", () => {
  it("gives back what it was given, bytes too, after it was closed and opened again", async () => {
    const path = join(temporaryFolder(), "below", "t.db");
    const first = open(path).database;
    await first.write(insert(["x", 5], [null, new Uint8Array([1, 2])]));
    await first.close();
    const rows = await open(path).database.read("SELECT a, b FROM t ORDER BY rowid");
    expect(rows).toEqual([
      { a: "x", b: 5 },
      { a: null, b: new Uint8Array([1, 2]).buffer },
    ]);
  });

  it.each<[string, unknown, unknown]>([
    ["a boolean", true, 1],
    ["a date", new Date(7), 7],
    ["an object", { a: 1 }, '{"a":1}'],
    ["nothing", undefined, null],
    ["no number", Number.NaN, null],
    ["a large integer", 5n, 5],
  ])("survives %s where a value belongs", async (_what, given, kept) => {
    const { database } = open(join(temporaryFolder(), "t.db"));
    // What a mistake elsewhere would hand over, past the types.
    const rows: [string, number][] = JSON.parse("[[]]");
    Reflect.set(rows, "0", ["x", given]);
    await database.write([{ sql: "INSERT INTO t VALUES(?, ?)", rows }]);
    expect(await database.read("SELECT b FROM t")).toEqual([{ b: kept }]);
  });

  it("closes at once though a long question is being answered, and has kept what was written", async () => {
    const path = join(temporaryFolder(), "t.db");
    const { database } = open(path);
    await database.write(insert(["x", 1]));
    const endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n";
    const asked = database.read(`SELECT * FROM (${endless})`).catch((error: unknown) => error);
    await database.write(insert(["y", 2]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const began = Date.now();
    await database.close();
    expect(Date.now() - began).toBeLessThan(3000);
    expect(await asked).toBeInstanceOf(Error);
    expect(await open(path).database.read("SELECT a FROM t ORDER BY a DESC")).toEqual([{ a: "y" }, { a: "x" }]);
  }, 20_000);

  it("reads and writes while a long question is asked of another one of its disk, also as that one closes", async () => {
    const [asked, other] = [open(join(temporaryFolder(), "t.db")), open(join(temporaryFolder(), "t.db"))];
    await asked.database.write(insert(["x", 1]));
    const endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n";
    const answer = asked.database.read(`SELECT * FROM (${endless})`).catch((error: unknown) => error);
    await other.database.write(insert(["y", 2]));
    expect(await other.database.read("SELECT a FROM t")).toEqual([{ a: "y" }]);
    await asked.database.close();
    expect(await answer).toBeInstanceOf(Error);
    await other.database.write(insert(["z", 3]));
    expect(await other.database.read("SELECT count(*) AS n FROM t")).toEqual([{ n: 2 }]);
  });

  it("is whole in its file once it is closed, while others of its disk go on", async () => {
    const [path, copy] = [join(temporaryFolder(), "t.db"), join(temporaryFolder(), "copy.db")];
    const other = open(join(temporaryFolder(), "t.db")).database;
    await other.write(insert(["y", 2]));
    const { database } = open(path);
    await database.write(insert(["x", 1]));
    expect(await database.read("SELECT a FROM t")).toEqual([{ a: "x" }]);
    await database.close();
    // Without what SQLite keeps beside it until it is written back.
    copyFileSync(path, copy);
    expect(await open(copy).database.read("SELECT a FROM t")).toEqual([{ a: "x" }]);
    expect(await other.read("SELECT a FROM t")).toEqual([{ a: "y" }]);
  });

  it("writes all of a batch or nothing", async () => {
    const { database, notices } = open(join(temporaryFolder(), "t.db"));
    await expect(database.write([...insert(["x", 1]), { sql: "INSERT INTO nowhere VALUES(1)" }])).rejects.toThrow(
      "nowhere",
    );
    expect(await database.read("SELECT * FROM t")).toEqual([]);
    expect(notices.get("failing")).toContain("test history");
    await database.write(insert(["x", 1]));
    expect(notices.size).toBe(0);
  });

  it("sets a damaged file aside, says so and begins a new one", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "t.db"), "this was a database once ".repeat(500));
    const { database, notices } = open(join(folder, "t.db"));
    await Promise.all([database.write(insert(["x", 1])), database.write(insert(["y", 2]))]);
    expect(await database.read("SELECT count(*) AS n FROM t")).toEqual([{ n: 2 }]);
    expect(notices.get("damaged")).toContain("t.db.damaged-1000");
    expect(readdirSync(folder)).toContain("t.db.damaged-1000");
  });

  it("sets a file aside that is damaged while it is in use", async () => {
    const path = join(temporaryFolder(), "t.db");
    const first = open(path).database;
    await first.write(insert(...Array.from({ length: 5000 }, (_, n): [string, number] => [`row ${n}`.repeat(9), n])));
    await first.close();
    const file = openSync(path, "r+");
    writeSync(file, Buffer.alloc(100_000, 7), 0, 100_000, 16_384);
    closeSync(file);
    const { database, notices } = open(path);
    expect(await database.read("SELECT sum(b) AS n FROM t")).toEqual([{ n: null }]);
    expect(notices.get("damaged")).toContain("test history was damaged");
    await database.write(insert(["x", 1]));
    expect(await database.read("SELECT count(*) AS n FROM t")).toEqual([{ n: 1 }]);
  });

  it("tells where it cannot write, and works again once the folder is mended", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "below"), "a file in the way");
    const { database, notices, clock } = open(join(folder, "below", "t.db"));
    await expect(database.write(insert(["x", 1]))).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(notices.get("failing")).toContain(join(folder, "below"));
    rmSync(join(folder, "below"));
    mkdirSync(join(folder, "below"));
    clock.nowMs += 6000;
    await database.write(insert(["x", 1]));
    expect(notices.size).toBe(0);
  });

  it("works again once the folder is mended, also when it was asked in vain meanwhile", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "below"), "a file in the way");
    const { database, clock } = open(join(folder, "below", "t.db"));
    await expect(database.write(insert(["x", 1]))).rejects.toThrow(/EEXIST|ENOTDIR/);
    clock.nowMs += 1000;
    await expect(database.write(insert(["x", 1]))).rejects.toThrow(/EEXIST|ENOTDIR/);
    rmSync(join(folder, "below"));
    clock.nowMs += 6000;
    await database.write(insert(["x", 1]));
    expect(await database.read("SELECT count(*) AS n FROM t")).toEqual([{ n: 1 }]);
  });

  it("goes on in another file when it is moved", async () => {
    const folder = temporaryFolder();
    const { database } = open(join(folder, "a.db"));
    await database.write(insert(["x", 1]));
    await database.move(join(folder, "b.db"));
    expect(await database.read("SELECT * FROM t")).toEqual([]);
    await database.move(join(folder, "a.db"));
    expect(await database.read("SELECT * FROM t")).toEqual([{ a: "x", b: 1 }]);
  });

  it("answers nothing more once it is closed", async () => {
    const { database } = open(join(temporaryFolder(), "t.db"));
    await database.write(insert(["x", 1]));
    await database.close();
    await expect(database.read("SELECT 1")).rejects.toThrow("closed");
  });
});

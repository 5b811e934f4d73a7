import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SqliteUsers } from "../../../server/iptv/SqliteUsers.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";
import { everyDatabase } from "./everyDatabase.ts";
import { draftOf, startIptv } from "./support/startIptv.ts";

const unable = (path: string, why = "") => ({
  kind: "unavailable",
  message: expect.stringContaining(`unable to access database on path ${path}: ${why}`),
});

describe("The IPTV users in an SQLite file", () => {
  everyDatabase(async () => startIptv());

  it("is made when there is none, its folder too, for nobody else to read", async () => {
    const { iptv, folder, moveTo } = startIptv();
    const path = join(folder, "iptv", "some", "where.db");
    moveTo(`sqlite://${path}`);
    await iptv.create(draftOf("Anna"));
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("lies below the data folder where its path does not begin with a slash, and never leaves it", async () => {
    const { iptv, folder, moveTo } = startIptv("sqlite://iptv/users.db");
    await iptv.create(draftOf("Anna"));
    expect(existsSync(join(folder, "iptv", "users.db"))).toBe(true);
    moveTo("sqlite://../iptv.db");
    await expect(iptv.list("", 1)).rejects.toMatchObject(unable(join(folder, "..", "iptv.db")));
  });

  it.each(["revisions/000000040.conf", "ads/ads.db", "sluice.conf", ".hidden.db", "admin.json"])(
    "takes no place below the data folder that the server has for itself: %s",
    async (name) => {
      const { iptv, folder } = startIptv(`sqlite://${name}`);
      await expect(iptv.create(draftOf("Anna"))).rejects.toMatchObject(
        unable(join(folder, name), "in the data folder"),
      );
      expect(existsSync(join(folder, name))).toBe(false);
    },
  );

  it("goes on where it was after a restart", async () => {
    const { iptv, folder } = startIptv();
    const anna = await iptv.create(draftOf("Anna"));
    const again = startIptv(`sqlite://${join(folder, "iptv.db")}`);
    expect((await again.iptv.list("", 1)).users).toEqual([anna]);
  });

  it("leaves a file that is no database as it is, and says so [S463]", async () => {
    const { iptv, folder, notices } = startIptv();
    const path = join(folder, "iptv.db");
    writeFileSync(path, "my only copy of the poem\n".repeat(100));
    await expect(iptv.create(draftOf("Anna"))).rejects.toMatchObject(unable(path, "it is no database"));
    await expect(iptv.clear()).rejects.toMatchObject(unable(path));
    expect(readFileSync(path, "utf8")).toBe("my only copy of the poem\n".repeat(100));
    expect([...notices.values()]).toEqual([expect.stringContaining(path)]);
  });

  it("says at once of a pipe or a device that it is no database, and waits for nobody to fill it", async () => {
    const { iptv, folder, moveTo } = startIptv();
    const pipe = join(folder, "pipe.db");
    execFileSync("mkfifo", [pipe]);
    // Whoever waits for the other side of the pipe is let go, so that a failure is one of this test alone.
    onTestFinished(() => void spawn("sh", ["-c", 'exec 3<>"$0"; sleep 1', pipe]));
    for (const path of [pipe, "/dev/null"]) {
      moveTo(`sqlite://${path}`);
      await expect(iptv.list("", 1)).rejects.toMatchObject(unable(path, "it is no database"));
    }
  });

  it("is opened once where a disk keeps it waiting, and not again for each player who asks", async () => {
    const { iptv } = startIptv();
    const opened = await SqliteUsers.open(join(temporaryFolder(), "slow.db"));
    await opened.create(draftOf("Anna"));
    let answer: (users: SqliteUsers) => void = () => undefined;
    const disk = new Promise<SqliteUsers>((resolve) => (answer = resolve));
    const open = vi.spyOn(SqliteUsers, "open").mockReturnValue(disk);
    onTestFinished(() => open.mockRestore());
    const silent = { message: expect.stringContaining("it gave no answer within 2 s") };
    await expect(iptv.userOfKey("key of Anna", "20.0.0.1")).rejects.toMatchObject(silent);
    const listed = iptv.list("", 1);
    expect(open).toHaveBeenCalledTimes(1);
    answer(opened);
    expect(await listed).toMatchObject({ users: [{ name: "Anna" }] });
  }, 20_000);

  it("leaves a database of another product as it is, to the byte [S463]", async () => {
    const { iptv, folder } = startIptv();
    const path = join(folder, "iptv.db");
    const other = new Database(path);
    other.exec("CREATE TABLE users (login TEXT); INSERT INTO users VALUES ('root')");
    other.close();
    const before = readFileSync(path);
    await expect(iptv.create(draftOf("Anna"))).rejects.toMatchObject(
      unable(path, "it is a database of another product"),
    );
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(existsSync(`${path}-wal`)).toBe(false);
  });

  it("does not touch a database of a newer version", async () => {
    const { iptv, folder } = startIptv();
    await iptv.create(draftOf("Anna"));
    const path = join(folder, "newer.db");
    execFileSync("cp", [join(folder, "iptv.db"), path]);
    const newer = new Database(path);
    newer.exec("PRAGMA application_id = 1230001238; PRAGMA user_version = 99");
    newer.close();
    const again = startIptv(`sqlite://${path}`);
    await expect(again.iptv.list("", 1)).rejects.toMatchObject(unable(path, "it was written by a newer version"));
  });

  it("works again with the next call once what stood in its place is gone [S463]", async () => {
    const { iptv, folder, notices } = startIptv();
    const path = join(folder, "iptv.db");
    mkdirSync(path);
    await expect(iptv.list("", 1)).rejects.toMatchObject(unable(path, "it cannot be opened"));
    expect(notices.size).toBe(1);
    rmSync(path, { recursive: true });
    expect((await iptv.create(draftOf("Anna"))).name).toBe("Anna");
    expect(notices.size).toBe(0);
  });

  it("tells of a file that was taken away, makes no empty one in its place, and goes on when it is back [S463]", async () => {
    const { iptv, folder } = startIptv();
    const path = join(folder, "iptv.db");
    const anna = await iptv.create(draftOf("Anna"));
    renameSync(path, `${path}.away`);
    for (const _ of [1, 2])
      await expect(iptv.create(draftOf("Bert"))).rejects.toMatchObject(unable(path, "the file has gone"));
    expect(existsSync(path)).toBe(false);
    renameSync(`${path}.away`, path);
    expect((await iptv.list("", 1)).users).toEqual([anna]);
  });

  it("tells of garbage in the place of its file, and leaves it there [S463]", async () => {
    const { iptv, folder } = startIptv();
    const path = join(folder, "iptv.db");
    await iptv.create(draftOf("Anna"));
    writeFileSync(`${path}.new`, "garbage".repeat(1000));
    renameSync(`${path}.new`, path);
    await expect(iptv.list("", 1)).rejects.toMatchObject(unable(path));
    await expect(iptv.list("", 1)).rejects.toMatchObject(unable(path, "it is no database"));
    expect(readFileSync(path, "utf8")).toBe("garbage".repeat(1000));
  });

  it("is read while another program writes, says when that locks it out, and goes on after it [S463]", async () => {
    const { iptv, folder } = startIptv();
    const path = join(folder, "iptv.db");
    const anna = await iptv.create(draftOf("Anna"));
    const other = new Database(path);
    other.exec("BEGIN IMMEDIATE");
    expect(await iptv.userOfKey("key of Anna", "20.0.0.1")).toEqual(anna);
    await expect(iptv.create(draftOf("Bert"))).rejects.toMatchObject(unable(path, "another program holds it locked"));
    other.exec("ROLLBACK");
    other.close();
    expect((await iptv.create(draftOf("Bert"))).name).toBe("Bert");
  });

  it("asks another database after a change of the config, and none when it is switched off", async () => {
    const { iptv, folder, moveTo } = startIptv();
    const created = iptv.create(draftOf("Anna"));
    moveTo(`sqlite://${join(folder, "other.db")}`);
    expect((await iptv.list("", 1)).total).toBe(0);
    // What was under way went where it was meant to.
    expect((await created).name).toBe("Anna");
    moveTo(undefined);
    await expect(iptv.list("", 1)).rejects.toMatchObject({ kind: "iptv_off" });
    moveTo(`sqlite://${join(folder, "iptv.db")}`);
    expect((await iptv.list("", 1)).total).toBe(1);
  });

  it.each(["mysql://root:secret@db/iptv", "iptv.db", "sqlite://", "sqlite:///opt/", "postgresql://:secret@:x/iptv"])(
    "says of %s that it names no database, without its password",
    async (text) => {
      const error: unknown = await startIptv(text)
        .iptv.list("", 1)
        .catch((caught: unknown) => caught);
      expect(error).toMatchObject({ kind: "unavailable" });
      expect(String(error)).toContain("unable to access database on path");
      expect(String(error)).not.toContain("secret");
    },
  );

  it("has every user that was answered for after a kill in the middle of writing", async () => {
    const { folder } = startIptv();
    const path = join(folder, "iptv.db");
    const script = join(import.meta.dirname, "support", "writeUsers.ts");
    const writer = spawn(process.execPath, ["--import", "tsx", script, path], { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void writer.kill("SIGKILL"));
    const written = await new Promise<number>((resolve) => {
      let told = 0;
      writer.stdout.on("data", (text: Buffer) => {
        told += text.toString().split("\n").length - 1;
        if (told > 20) writer.kill("SIGKILL");
      });
      writer.on("close", () => resolve(told));
    });
    const { iptv } = startIptv(`sqlite://${path}`);
    const { total, users } = await iptv.list("", 1);
    expect(total).toBeGreaterThanOrEqual(written);
    expect(users[0]?.name).toBe("user 0");
    expect((await iptv.create(draftOf("Anna"))).name).toBe("Anna");
  });
});

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { SqlFile } from "../../../server/records/database/SqlThread.ts";
import { HistoryStore, PendingSessions } from "../../../server/records/history/HistoryStore.ts";
import { reportPieces } from "../../../server/records/history/historyReport.ts";
import { historySchema } from "../../../server/records/history/historySchema.ts";
import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A day's beginning. */
const T0 = Date.UTC(2026, 0, 10);

function open(options: Partial<ConstructorParameters<typeof HistoryStore>[0]> = {}): {
  store: HistoryStore;
  clock: { nowMs: number };
  notices: Map<string, string>;
  folder: string;
} {
  const folder = options.folder ?? temporaryFolder();
  const clock = { nowMs: T0 + DAY };
  const notices = new Map<string, string>();
  const store = new HistoryStore({
    now: () => clock.nowMs,
    onNotice: (topic, words) => void (words === undefined ? notices.delete(topic) : notices.set(topic, words)),
    ...options,
    folder,
  });
  onTestFinished(() => store.close());
  return { store, clock, notices, folder };
}

let serial = 0;
function session(part: Partial<HistorySession> = {}): HistorySession {
  const created_at = part.created_at ?? T0;
  serial += 1;
  return {
    id: `s${serial}`,
    name: "news",
    type: "hls",
    ip: "198.18.0.1",
    country: "AL",
    created_at,
    deleted_at: created_at + 60_000,
    bytes_sent: 1000,
    ...part,
  };
}

describe("the history of sessions", () => {
  it("gives back what was added, whole, the newest first", async () => {
    const { store } = open();
    const older = session({ user_id: "u1" });
    const newer = session({ created_at: T0 + 5000, name: "sport" });
    store.add(older);
    store.add(newer);
    expect(await store.query({})).toEqual({ sessions: [newer, older], total: 2 });
  });

  it("leaves out what is not known of a session [S175]", async () => {
    const { store } = open();
    store.add({ id: "bare", created_at: T0 });
    expect((await store.query({})).sessions).toEqual([{ id: "bare", created_at: T0, bytes_sent: 0 }]);
  });

  it("keeps the player, why it ended and who ended it, also of a session that was known while it ran", async () => {
    const { store } = open();
    const { deleted_at: end, ...running } = session({ id: "a", user_agent: "VLC/3.0" });
    store.add(running);
    await store.flush();
    const closed = { ...running, deleted_at: end ?? T0, reason: "Closed by an administrator.", killed: true };
    store.add(closed);
    expect((await store.query({})).sessions).toEqual([closed]);
  });

  it("goes on with a file of an older version, and keeps what is in it", async () => {
    const { folder } = open();
    const path = join(folder, "history.db");
    const before = await SqlFile.open("test", { path, schema: historySchema.schema });
    const row = [T0, "old", "news", "hls", null, "AL", T0 + 5, 7, null];
    const added = "INSERT INTO sessions VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)";
    await before.write([{ sql: added, rows: [row] }]);
    await before.close();
    const { store } = open({ folder });
    store.add(session({ id: "new", created_at: T0 + 1, user_agent: "VLC/3.0" }));
    const { sessions } = await store.query({});
    expect(sessions.map(({ id, user_agent: agent }) => [id, agent])).toEqual([
      ["new", "VLC/3.0"],
      ["old", undefined],
    ]);
  });

  it("answers one stream, one location with all below it, or a time", async () => {
    const { store } = open();
    for (const name of ["live", "live/a", "live/b", "livestock", "live0"]) store.add(session({ name }));
    store.add(session({ name: "late", created_at: T0 + HOUR }));
    const names = async (query: Parameters<HistoryStore["query"]>[0]): Promise<string[]> =>
      (await store.query(query)).sessions.map(({ name = "" }) => name).toSorted();
    expect(await names({ name: "live" })).toEqual(["live"]);
    expect(await names({ name: "live", isFolder: true })).toEqual(["live/a", "live/b"]);
    expect(await names({ fromMs: T0 + 1 })).toEqual(["late"]);
    expect(await names({ fromMs: T0, toMs: T0 + HOUR, name: "late" })).toEqual([]);
  });

  it("sorts by each column of the page, up and down, and counts what the limit leaves out", async () => {
    const { store, clock } = open();
    const rows = [
      session({ id: "a", type: "hls", ip: "1", country: "AL", user_id: "x", bytes_sent: 3, deleted_at: T0 + 10 }),
      session({ id: "b", type: "mpegts", ip: "2", country: "DE", user_id: "y", bytes_sent: 5, deleted_at: T0 + 20 }),
    ];
    const running = session({ id: "c", type: "rtmp", ip: "3", country: "XK", user_id: "z", bytes_sent: 9 });
    delete running.deleted_at;
    clock.nowMs = T0 + 15;
    for (const row of [...rows, running]) store.add(row);
    const ids = async (query: Parameters<HistoryStore["query"]>[0]): Promise<string> =>
      (await store.query(query)).sessions.map(({ id }) => id).join("");
    for (const sort of ["proto", "ip", "country", "user_id", "bytes", "created_at"] as const) {
      expect([sort, await ids({ sort })]).toEqual([sort, "abc"]);
      expect([sort, await ids({ sort, isDescending: true })]).toEqual([sort, "cba"]);
    }
    expect(await ids({ sort: "duration" })).toBe("acb");
    expect(await ids({ sort: "ip", limit: 1, offset: 1 })).toBe("b");
    expect((await store.query({ limit: 1 })).total).toBe(3);
  });

  it("adds sessions up by protocol, and by country when asked [S177] [S257]", async () => {
    const { store } = open();
    store.add(session({ deleted_at: T0 + 1000, bytes_sent: 10 }));
    store.add(session({ deleted_at: T0 + 3000, bytes_sent: 30, country: "DE" }));
    store.add(session({ type: "rtmp", deleted_at: T0 + 500, bytes_sent: 5 }));
    expect(await store.report({})).toEqual([
      { type: "hls", avg_duration: 2000, total_duration: 4000, avg_bytes: 20, total_bytes: 40, count: 2 },
      { type: "rtmp", avg_duration: 500, total_duration: 500, avg_bytes: 5, total_bytes: 5, count: 1 },
    ]);
    expect((await store.report({}, true)).map(({ type, country, count }) => [type, country, count])).toEqual([
      ["hls", "AL", 1],
      ["hls", "DE", 1],
      ["rtmp", "AL", 1],
    ]);
  });

  it("shows a session while it runs, and counts it once, when it ends", async () => {
    const { store } = open();
    const ended = session();
    const { deleted_at: _end, ...running } = { ...ended, bytes_sent: 1 };
    store.add(running);
    expect((await store.query({})).sessions).toEqual([running]);
    expect(await store.report({})).toEqual([]);
    for (let n = 0; n < 3; n += 1) store.add(ended);
    expect((await store.query({})).sessions).toEqual([ended]);
    store.add(ended);
    store.add({ ...ended, bytes_sent: 5 });
    expect((await store.query({})).sessions).toEqual([ended]);
    expect(await store.report({})).toMatchObject([{ count: 1, total_bytes: 1000 }]);
  });

  it("ends what ran when the server was killed, and keeps all that was written", async () => {
    const { store, clock, folder } = open();
    const { deleted_at: _end, ...running } = session({ id: "running", created_at: T0 });
    store.add(running);
    store.add(session({ id: "ended" }));
    await store.flush();
    clock.nowMs += 20_000;
    await store.flush();
    // Not closed: another store on the same file, as after a kill.
    const next = open({ folder });
    const { sessions } = await next.store.query({ sort: "created_at" });
    expect(sessions.map(({ id, deleted_at }) => [id, deleted_at])).toEqual([
      ["ended", T0 + 60_000],
      ["running", T0 + DAY + 20_000],
    ]);
    expect(await next.store.report({})).toMatchObject([{ count: 2 }]);
  });

  it("cuts any time into pieces that are the time, each moment once", () => {
    const time = fc.integer({ min: 0, max: 40 * DAY });
    fc.assert(
      fc.property(time, time, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const pieces = reportPieces(from, to);
        let at = from;
        for (const { step, fromMs, toMs } of pieces) {
          expect(fromMs).toBe(at);
          expect(toMs).toBeGreaterThan(fromMs);
          if (step > 0) expect([fromMs % step, toMs % step]).toEqual([0, 0]);
          else expect(toMs - fromMs).toBeLessThan(2 * HOUR);
          at = toMs;
        }
        expect(at).toBe(to);
        expect(pieces.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it("reports the same from its sums as from the single sessions", async () => {
    const { store } = open();
    const all = Array.from({ length: 400 }, (_, n) =>
      session({
        name: n % 3 === 0 ? "news" : `live/${n % 5}`,
        type: n % 2 === 0 ? "hls" : "rtmp",
        created_at: T0 - 3 * DAY + ((n * 7_919_003) % (4 * DAY)),
        bytes_sent: n,
      }),
    );
    for (const one of all) store.add(one);
    for (const [fromMs, toMs] of [
      [T0 - 2.5 * DAY, T0 + 0.3 * DAY],
      [T0 - 1000, T0 + 1000],
      [T0 - 3 * DAY, T0 + DAY],
      [T0 + 0.1 * HOUR, T0 + 0.9 * HOUR],
    ] as const) {
      const within = all.filter(({ created_at = 0 }) => created_at >= fromMs && created_at < toMs);
      for (const [scope, fits] of [
        [{}, () => true],
        [{ name: "news" }, ({ name = "" }: HistorySession) => name === "news"],
        [{ name: "live", isFolder: true }, ({ name = "" }: HistorySession) => name.startsWith("live/")],
      ] as const) {
        const rows = await store.report({ ...scope, fromMs, toMs });
        const counted = rows.reduce((sum, { count }) => sum + count, 0);
        const bytes = rows.reduce((sum, { total_bytes = 0 }) => sum + total_bytes, 0);
        const expected = within.filter(fits);
        expect([counted, bytes]).toEqual([
          expected.length,
          expected.reduce((sum, { bytes_sent = 0 }) => sum + bytes_sent, 0),
        ]);
      }
    }
  });

  it("keeps only so many sessions, the newest, and still reports the others by the hour", async () => {
    const { store, clock } = open({ mostSessions: 10 });
    for (let n = 0; n < 30; n += 1) store.add(session({ created_at: T0 + n * 60_000 }));
    await store.flush();
    clock.nowMs += HOUR;
    store.add(session({ created_at: T0 + 30 * 60_000 }));
    const { sessions, total } = await store.query({});
    expect([total, sessions.at(-1)?.created_at]).toEqual([10, T0 + 21 * 60_000]);
    expect(await store.report({ fromMs: T0 + 5 * 60_000 })).toMatchObject([{ count: 31 }]);
  });

  it("keeps what a disk refuses, and writes it when the disk works again", async () => {
    const folder = join(temporaryFolder(), "in", "the", "way");
    mkdirSync(join(folder, ".."), { recursive: true });
    writeFileSync(folder, "");
    const { store, clock, notices } = open({ folder });
    store.add(session());
    await expect(store.flush()).rejects.toThrow(/EEXIST|ENOTDIR/);
    expect(notices.get("failing")).toContain("session history");
    rmSync(folder);
    clock.nowMs += 10_000;
    expect((await store.query({})).total).toBe(1);
    expect(notices.size).toBe(0);
  });

  it("goes on in the folder of session_log, and finds the former one again", async () => {
    const { store, folder } = open();
    store.add(session());
    await store.move(join(folder, "elsewhere"));
    expect((await store.query({})).total).toBe(0);
    await store.move(folder);
    expect((await store.query({})).total).toBe(1);
  });

  it("takes names that look like SQL or like hidden keys", async () => {
    const { store } = open();
    for (const name of ["'; DROP TABLE sessions; --", "__proto__", "a\u0000b", "名前"]) store.add(session({ name }));
    expect((await store.query({ name: "'; DROP TABLE sessions; --" })).total).toBe(1);
    expect((await store.query({ name: "__proto__" })).total).toBe(1);
    expect((await store.query({})).total).toBe(4);
  });
});

describe("sessions that wait for the disk", () => {
  it("wait once each, as they were told of last", () => {
    const pending = new PendingSessions();
    pending.add({ id: "a", created_at: 1, bytes_sent: 1 });
    pending.add({ id: "b", created_at: 1 });
    pending.add({ id: "a", created_at: 1, bytes_sent: 2 });
    pending.add({ id: "a", created_at: 2 });
    expect(pending.take()).toEqual([
      { id: "b", created_at: 1 },
      { id: "a", created_at: 1, bytes_sent: 2 },
      { id: "a", created_at: 2 },
    ]);
    expect(pending.take()).toEqual([]);
  });

  it("stay as they ended, whatever is said of them later", () => {
    const pending = new PendingSessions();
    const ended = { id: "a", created_at: 1, deleted_at: 5 };
    pending.add(ended);
    pending.add({ id: "a", created_at: 1 });
    expect(pending.take()).toEqual([ended]);
  });

  it("come first again when they could not be written, but not before what is newer of the same", () => {
    const pending = new PendingSessions();
    for (const id of ["a", "b"]) pending.add({ id, created_at: 1 });
    const taken = pending.take();
    const ended = { id: "a", created_at: 1, deleted_at: 5 };
    pending.add(ended);
    pending.giveBack(taken);
    expect(pending.take()).toEqual([{ id: "b", created_at: 1 }, ended]);
  });

  it("cost the oldest, not the memory, when the disk fails for long; who still watches takes one place", () => {
    const pending = new PendingSessions(3);
    for (const id of ["a", "b", "c"]) pending.add({ id, created_at: 1 });
    for (let minute = 0; minute < 10; minute += 1) pending.add({ id: "c", created_at: 1, bytes_sent: minute });
    pending.add({ id: "d", created_at: 1 });
    expect(pending.take().map(({ id }) => id)).toEqual(["b", "c", "d"]);
  });
});

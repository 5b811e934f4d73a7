import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ConfigRevision } from "../../../server/config/configRevisions.ts";
import { PendingChange } from "../../../server/config/PendingChange.ts";
import { diskFiles, type Files } from "../../../server/config/storage/durableFiles.ts";
import { type RevisionMeta, textDigest, type TrialOutcome } from "../../../server/config/storage/RevisionMeta.ts";
import { openRecord } from "../support/openRecord.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const who = "admin";

const revision: ConfigRevision = {
  rev: 2,
  at: 0,
  who,
  config: {},
  keys: {},
  document: { text: "two", config: {}, problems: [] },
};

const metaOf = (rev: number, more: Partial<RevisionMeta> = {}): RevisionMeta => ({
  rev,
  at: 0,
  who,
  summary: "",
  sha256: textDigest("two"),
  keys: {},
  ...more,
});

/** A change by itself, with a clock that is moved by hand, beside these revisions. */
function changeOf({
  metas = [metaOf(1), metaOf(2, { confirmed: "waiting" })],
  path = join(temporaryFolder(), "pending.json"),
  nowMs = 1_000_000,
  files = diskFiles,
  marking = () => Promise.resolve(),
}: {
  readonly metas?: readonly RevisionMeta[];
  readonly path?: string;
  readonly nowMs?: number;
  readonly files?: Files;
  readonly marking?: () => Promise<void>;
} = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = { nowMs };
  const marked: [number, TrialOutcome][] = [];
  const change = new PendingChange({
    path,
    files,
    now: () => clock.nowMs,
    revisions: {
      served: metas,
      meta: (rev) => metas.find((one) => one.rev === rev),
      markConfirmed: async (rev, outcome) => {
        await marking();
        marked.push([rev, outcome]);
      },
    },
  });
  const told: (number | undefined)[] = [];
  const stopTelling = change.onChange(() => told.push(change.open?.rev));
  return {
    change,
    clock,
    marked,
    told,
    stopTelling,
    path,
    marker: (): unknown => JSON.parse(readFileSync(path, "utf8")),
  };
}

const refused = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

describe("a change that waits", () => {
  it("is marked on the disk before it counts, and begins to wait once its clock is started", async () => {
    const { change, told, marker } = changeOf();
    expect([change.open, change.leftMs]).toEqual([undefined, 0]);
    await change.begin(revision, { previous: 1, seconds: 60, session: "boss" });
    const pending = { rev: 2, previous: 1, seconds: 60, session: "boss", until: 1_060_000, sha256: textDigest("two") };
    expect([change.open, marker(), told]).toEqual([pending, pending, []]);
    const expired = vi.fn<() => void>();
    change.start(expired);
    expect([told, change.leftMs]).toEqual([[2], 60_000]);
    vi.advanceTimersByTime(59_999);
    expect([expired.mock.calls.length, change.leftMs]).toEqual([0, 1]);
    vi.advanceTimersByTime(1);
    expect([expired.mock.calls.length, change.leftMs]).toEqual([1, 0]);
    vi.advanceTimersByTime(60_000);
    expect([expired.mock.calls.length, change.leftMs]).toEqual([1, 0]);
  });

  it("is none where the disk takes no mark of it", async () => {
    const { change } = changeOf({ files: { ...diskFiles, open: refused("ENOSPC") } });
    await expect(change.begin(revision, { previous: 1, seconds: 60 })).rejects.toThrow("ENOSPC");
    expect(change.open).toBeUndefined();
  });

  it.each([["kept"], ["undone"]] as const)(
    "is settled as %s: noted, its mark gone, told once, and over",
    async (how) => {
      const { change, told, marked, path } = changeOf();
      await change.begin(revision, { previous: 1, seconds: 60 });
      const expired = vi.fn<() => void>();
      change.start(expired);
      await (how === "kept" ? change.keep() : change.settle("undone"));
      expect([marked, change.open, told, existsSync(path)]).toEqual([[[2, how]], undefined, [2, undefined], false]);
      vi.advanceTimersByTime(60_000);
      expect(expired).not.toHaveBeenCalled();
      await change.settle("kept");
      await change.keep();
      expect([marked.length, told.length]).toEqual([1, 2]);
    },
  );

  it("is kept where the disk takes one of the two words, and waits on where it takes neither", async () => {
    const noMark = changeOf({ marking: refused("EROFS") });
    await noMark.change.begin(revision, { previous: 1, seconds: 60 });
    await noMark.change.keep();
    expect([noMark.change.open, existsSync(noMark.path)]).toEqual([undefined, false]);
    const isRefusing = { is: false };
    const unlink: Files["unlink"] = (...args) => (isRefusing.is ? refused("EROFS")() : diskFiles.unlink(...args));
    const stays = changeOf({ files: { ...diskFiles, unlink } });
    await stays.change.begin(revision, { previous: 1, seconds: 60 });
    isRefusing.is = true;
    await stays.change.keep();
    expect([stays.change.open, stays.marked]).toEqual([undefined, [[2, "kept"]]]);
    isRefusing.is = false;
    const neither = changeOf({ files: { ...diskFiles, unlink }, marking: refused("EROFS") });
    await neither.change.begin(revision, { previous: 1, seconds: 60 });
    isRefusing.is = true;
    await expect(neither.change.keep()).rejects.toMatchObject({
      kind: "failed",
      message: expect.stringContaining("EROFS"),
    });
    expect(neither.change.open?.rev).toBe(2);
    isRefusing.is = false;
    rmSync(neither.path);
    await neither.change.keep();
    expect(neither.change.open).toBeUndefined();
  });

  it("is none any more, and unmarked, where the save it was for failed", async () => {
    const { change, told, marked, path } = changeOf();
    await change.begin(revision, { previous: 1, seconds: 60 });
    await change.end();
    expect([change.open, existsSync(path), marked, told]).toEqual([undefined, false, [], [undefined]]);
  });

  it("calls back later where it could not be taken back yet, and no more once the server stops", async () => {
    const { change } = changeOf();
    const [first, second, third] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    change.again(first, 1000);
    change.again(second, 2000);
    vi.advanceTimersByTime(2000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    change.again(third, 1000);
    change.stop();
    vi.advanceTimersByTime(1000);
    expect(third).not.toHaveBeenCalled();
  });

  it("is told to nobody who listens no more", async () => {
    const { change, told, stopTelling } = changeOf();
    stopTelling();
    await change.begin(revision, { previous: 1, seconds: 60 });
    change.start(() => undefined);
    expect(told).toEqual([]);
  });
});

describe("a change that a server before this one left", () => {
  const left = { rev: 2, previous: 1, seconds: 60, until: 1_060_000, sha256: textDigest("two") };
  const waiting = { confirmed: "waiting" } as const;

  /** A change as the next server finds its mark. */
  function resuming(text: string, options: Parameters<typeof changeOf>[0] = {}) {
    const opened = changeOf(options);
    writeFileSync(opened.path, text);
    return opened;
  }

  it.each([
    ["what was left of it", 1_020_000, 40_000],
    ["nothing, where that is over", 1_060_001, 0],
    ["no longer than it was asked for, where the clock was set back", 900_000, 60_000],
  ])("waits on for %s", async (_words, nowMs, leftMs) => {
    const { change, marked, path } = resuming(JSON.stringify(left), { nowMs });
    expect([await change.resume(2), change.open, marked]).toEqual([true, left, []]);
    change.start(() => undefined);
    expect([change.leftMs, existsSync(path)]).toEqual([leftMs, true]);
  });

  it("waits on without a digest, as older servers wrote it", async () => {
    const { sha256: _, ...older } = left;
    const { change } = resuming(JSON.stringify(older));
    expect([await change.resume(2), change.open]).toEqual([true, older]);
  });

  it.each<[string, string, readonly RevisionMeta[]]>([
    ["of one that was kept", JSON.stringify(left), [metaOf(1), metaOf(2, { confirmed: "kept" })]],
    ["of one that nobody knows", JSON.stringify(left), []],
  ])("is none by a mark %s, which goes", async (_words, text, metas) => {
    const { change, marked, path } = resuming(text, { metas });
    expect([await change.resume(2), change.open, existsSync(path), marked]).toEqual([false, undefined, false, []]);
  });

  it.each<[string, string]>([
    ["is no JSON", "{"],
    ["says nothing", "null"],
    ["is a word", '"two"'],
    ["has no time", JSON.stringify({ ...left, until: undefined })],
    ["has a word for a number", JSON.stringify({ ...left, seconds: "soon" })],
    ["has a number for a digest", JSON.stringify({ ...left, sha256: 5 })],
    ["has a number for a session", JSON.stringify({ ...left, session: 5 })],
  ])("is none by a damaged mark, which %s: what waited was kept", async (_words, text) => {
    const { change, marked, path } = resuming(text);
    expect([await change.resume(2), existsSync(path), marked]).toEqual([false, false, [[2, "kept"]]]);
  });

  it("asks nothing of the disk where no mark lies there", async () => {
    const unlink = vi.fn<Files["unlink"]>(diskFiles.unlink);
    const { change } = changeOf({ files: { ...diskFiles, unlink } });
    expect([await change.resume(2), unlink.mock.calls]).toEqual([false, []]);
  });

  it("is none by the mark of another one, or of another text that had its number: what waited was kept", async () => {
    const other = resuming(JSON.stringify({ ...left, rev: 1 }), { metas: [metaOf(1, waiting), metaOf(2)] });
    expect([await other.change.resume(2), other.marked, existsSync(other.path)]).toEqual([false, [[1, "kept"]], false]);
    const anew = resuming(JSON.stringify({ ...left, sha256: textDigest("x") }), { metas: [metaOf(2, waiting)] });
    expect([await anew.change.resume(2), anew.marked, existsSync(anew.path)]).toEqual([false, [[2, "kept"]], false]);
  });

  it("is none without a mark: what became of it is noted, as what came next tells", async () => {
    const metas = [metaOf(1, waiting), metaOf(2, { way: "undo" }), metaOf(3, waiting), metaOf(4), metaOf(5, waiting)];
    const { change, marked } = changeOf({ metas });
    expect(await change.resume(5)).toBe(false);
    expect(marked).toEqual([
      [1, "undone"],
      [3, "kept"],
      [5, "kept"],
    ]);
  });

  it("is the only one that still waits, and a disk that takes no note keeps no server from starting", async () => {
    const metas = [metaOf(1, { confirmed: "waiting" }), metaOf(2, { confirmed: "waiting" })];
    const { change, marked } = resuming(JSON.stringify(left), { metas });
    expect([await change.resume(2), marked]).toEqual([true, [[1, "kept"]]]);
    const refusing = changeOf({ metas, marking: refused("EROFS") });
    expect(await refusing.change.resume(9)).toBe(false);
  });
});

const risky = { ifMatch: 1, who, confirmWithinS: 1 } as const;

describe("a save that must be confirmed", () => {
  it("is taken back when nobody confirms it in time, as a new revision with a notification", async () => {
    const { record, notices, folder } = await openRecord({ initialText: '{"http":[80]}' });
    const began = Date.now();
    const { rev, confirm_until: until } = await record.apply({ http: [81] }, risky);
    expect([rev, record.current.config]).toEqual([2, { http: [81] }]);
    expect(Math.abs((until ?? 0) - began - 1000)).toBeLessThan(200);
    await vi.waitFor(
      () => expect(record.current).toMatchObject({ rev: 3, who: "server", config: { http: [80] } }),
      3000,
    );
    expect(Math.abs(Date.now() - began - 1000)).toBeLessThan(1000);
    await vi.waitFor(() => expect(notices.errors.join()).toContain("Revision 2 was not confirmed"));
    expect(record.decidedBy(2)).toEqual({ who: "server" });
    expect(existsSync(join(folder, "pending.json"))).toBe(false);
  });

  it.each([
    ["as it was", 0],
    ["a day ahead", 86_400_000],
    ["a day behind", -86_400_000],
  ])("is taken back after a restart in the meantime, with the clock %s", async (_words, shift) => {
    const { record, folder, close } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, risky);
    await close();
    const again = await openRecord({ folder, now: () => Date.now() + shift });
    await vi.waitFor(() => expect(again.record.current.config).toEqual({ http: [80] }), 3000);
  });

  it("is asked for and confirmed over the API, the confirmation on a new connection", async () => {
    const { client } = await startTestServer();
    const answer = await client.modify({ http: null, loglevel: "debug" }, 1, { "x-confirm-within": "30" });
    expect(answer.json).toMatchObject({ rev: 2, confirm_until: expect.any(Number) });
    expect(answer.headers.get("connection")).toBe("close");
    expect((await client.modify({ loglevel: "error" }, 2)).json).toMatchObject({ error: "pending", rev: 2 });
    expect((await client.post("/flussonic/api/confirm_config", { rev: 2 })).json).toEqual({ rev: 2 });
    expect((await client.modify({ loglevel: "error" }, 2)).json).toEqual({ rev: 3 });
    expect((await client.modify({}, 3, { "x-confirm-within": "a while" })).status).toBe(400);
  });

  it("is taken back at once where somebody says so, once, and says who did", async () => {
    const { client, server } = await startTestServer();
    await client.modify({ loglevel: "debug" }, 1, { "x-confirm-within": "3600" });
    expect((await client.post("/flussonic/api/undo_config", { rev: 9 })).json).toMatchObject({ error: "gone" });
    expect((await client.post("/flussonic/api/undo_config", { rev: 2 })).json).toEqual({ rev: 3 });
    expect(server.context.record.current.config).toEqual({});
    expect((await client.post("/flussonic/api/undo_config", { rev: 2 })).json).toMatchObject({ error: "gone" });
    expect((await client.post("/flussonic/api/confirm_config", { rev: 2 })).json).toMatchObject({ error: "gone" });
    const { revisions } = (await client.get("/flussonic/api/revisions")).json;
    expect(revisions).toMatchObject([
      { rev: 3, who: "admin", way: "undo", address: "127.0.0.1" },
      { rev: 2, confirmed: "undone" },
      { rev: 1 },
    ]);
    expect((await client.modify({}, 3, { "x-confirm-within": "3601" })).status).toBe(400);
  });

  it("is told in the server info, and to every console at once when it begins and ends", async () => {
    const { client } = await startTestServer();
    const socket = await client.socket();
    await socket.ask("read_config");
    const told = async (): Promise<unknown> => {
      for (;;) {
        const frame = await socket.ask("read_config_delta");
        const notifications = Reflect.get(Object(frame["data"]), "notifications");
        if (notifications !== undefined) return Reflect.get(Object(notifications), "pending_save");
      }
    };
    const headers = { "x-confirm-within": "60", "x-comment": "careful", "x-way": "form" };
    await client.modify({ loglevel: "debug" }, 1, headers);
    const pending = { rev: 2, who: "admin", address: "127.0.0.1", comment: "careful", changes: 1, paths: ["loglevel"] };
    expect(await told()).toMatchObject(pending);
    const { pending_save: info } = (await client.get("/flussonic/api/server")).json;
    expect(info).toMatchObject({ ...pending, left_ms: expect.any(Number), until: expect.any(Number) });
    await client.post("/flussonic/api/confirm_config", { rev: 2 });
    expect(await told()).toBeNull();
    expect((await client.get("/flussonic/api/server")).json).not.toHaveProperty("pending_save");
    expect((await client.get("/flussonic/api/revisions")).json).toMatchObject({
      revisions: [{ confirmed: "kept" }, {}],
    });
  });

  it("goes back in its time though the clock of the machine is set meanwhile", async () => {
    let shift = 0;
    const { record } = await openRecord({ initialText: '{"http":[80]}', now: () => Date.now() + shift });
    await record.apply({ http: [81] }, risky);
    shift = -86_400_000;
    expect(record.pendingSave?.left_ms).toBeLessThanOrEqual(1000);
    await vi.waitFor(() => expect(record.current.config).toEqual({ http: [80] }), 3000);
  });

  it("waits on while the disk is full, and goes back once there is room", async () => {
    let isFull = false;
    const open: typeof diskFiles.open = (...args) =>
      isFull ? Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" })) : diskFiles.open(...args);
    const files = { ...diskFiles, open };
    const { record } = await openRecord({ initialText: '{"http":[80]}', files });
    await record.apply({ http: [81] }, { ...risky, confirmWithinS: 60 });
    isFull = true;
    await expect(record.undo(2, { who })).rejects.toMatchObject({ kind: "storage_full" });
    expect(record.pendingSave?.rev).toBe(2);
    isFull = false;
    expect(await record.undo(2, { who })).toEqual({ rev: 3 });
    expect(record.current.config).toEqual({ http: [80] });
  });

  it("is taken back though the revision before was lost, as long as its text lies beside the file", async () => {
    const { record, folder } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, risky);
    rmSync(join(folder, "revisions", "000000001.conf"));
    await vi.waitFor(() => expect(record.current.config).toEqual({ http: [80] }), 3000);
    await vi.waitFor(() => expect(record.past.meta(2)?.confirmed).toBe("undone"));
  });

  it("is not told as kept where the disk takes no word of that, and waits on", async () => {
    let isReadOnly = false;
    const refusing =
      <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
      (...args: Args): Promise<Result> =>
        isReadOnly ? Promise.reject(Object.assign(new Error("read-only"), { code: "EROFS" })) : work(...args);
    const files = { ...diskFiles, open: refusing(diskFiles.open), unlink: refusing(diskFiles.unlink) };
    const { record } = await openRecord({ initialText: '{"http":[80]}', files });
    await record.apply({ http: [81] }, { ...risky, confirmWithinS: 2 });
    isReadOnly = true;
    await expect(record.confirm(2, { who })).rejects.toMatchObject({
      message: expect.stringMatching(/refused to write \(EROFS\)/),
    });
    expect(record.pendingSave).toMatchObject({ rev: 2 });
    isReadOnly = false;
    await vi.waitFor(() => expect(record.current.config).toEqual({ http: [80] }), 5000);
  });

  it("is no rescue configuration before it is kept", async () => {
    const { record } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, { ...risky, confirmWithinS: 600 });
    await expect(record.markRescue(2, { who })).rejects.toMatchObject({ kind: "conflict" });
    await record.confirm(2, { who });
    await record.markRescue(2, { who });
    expect(record.past.rescue).toBe(2);
  });
});

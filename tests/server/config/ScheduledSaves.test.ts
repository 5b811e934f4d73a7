import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { RevisionStore } from "../../../server/config/storage/RevisionStore.ts";
import { diskFiles } from "../../../server/config/storage/durableFiles.ts";
import { badDisk, diskFailure } from "../support/badDisk.ts";
import { openScheduled } from "../support/openScheduled.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const MINUTE = 60_000;
const HASH = `scrypt$16384$8$1$${"A".repeat(22)}$${"A".repeat(43)}`;

describe("ScheduledSaves", () => {
  it("lists them by their time, with all that is told of them and no value", async () => {
    const { scheduled, add, names } = await openScheduled();
    const later = await add({ loglevel: "debug" }, 9000, { comment: "later", address: "10.0.0.1", operationId: "op" });
    const sooner = await add({ edit_auth: { login: "boss", password: "bosses password" } }, 8000);
    expect(scheduled.list).toEqual([
      {
        id: sooner.id,
        at: 1_008_000,
        by: "boss",
        address: "",
        made_at: 1_000_000,
        changes: 2,
        paths: ["edit_auth/login", "edit_auth/password"],
        added: ["edit_auth"],
        removed: [],
      },
      {
        id: later.id,
        at: 1_009_000,
        by: "boss",
        address: "10.0.0.1",
        comment: "later",
        made_at: 1_000_000,
        changes: 1,
        paths: ["loglevel"],
        added: [],
        removed: [],
      },
    ]);
    expect(Object.keys(scheduled.list[0] ?? {})).not.toContain("comment");
    expect([scheduled.count, names().toSorted()]).toEqual([2, [`${later.id}.json`, `${sooner.id}.json`].toSorted()]);
  });

  it("takes times from five seconds to thirty days ahead, both included", async () => {
    const { add } = await openScheduled();
    const month = 30 * 24 * 60 * MINUTE;
    for (const ms of [5000, month]) expect((await add({ loglevel: `l${ms}` }, ms)).at).toBe(1_000_000 + ms);
    const refused = { kind: "bad_request", message: "A save can be scheduled for 5 seconds to 30 days from now." };
    for (const ms of [4999, month + 1]) await expect(add({ loglevel: "x" }, ms)).rejects.toMatchObject(refused);
  });

  it("applies those whose time has come, in their order, and leaves nothing of them", async () => {
    const { scheduled, record, add, pass, names, dropped } = await openScheduled();
    const second = await add({ loglevel: "second" }, 6000, { way: "form", comment: "careful", address: "10.0.0.1" });
    const first = await add({ loglevel: "first" }, 5000);
    const third = await add({ loglevel: "third" }, 9000);
    await pass(4999);
    expect(record.current.rev).toBe(1);
    await pass(1001);
    expect(record.current.config).toEqual({ loglevel: "second" });
    expect(record.past.meta(2)).toMatchObject({ who: "boss", scheduled: first.id });
    expect(record.past.meta(3)).toMatchObject({
      who: "boss",
      scheduled: second.id,
      way: "form",
      comment: "careful",
      address: "10.0.0.1",
      operation_id: `scheduled/${second.id}`,
    });
    expect([scheduled.list.map(({ id }) => id), names(), dropped]).toEqual([[third.id], [`${third.id}.json`], []]);
  });

  it("does nothing any more once it is stopped", async () => {
    const { scheduled, record, add, clock } = await openScheduled();
    await add({ loglevel: "x" }, 5000);
    await scheduled.stop();
    clock.nowMs += 5000;
    vi.advanceTimersByTime(5000);
    await record.readHandEdit();
    expect(record.current.rev).toBe(1);
  });

  it("drops one whose time the machine slept through by more than ten minutes, and says why", async () => {
    const { record, add, pass, dropped, notices, names } = await openScheduled();
    await add({ loglevel: "in time" }, 5000);
    await pass(5000 + 10 * MINUTE);
    expect(record.current.config).toEqual({ loglevel: "in time" });
    const { id } = await add({ loglevel: "late" }, 5000);
    await pass(5001 + 10 * MINUTE);
    const words = expect.stringMatching(
      /^The save that boss scheduled for .*1970.* was not applied: the server was asleep at that time\.$/,
    );
    expect([record.current.rev, dropped, names()]).toEqual([2, [[id, words]], []]);
    expect(notices.byTopic).toEqual({ [`scheduled-save ${id}`]: words });
  });

  it("tells what was dropped until somebody saves something, not a scheduled save and none that is taken back", async () => {
    const { record, add, pass, notices } = await openScheduled();
    await record.apply({ loglevel: "error" }, { ifMatch: 1, who: "eve" });
    await add({ loglevel: "mine" }, 5000, { ifMatch: 1 }).catch(() => undefined);
    await add({ notify: "x" }, 5000, { ifMatch: 2 });
    await add({ http: [80] }, 6000);
    await record.apply({ notify: "y" }, { ifMatch: 2, who: "eve" });
    await pass(6000);
    const told = [expect.stringContaining("Somebody else saved other values")];
    expect(notices.errors).toEqual(told);
    expect(record.current.config).toMatchObject({ http: [80], notify: "y" });
    await record.apply({ loglevel: "as before" }, { ifMatch: "any", who: "eve", way: "undo" });
    expect(notices.errors).toEqual(told);
    await record.apply({ loglevel: "x" }, { ifMatch: "any", who: "eve" });
    expect(notices.errors).toEqual([]);
  });

  it("tells who listens of each that comes and goes", async () => {
    const { scheduled, add, pass } = await openScheduled();
    const counts: number[] = [];
    const stop = scheduled.onChange(() => counts.push(scheduled.count));
    const { id } = await add({ loglevel: "a" }, 5000);
    await add({ loglevel: "b" }, 6000);
    await scheduled.cancel(id, { who: "eve" });
    await pass(6000);
    expect(counts).toEqual([1, 2, 1, 0]);
    stop();
    await add({ loglevel: "c" }, 5000);
    expect(counts).toHaveLength(4);
  });

  it("remembers the last fifty that were cancelled, and by whom", async () => {
    const { scheduled, add } = await openScheduled();
    for (let n = 0; n < 51; n++) {
      const { id } = await add({ loglevel: `l${n}` }, 5000 + n);
      await scheduled.cancel(id, n === 50 ? { who: "eve", address: "10.0.0.9" } : { who: "eve" });
    }
    expect(scheduled.cancelled).toHaveLength(50);
    expect(scheduled.cancelled[0]).toEqual({ id: expect.any(String), at: 1_005_001, by: "eve", address: "" });
    expect(scheduled.cancelled.at(-1)).toMatchObject({ at: 1_005_050, address: "10.0.0.9" });
  });

  it("plans what one would change, and knows none that is not there", async () => {
    const { scheduled, add } = await openScheduled();
    const { id } = await add({ loglevel: "debug" }, 5000);
    expect((await scheduled.planOf(id)).plan.config).toEqual({ loglevel: "debug" });
    const gone = { kind: "not_found", message: "This save is not scheduled any more." };
    await expect(scheduled.cancel("none", { who: "boss" })).rejects.toMatchObject(gone);
    expect(() => scheduled.planOf("none")).toThrow(expect.objectContaining(gone));
  });

  it("keeps none that the disk does not take, and cancels none that it does not let go", async () => {
    const disk = badDisk({
      open: () => Promise.reject(diskFailure("ENOSPC")),
      unlink: (path) =>
        String(path).endsWith(".json") ? Promise.reject(diskFailure("EROFS")) : diskFiles.unlink(path),
    });
    const { scheduled, add } = await openScheduled({ files: disk.files });
    const { id } = await add({ loglevel: "debug" }, 5000);
    disk.isBad = true;
    await expect(add({ loglevel: "x" }, 5000)).rejects.toMatchObject({ kind: "storage_full" });
    await expect(scheduled.cancel(id, { who: "boss" })).rejects.toThrow("(EROFS)");
    expect([scheduled.list.map((one) => one.id), scheduled.cancelled]).toEqual([[id], []]);
  });

  it("protects the revision that one was made for, as long as it waits", async () => {
    const protect = vi.spyOn(RevisionStore.prototype, "protect");
    onTestFinished(() => protect.mockRestore());
    const { scheduled, add } = await openScheduled();
    const { id } = await add({ loglevel: "debug" }, 5000, { ifMatch: 1 });
    await add({ loglevel: "error" }, 6000);
    const [asked] = protect.mock.lastCall ?? [];
    expect(asked?.()).toEqual([1, undefined]);
    await scheduled.cancel(id, { who: "boss" });
    expect(asked?.()).toEqual([undefined]);
  });

  it("keeps one once that is sent twice, and none under the id of a save that was made, or that changes nothing", async () => {
    const { scheduled, record, add } = await openScheduled();
    const [once, twice] = await Promise.all([1, 2].map(() => add({ loglevel: "x" }, 5000, { operationId: "op-1" })));
    expect([once?.id, scheduled.count]).toEqual([twice?.id, 1]);
    const used = { kind: "conflict", message: expect.stringContaining("Send another id.") };
    await expect(add({ loglevel: "y" }, 5000, { operationId: "op-1" })).rejects.toMatchObject(used);
    await Promise.all([1, 2].map(() => add({ loglevel: "x" }, 5000)));
    expect(scheduled.count).toBe(3);
    await record.apply({ notify: "x" }, { ifMatch: 1, who: "eve", operationId: "op-2" });
    await expect(add({ loglevel: "y" }, 5000, { operationId: "op-2" })).rejects.toMatchObject({
      kind: "conflict",
      message: "A save with this X-Operation-Id was made already. Send another id.",
    });
    await expect(add({ notify: "x" }, 5000)).rejects.toMatchObject({
      kind: "bad_request",
      message: "This changes nothing, now or later.",
    });
  });

  it("keeps a hundred, and as much text as the memory bears", async () => {
    const { scheduled, add } = await openScheduled();
    const large = await add({ notify: "x".repeat(60 * 1024 * 1024) }, 5000);
    await expect(add({ notify: "y".repeat(5 * 1024 * 1024) }, 5000)).rejects.toMatchObject({
      kind: "too_many",
      message: "The scheduled saves are too large together. Cancel one of them first.",
    });
    await scheduled.cancel(large.id, { who: "boss" });
    for (let n = 0; n < 100; n++) await add({ loglevel: "x" }, 5000);
    await expect(add({ loglevel: "x" }, 5000)).rejects.toMatchObject({
      kind: "too_many",
      message: "100 saves are scheduled already. Cancel one of them first.",
    });
  });

  it("waits while another save is on trial, however long that takes", async () => {
    const { scheduled, record, add, pass } = await openScheduled();
    await add({ loglevel: "debug" }, 5000);
    await record.apply({ notify: "x" }, { ifMatch: 1, who: "eve", confirmWithinS: 3600 });
    await pass(5000);
    await pass(20 * MINUTE);
    expect([record.current.rev, scheduled.count]).toEqual([2, 1]);
    await record.confirm(2, { who: "eve" });
    await pass(0);
    expect([record.current.config, scheduled.count]).toEqual([{ notify: "x", loglevel: "debug" }, 0]);
  });

  it("holds over a restart what was due while another save is on trial, and applies it once that is decided", async () => {
    const first = await openScheduled();
    await first.add({ loglevel: "debug" }, 5000);
    await first.record.apply({ notify: "x" }, { ifMatch: 1, who: "eve", confirmWithinS: 3600 });
    await first.pass(6000);
    await first.stop();
    const again = await openScheduled({ folder: first.folder, nowMs: 1_007_000 });
    expect([again.scheduled.count, again.dropped, again.notices.errors]).toEqual([1, [], []]);
    await again.pass(20 * MINUTE);
    expect(again.record.current.rev).toBe(2);
    await again.record.confirm(2, { who: "eve" });
    await again.pass(0);
    expect([again.record.current.config, again.scheduled.count]).toEqual([{ notify: "x", loglevel: "debug" }, 0]);
  });

  it("does not apply in the morning what was held by a trial that has been over since the night", async () => {
    const first = await openScheduled();
    const { id } = await first.add({ loglevel: "debug" }, 5000);
    await first.record.apply({ notify: "x" }, { ifMatch: 1, who: "eve", confirmWithinS: 3600 });
    await first.pass(6000);
    await first.stop();
    const again = await openScheduled({ folder: first.folder, nowMs: 1_000_000 + 8 * 60 * MINUTE });
    expect(again.dropped).toEqual([[id, expect.stringMatching(/the server was not running at that time\.$/)]]);
  });

  it("survives a restart with what it is, and lets nobody in whose login was changed meanwhile", async () => {
    const first = await openScheduled();
    const login = (password: string) => ({ edit_auth: { login: "boss", password } });
    const { id } = await first.add(login("Another-1"), 2 * MINUTE);
    const kept = await first.add({ loglevel: "debug" }, MINUTE, { comment: "careful", ifMatch: 1 });
    const { list } = first.scheduled;
    await first.stop();
    const again = await openScheduled({ folder: first.folder });
    expect(again.scheduled.list).toEqual(list);
    await again.stop();
    writeFileSync(join(first.folder, "sluice.conf"), JSON.stringify(login("Changed-1")));
    const third = await openScheduled({ folder: first.folder });
    expect(third.dropped).toEqual([[id, expect.stringMatching(/a login was changed since\.$/)]]);
    expect(third.scheduled.list.map((one) => one.id)).toEqual([kept.id]);
    // It stays in the list of what takes room, and what was applied is not told once more.
    const text = readFileSync(join(third.place, `${kept.id}.json`), "utf8");
    await third.pass(MINUTE);
    expect(third.record.current.config).toMatchObject({ loglevel: "debug" });
    await third.stop();
    writeFileSync(join(third.place, `${kept.id}.json`), text);
    const last = await openScheduled({ folder: first.folder });
    expect([last.scheduled.count, last.names(), last.dropped]).toEqual([0, [], []]);
  });
});

describe("the file of a scheduled save", () => {
  const stored = {
    id: "0123456789ab",
    at: 1_060_000,
    by: "boss",
    address: "",
    made_at: 1_000_000,
    changes: 1,
    paths: ["loglevel"],
    delta: { loglevel: "debug" },
    base: "any",
  };

  /** What the server makes of a file at its start. */
  async function found(value: unknown, name = "0123456789ab.json") {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "scheduled"));
    writeFileSync(join(folder, "scheduled", name), typeof value === "string" ? value : JSON.stringify(value));
    return openScheduled({ folder });
  }

  it("is read at the start, and applied in its time", async () => {
    const { scheduled, record, pass, notices } = await found({ ...stored, base: 1 });
    expect([scheduled.list.map(({ id }) => id), notices.errors]).toEqual([["0123456789ab"], []]);
    await pass(60_000);
    expect(record.current.config).toEqual({ loglevel: "debug" });
  });

  it.each<[string, unknown, string?]>([
    ["no JSON", "{"],
    ["a list", []],
    ["under another name", stored, "ba9876543210.json"],
    ...["id", "by", "address"].map((key): [string, unknown] => [`without a text: ${key}`, { ...stored, [key]: 5 }]),
    ...["at", "made_at", "changes"].map((key): [string, unknown] => [
      `without a number: ${key}`,
      { ...stored, [key]: "5" },
    ]),
    ["without paths", { ...stored, paths: "loglevel" }],
    ["without a delta", { ...stored, delta: [] }],
    ["made for no revision", { ...stored, base: "one" }],
  ])("is told as damaged, and goes: %s", async (_what, value, name) => {
    const { scheduled, notices, names, dropped } = await found(value, name);
    expect([scheduled.list, names(), dropped]).toEqual([[], [], []]);
    expect(notices.byTopic).toEqual({
      "scheduled-save": "A scheduled save could not be read and will not be applied. See the list of scheduled saves.",
    });
  });

  it("is removed without a word where it is only half-written", async () => {
    const { notices, names } = await found("{", "0123456789ab.json.0123456789ab.tmp");
    expect([notices.errors, names()]).toEqual([[], []]);
  });

  it("of an older server says nothing of logins: one that lets somebody in is not applied, and that is why", async () => {
    const login = { edit_auth: { login: "eve", password: HASH } };
    const { scheduled, dropped, names } = await found({ ...stored, delta: login });
    expect([scheduled.list, names()]).toEqual([[], []]);
    expect(dropped).toEqual([
      ["0123456789ab", expect.stringMatching(/not applied: it is not known whether a login was changed since\.$/)],
    ]);
  });

  it("whose time is now is too late at a start", async () => {
    const { scheduled, dropped } = await found({ ...stored, at: 1_000_000 });
    expect(scheduled.count).toBe(0);
    expect(dropped[0]?.[1]).toMatch(/not applied: the server was not running at that time\.$/);
  });
});

import { readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { diskFiles, type Files } from "../../../server/config/storage/durableFiles.ts";
import { openRecord } from "../support/openRecord.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const who = "admin";
const caller = { who: "boss", address: "10.0.0.5" };
const initialText = '{"http":[80]}';
const nowMs = 1_790_000_000_000;

/** A record whose second revision is on trial for a minute. */
async function onTrial(options: Parameters<typeof openRecord>[0] = {}) {
  const opened = await openRecord({ initialText, now: () => nowMs, ...options });
  await opened.record.apply({ http: [81] }, { ifMatch: 1, who, confirmWithinS: 60, address: "10.0.0.1" });
  return { ...opened, path: join(opened.folder, "sluice.conf") };
}

/** Lets so much of the trial's time pass, and the record do what is to be done then. */
async function pass({ record }: Pick<Awaited<ReturnType<typeof onTrial>>, "record">, ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  // The queue has one writer: this one's turn comes behind it. What comes of it is told right after.
  await record.undo(-1, { who }).catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
}

/** A disk on which somebody does something to the config in the very moment before it is replaced, once it is told to. */
function busyDisk(act: (path: string) => void) {
  const state = { isOn: false, files: diskFiles };
  const link: Files["link"] = async (from, to) => {
    await diskFiles.link(from, to);
    if (!state.isOn) return;
    state.isOn = false;
    act(String(from));
  };
  state.files = { ...diskFiles, link };
  return state;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
});

describe("a save on trial", () => {
  it("is told with who made it, what it changes and how long it waits", async () => {
    const { record, path } = await onTrial();
    const told = { rev: 2, who, address: "10.0.0.1", changes: 1, paths: ["http"] };
    expect(record.pendingSave).toEqual({ ...told, until: nowMs + 60_000, left_ms: expect.any(Number) });
    await record.undo(2, caller);
    expect(record.pendingSave).toBeUndefined();
    await record.apply({ http: [82] }, { ifMatch: 3, who, confirmWithinS: 60, comment: "careful" });
    expect(record.pendingSave).toMatchObject({ rev: 4, address: "", comment: "careful" });
    expect(readFileSync(path, "utf8")).toContain("82");
  });

  it("is told with what is known of it where an older server wrote it down", async () => {
    const { folder, close } = await onTrial();
    await close();
    const path = join(folder, "revisions", "000000002.json");
    const { changes: _, paths: __, address: ___, ...older } = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify(older));
    const { record } = await openRecord({ folder });
    expect(record.pendingSave).toMatchObject({ rev: 2, who, address: "", changes: 0, paths: [] });
  });

  it("keeps other saves out, and says which one waits and until when", async () => {
    const { record } = await onTrial();
    await expect(record.apply({ loglevel: "debug" }, { ifMatch: 2, who })).rejects.toMatchObject({
      kind: "pending",
      message: "Revision 2 waits to be confirmed; until then nothing else can be saved.",
      details: { rev: 2, until: nowMs + 60_000 },
    });
    await record.confirm(2, caller);
    expect(await record.apply({ loglevel: "debug" }, { ifMatch: 2, who })).toEqual({ rev: 3 });
  });

  it("is decided once, and knows by whom", async () => {
    const { record } = await onTrial();
    expect(record.decidedBy(2)).toBeUndefined();
    expect(await record.confirm(2, caller)).toEqual({ rev: 2 });
    expect([record.decidedBy(1), record.decidedBy(2), record.decidedBy(3)]).toEqual([undefined, caller, undefined]);
    const gone = { kind: "gone", message: "Revision 2 is not awaiting confirmation." };
    await expect(record.confirm(2, caller)).rejects.toMatchObject(gone);
    await expect(record.undo(2, caller)).rejects.toMatchObject(gone);
    expect(record.past.meta(2)?.confirmed).toBe("kept");
    await pass({ record }, 60_000);
    expect(record.current).toMatchObject({ rev: 2, config: { http: [81] } });
  });

  it("is neither kept nor taken back under another number", async () => {
    const { record } = await onTrial();
    for (const rev of [1, 3]) {
      const gone = { kind: "gone", message: `Revision ${rev} is not awaiting confirmation.` };
      await expect(record.confirm(rev, caller)).rejects.toMatchObject(gone);
      await expect(record.undo(rev, caller)).rejects.toMatchObject(gone);
    }
    expect(record.pendingSave?.rev).toBe(2);
  });

  it("is neither kept nor taken back by who was shut out meanwhile", async () => {
    const { record } = await onTrial();
    const ended = { ...caller, isStillIn: () => false };
    await expect(record.confirm(2, ended)).rejects.toMatchObject({ kind: "unauthorized" });
    await expect(record.undo(2, ended)).rejects.toMatchObject({ kind: "unauthorized" });
    expect([record.pendingSave?.rev, record.decidedBy(2)]).toEqual([2, undefined]);
  });

  it("is taken back as a new revision that says who did it and how, and is counted", async () => {
    const { record, path } = await onTrial();
    expect(await record.undo(2, caller)).toEqual({ rev: 3 });
    expect(record.current).toMatchObject({ rev: 3, who: "boss", config: { http: [80] } });
    expect(record.past.meta(3)).toMatchObject({ who: "boss", way: "undo", address: "10.0.0.5", paths: ["http"] });
    expect(record.past.meta(2)?.confirmed).toBe("undone");
    expect(record.decidedBy(2)).toEqual(caller);
    expect(record.saves.counts.get("rolled_back")).toBe(1);
    expect(readFileSync(path, "utf8")).toBe(initialText);
  });

  it("gives the blocks that come back the ids they had", async () => {
    const { record } = await openRecord({ initialText: '{"sources":[{"urls":["a"]},{"urls":["b"]}]}' });
    const before = record.current.config;
    const [first = "", second = ""] = Object.keys(before["sources"] ?? {});
    await record.apply({ sources: { [first]: null } }, { ifMatch: 1, who, confirmWithinS: 60 });
    expect(Object.keys(record.current.config["sources"] ?? {})).toEqual([second]);
    await record.undo(2, caller);
    expect(record.current.config).toEqual(before);
  });
});

describe("a save on trial whose time is over", () => {
  it("is taken back by the server, which tells so to the operator", async () => {
    const { record, notices } = await onTrial();
    await pass({ record }, 59_999);
    expect(record.pendingSave?.rev).toBe(2);
    await pass({ record }, 1);
    expect(record.current).toMatchObject({ rev: 3, who: "server", config: { http: [80] } });
    expect(notices.byTopic).toEqual({
      "trial-over 2": "Revision 2 was not confirmed in time and has been taken back.",
    });
    expect(record.decidedBy(2)).toEqual({ who: "server" });
    await record.apply({ loglevel: "debug" }, { ifMatch: 3, who: "admin" });
    expect(notices.byTopic, "once somebody saves").toEqual({});
    expect(record.saves.counts.get("rolled_back")).toBe(1);
  });

  it("says that the disk refuses, tries again each ten seconds, and is quiet once it went well", async () => {
    let isFull = false;
    const open: Files["open"] = (...args) =>
      isFull ? Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" })) : diskFiles.open(...args);
    const { record, notices } = await onTrial({ files: { ...diskFiles, open } });
    isFull = true;
    await pass({ record }, 60_000);
    const words = "The unconfirmed change could not be taken back: The disk is full: nothing was saved.";
    expect(notices.byTopic["pending"]).toContain(words);
    expect([record.current.rev, record.saves.counts.get("rolled_back")]).toEqual([2, 0]);
    await pass({ record }, 10_000);
    expect(notices.byTopic["pending"]).toContain(words);
    isFull = false;
    await pass({ record }, 9999);
    expect(record.current.rev).toBe(2);
    await pass({ record }, 1);
    expect(record.current).toMatchObject({ rev: 3, config: { http: [80] } });
    expect(Object.keys(notices.byTopic)).toEqual(["trial-over 2"]);
  });

  it("stays, and says so for good, where the text before is nowhere any more", async () => {
    const { record, folder, notices } = await onTrial();
    rmSync(join(folder, "revisions", "000000001.conf"));
    unlinkSync(join(folder, "sluice.conf.1"));
    await pass({ record }, 60_000);
    const words = "The unconfirmed change could not be taken back: Revision 1, the one before, is damaged or lost.";
    expect(notices.byTopic).toEqual({ pending: words });
    expect([record.current.rev, record.pendingSave, record.past.meta(2)?.confirmed]).toEqual([2, undefined, "kept"]);
    await pass({ record }, 60_000);
    expect(notices.byTopic).toEqual({ pending: words });
  });

  it("was settled by a hand in the file before: that stays, and nothing is told as taken back", async () => {
    const { record, notices, path } = await onTrial();
    writeFileSync(path, '{"http":[82]}');
    await pass({ record }, 60_000);
    expect(record.current).toMatchObject({ rev: 3, who: "file", config: { http: [82] } });
    expect(notices.byTopic).toEqual({});
    expect(record.saves.counts.get("rolled_back")).toBe(0);
  });
});

describe("a hand that writes the file in the moment a save on trial is taken back", () => {
  const edited = '{"http":[82]}';

  it("settles it, where its text can be taken: that is served, and the file holds it", async () => {
    const disk = busyDisk((path) => writeFileSync(path, edited));
    const { record, path } = await onTrial({ files: disk.files });
    disk.isOn = true;
    await expect(record.undo(2, caller)).rejects.toMatchObject({
      kind: "gone",
      message: "Revision 2 was settled by an edit of the file by hand. Look at what is served now.",
    });
    expect(record.current).toMatchObject({ rev: 3, who: "file", config: { http: [82] } });
    expect(readFileSync(path, "utf8")).toBe(edited);
    expect([record.past.meta(2)?.confirmed, record.decidedBy(2)]).toEqual(["kept", undefined]);
    expect(record.saves.counts.get("rolled_back")).toBe(0);
  });

  it("stays in the file, where its text cannot be taken, and the config before is served all the same", async () => {
    const disk = busyDisk((path) => writeFileSync(path, "{"));
    const { record, path } = await onTrial({ files: disk.files });
    disk.isOn = true;
    expect(await record.undo(2, caller)).toEqual({ rev: 3 });
    expect(record.current.config).toEqual({ http: [80] });
    expect(readFileSync(path, "utf8")).toBe("{");
    expect(record.handEdit?.text).toBe("{");
  });

  it("and changes nothing, leaves no text in it that is not served", async () => {
    const disk = busyDisk((path) => writeFileSync(path, readFileSync(path, "utf8")));
    const { record, path } = await onTrial({ files: disk.files });
    disk.isOn = true;
    expect(await record.undo(2, caller)).toEqual({ rev: 3 });
    expect(record.current.config).toEqual({ http: [80] });
    expect(readFileSync(path, "utf8")).toBe(initialText);
  });
});

describe("a data folder that was closed in between", () => {
  it("takes the save on trial back when its time is over while nobody looked after it", async () => {
    const folder = temporaryFolder();
    const { close } = await onTrial({ folder });
    await close();
    const { record } = await openRecord({ folder, now: () => nowMs + 60_000 });
    await pass({ record }, 0);
    expect(record.current).toMatchObject({ rev: 3, who: "server", config: { http: [80] } });
  });
});

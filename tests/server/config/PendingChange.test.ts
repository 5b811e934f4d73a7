import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { diskFiles } from "../../../server/config/storage/durableFiles.ts";
import { openRecord } from "../support/openRecord.ts";
import { startTestServer } from "../support/startTestServer.ts";

const who = "admin";
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

  it("stays when it is confirmed", async () => {
    const { record } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, risky);
    await record.confirm(2, { who: "admin", address: "10.0.0.5" });
    expect(record.decidedBy(2)).toEqual({ who: "admin", address: "10.0.0.5" });
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(record.current).toMatchObject({ rev: 2, config: { http: [81] } });
    await expect(record.confirm(2, { who: "admin" })).rejects.toMatchObject({ kind: "gone" });
  });

  it("lets nothing else be saved while it waits, and is still taken back", async () => {
    const { record } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, risky);
    const second = record.apply({ loglevel: "debug" }, { ifMatch: 2, who });
    await expect(second).rejects.toMatchObject({ kind: "pending", details: { rev: 2 } });
    await vi.waitFor(() => expect(record.current.config).toEqual({ http: [80] }), 3000);
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

  it("stays, and says why, where the text before is nowhere any more", async () => {
    const { record, folder, notices } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, risky);
    rmSync(join(folder, "revisions", "000000001.conf"));
    writeFileSync(join(folder, "sluice.conf.1"), '{"http":[79]}');
    await vi.waitFor(
      () => expect(notices.errors.join()).toMatch(/Revision 1, the one before, is damaged or lost/),
      3000,
    );
    expect(record.current.config).toEqual({ http: [81] });
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

  it("is settled by a hand in the file, and then not taken back any more", async () => {
    const { record, folder } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, { ...risky, confirmWithinS: 60 });
    writeFileSync(join(folder, "sluice.conf"), '{"http":[82]}');
    await expect(record.undo(2, { who })).rejects.toMatchObject({ kind: "gone" });
    expect(record.current.config).toEqual({ http: [82] });
    expect(record.past.meta(2)).toMatchObject({ confirmed: "kept" });
  });
});

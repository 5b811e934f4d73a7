import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
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
    expect(existsSync(join(folder, "pending.json"))).toBe(false);
  });

  it("stays when it is confirmed", async () => {
    const { record } = await openRecord({ initialText: '{"http":[80]}' });
    await record.apply({ http: [81] }, risky);
    await record.confirm(2);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(record.current).toMatchObject({ rev: 2, config: { http: [81] } });
    await expect(record.confirm(2)).rejects.toMatchObject({ kind: "gone" });
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
});

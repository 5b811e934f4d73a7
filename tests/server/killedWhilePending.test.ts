import { watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { startProcess } from "./support/startProcess.ts";
import { TestClient } from "./support/TestClient.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

async function start(folder: string) {
  const args = ["--port", "0", "--data", folder, "--engine", "simulated", "--password", "correct horse"];
  const server = startProcess(args);
  const client = new TestClient(await server.address());
  await client.logIn("admin", "correct horse");
  const kill = async (): Promise<void> => {
    // The shell has become the server.
    server.child.kill("SIGKILL");
    await server.exited;
  };
  return { client, kill };
}

describe("a server that is killed", () => {
  it("still takes back what nobody confirms, and still knows what is scheduled", async () => {
    const folder = temporaryFolder();
    const before = await start(folder);
    const inAnHour = String(Date.now() + 3_600_000);
    expect((await before.client.modify({ total_bandwidth: 5 }, 1, { "x-save-at": inAnHour })).status).toBe(202);
    const headers = { "x-confirm-within": "20", "x-comment": "risky" };
    const saved = await before.client.modify({ loglevel: "debug" }, 1, headers);
    expect(saved.json).toMatchObject({ rev: 2, confirm_until: expect.any(Number) });
    await before.kill();
    const after = await start(folder);
    const info = async () => (await after.client.get("/flussonic/api/server")).json;
    expect(await info()).toMatchObject({ pending_save: { rev: 2, comment: "risky" }, scheduled_count: 1 });
    const config = async () => (await after.client.get("/flussonic/api/read_config")).json;
    await expect.poll(config, { timeout: 30_000 }).not.toHaveProperty("loglevel");
    const rows = async () => (await after.client.get("/flussonic/api/revisions")).json["revisions"];
    const undone = [{ way: "undo", who: "server" }, { rev: 2, confirmed: "undone" }, { rev: 1 }];
    await expect.poll(rows).toMatchObject(undone);
    expect(await info()).not.toHaveProperty("pending_save");
    const { entries } = (await after.client.get("/flussonic/api/audit?kind=undo")).json;
    expect(entries).toMatchObject([{ who: "server" }]);
  }, 120_000);

  it("shows consoles what was there before, where the time was over before it started again", async () => {
    const folder = temporaryFolder();
    const before = await start(folder);
    expect((await before.client.modify({ loglevel: "debug" }, 1, { "x-confirm-within": "2" })).json).toMatchObject({
      rev: 2,
    });
    await before.kill();
    await wait(2500);
    const after = await start(folder);
    const socket = await after.client.socket();
    const tree = () => socket.ask("read_config");
    await expect.poll(tree, { timeout: 30_000 }).toMatchObject({ rev: 3 });
    expect((await tree())["data"]).not.toHaveProperty("loglevel");
    const { entries } = (await after.client.get("/flussonic/api/audit?kind=undo")).json;
    expect(entries).toMatchObject([{ who: "server" }]);
  }, 120_000);

  it("takes back no edit by hand that came after a trial of which only the word was written", async () => {
    const folder = temporaryFolder();
    const before = await start(folder);
    const isOnTrial = new Promise<void>((resolve) => {
      const watcher = watch(folder, (_event, name) => {
        if (name !== "pending.json") return;
        watcher.close();
        resolve();
      });
    });
    const saving = before.client.modify({ loglevel: "debug" }, 1, { "x-confirm-within": "1" }).catch(() => undefined);
    await isOnTrial;
    await before.kill();
    await saving;
    writeFileSync(join(folder, "sluice.conf"), "loglevel error;\n");
    const after = await start(folder);
    const config = async () => (await after.client.get("/flussonic/api/read_config")).json;
    expect(await config()).toMatchObject({ loglevel: "error" });
    await wait(1500);
    expect(await config()).toMatchObject({ loglevel: "error" });
  }, 120_000);
});

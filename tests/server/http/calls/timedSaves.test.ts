import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCheck } from "../../../../src/generated/loadCheck.ts";
import { diskFiles, type Files } from "../../../../server/config/storage/durableFiles.ts";
import { TestClient } from "../../support/TestClient.ts";
import { startTestServer } from "../../support/startTestServer.ts";

const PATH = "/flussonic/api/scheduled_saves";
const MINUTE = 60_000;

/** A server whose clock the test sets. */
async function startWithClock(folder?: string, clock = { shift: 0 }) {
  const options = folder === undefined ? {} : { folder };
  const started = await startTestServer({ options, parts: { now: () => Date.now() + clock.shift } });
  return { ...started, clock };
}

const schedule = (client: TestClient, delta: object, rev: number, inMs: number, headers: Record<string, string> = {}) =>
  client.modify(delta, rev, { "x-save-at": String(Date.now() + inMs), ...headers });

async function listed(client: TestClient): Promise<readonly unknown[]> {
  const { json } = await client.get(PATH);
  expect((await loadCheck("scheduled-saves"))(json)).toBe(true);
  return Array.isArray(json["saves"]) ? json["saves"] : [];
}

async function auditOf(client: TestClient): Promise<unknown> {
  return (await client.get("/flussonic/api/audit")).json["entries"];
}

describe("a save at a time of its own", () => {
  it("waits in the list and is applied when its time comes, as its maker's, over what others saved meanwhile", async () => {
    const { client, clock, server } = await startWithClock();
    const headers = { "x-comment": "at%20night", "x-way": "form" };
    const answer = await schedule(client, { loglevel: "debug" }, 1, 10 * MINUTE, headers);
    expect(answer).toMatchObject({ status: 202, json: { scheduled: { id: expect.any(String) } } });
    expect(server.context.record.current.rev).toBe(1);
    const about = { by: "admin", address: "127.0.0.1", comment: "at night", changes: 1, paths: ["loglevel"] };
    expect(await listed(client)).toMatchObject([about]);
    expect((await client.get("/flussonic/api/server")).json).toMatchObject({ scheduled_count: 1 });
    await client.modify({ total_bandwidth: 5 }, 1);
    clock.shift = 10 * MINUTE;
    await expect
      .poll(() => server.context.record.current.config, { timeout: 5000 })
      .toEqual({
        loglevel: "debug",
        total_bandwidth: 5,
      });
    expect(await listed(client)).toEqual([]);
    const { revisions } = (await client.get("/flussonic/api/revisions?limit=1")).json;
    expect(revisions).toMatchObject([{ who: "admin", way: "form", comment: "at night", scheduled: true }]);
  });

  it("is checked now, and refused for a time too near, too far or no time at all", async () => {
    const { client } = await startWithClock();
    expect((await schedule(client, { http: [99_999] }, 1, MINUTE)).json).toMatchObject({ error: "invalid" });
    for (const inMs of [1000, -MINUTE, 31 * 24 * 60 * MINUTE])
      expect((await schedule(client, { loglevel: "debug" }, 1, inMs)).json["message"]).toMatch(/5 seconds to 30 days/);
    const wrong = { "x-save-at": "tonight" };
    expect((await client.modify({ loglevel: "debug" }, 1, wrong)).status).toBe(400);
    expect((await schedule(client, {}, 1, MINUTE, { "x-confirm-within": "10" })).json["message"]).toMatch(/choose one/);
    const text = { "if-match": '"1"', "x-save-at": String(Date.now() + MINUTE) };
    expect((await client.post("/flussonic/api/save_raw_config", "{}", text)).status).toBe(400);
    expect(await listed(client)).toEqual([]);
  });

  it("is not applied over what somebody else made of the same setting: a notice and the audit log say why", async () => {
    const { client, clock, server } = await startWithClock();
    await schedule(client, { loglevel: "debug" }, 1, MINUTE);
    await client.modify({ loglevel: "error" }, 1);
    clock.shift = MINUTE;
    await expect.poll(() => server.context.notices.errors.join(), { timeout: 5000 }).toMatch(/was not applied/);
    expect(server.context.record.current.config).toEqual({ loglevel: "error" });
    expect(await auditOf(client)).toMatchObject([
      { kind: "schedule_dropped", who: "server" },
      {},
      { kind: "schedule" },
      {},
      {},
    ]);
  });

  it("is cancelled, once", async () => {
    const { client, clock, server } = await startWithClock();
    const { scheduled } = (await schedule(client, { loglevel: "debug" }, 1, MINUTE)).json;
    const id = String(Reflect.get(Object(scheduled), "id"));
    expect((await client.call("DELETE", `${PATH}/${id}`)).json).toEqual({});
    expect((await client.call("DELETE", `${PATH}/${id}`)).status).toBe(404);
    expect((await client.call("DELETE", `${PATH}/..%2F..%2Fsluice`)).status).toBe(404);
    expect((await client.get(PATH)).json).toMatchObject({
      saves: [],
      cancelled: [{ id, by: "admin", address: "127.0.0.1" }],
    });
    clock.shift = MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(server.context.record.current.rev).toBe(1);
  });

  it("is told in the audit log with its time in words and its comment, and with no id", async () => {
    const { client } = await startWithClock();
    const headers = { "x-comment": "at%20night" };
    const { scheduled } = (await schedule(client, { loglevel: "debug" }, 1, MINUTE, headers)).json;
    await client.call("DELETE", `${PATH}/${String(Reflect.get(Object(scheduled), "id"))}`);
    const { json, text } = await client.get("/flussonic/api/audit?q=scheduled");
    const when = /\w{3},? \d{1,2} \w+ \d{4}(,| at) \d\d:\d\d [\w+:-]+/.source;
    expect(json["entries"]).toMatchObject([
      {
        kind: "schedule_cancelled",
        words: expect.stringMatching(`^The save that admin scheduled for ${when} was cancelled\\. Comment: at night$`),
      },
      {
        kind: "schedule",
        words: expect.stringMatching(`^A save of 1 change was scheduled for ${when}\\. Comment: at night$`),
      },
    ]);
    expect(text).not.toMatch(/"target"|\dT\d/);
  });

  it(
    "is refused where all of them together would fill the memory, also after a restart",
    { timeout: 60_000 },
    async () => {
      const { client, server, folder } = await startWithClock();
      const large = { streams: { news: { name: "news", meta: { comment: "x".repeat(33 * 1024 * 1024) } } } };
      const add = (to: typeof server, operationId: string) =>
        to.context.scheduled.add(large, { ifMatch: "any", who: "admin", operationId }, Date.now() + 10 * MINUTE);
      await add(server, "one");
      await expect(add(server, "two")).rejects.toMatchObject({ kind: "too_many" });
      // While so much was written the connection may have stood idle for too long: then it is closed as the call goes out.
      expect(await listed(client).catch(() => listed(client))).toHaveLength(1);
      await server.stop();
      await expect(add((await startWithClock(folder)).server, "three")).rejects.toMatchObject({ kind: "too_many" });
    },
  );

  it("is not applied once somebody has begun to cancel it, however slow the disk is", async () => {
    const clock = { shift: 0 };
    let letGo = (): void => undefined;
    const isSlow = new Promise<void>((resolve) => (letGo = resolve));
    const unlink: Files["unlink"] = async (path) => {
      if (/scheduled.[0-9a-f]{12}\.json$/.test(String(path))) await isSlow;
      await diskFiles.unlink(path);
    };
    const { client, server } = await startTestServer({
      parts: { now: () => Date.now() + clock.shift, files: { ...diskFiles, unlink } },
    });
    const { scheduled } = (await schedule(client, { loglevel: "debug" }, 1, MINUTE)).json;
    const cancelling = client.call("DELETE", `${PATH}/${String(Reflect.get(Object(scheduled), "id"))}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    clock.shift = MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    letGo();
    expect((await cancelling).status).toBe(200);
    await expect.poll(() => server.context.scheduled.count).toBe(0);
    expect(server.context.record.current.rev).toBe(1);
  });

  it("survives a restart, holds no password in clear, and is the same when it is sent again", async () => {
    const first = await startWithClock();
    const delta = { view_auth: { login: "guest", password: "hunter2-hunter2" } };
    const once = await schedule(first.client, delta, 1, 10 * MINUTE, { "x-operation-id": "op-1" });
    const twice = await schedule(first.client, delta, 1, 10 * MINUTE, { "x-operation-id": "op-1" });
    expect(twice.json["scheduled"]).toEqual(once.json["scheduled"]);
    await first.server.stop();
    const folder = join(first.folder, "scheduled");
    const [name = ""] = readdirSync(folder);
    expect(readFileSync(join(folder, name), "utf8")).not.toContain("hunter2");
    const clock = { shift: 0 };
    const again = await startWithClock(first.folder, clock);
    expect(await listed(again.client)).toHaveLength(1);
    clock.shift = 10 * MINUTE;
    await expect.poll(() => again.server.context.record.current.rev, { timeout: 5000 }).toBe(2);
  });

  it("whose time passed while the server was down is not applied, and says so; nor is a damaged one", async () => {
    const first = await startWithClock();
    await schedule(first.client, { loglevel: "debug" }, 1, MINUTE);
    await first.server.stop();
    const again = await startWithClock(first.folder, { shift: 2 * MINUTE });
    expect(again.server.context.notices.errors.join()).toMatch(/was not applied: the server was not running/);
    expect(again.server.context.record.current.rev).toBe(1);
    expect(await listed(again.client)).toEqual([]);
    await again.server.stop();
    mkdirSync(join(first.folder, "scheduled"), { recursive: true });
    writeFileSync(join(first.folder, "scheduled", "0123456789ab.json"), '{"id":"0123456789ab","at":');
    const third = await startWithClock(first.folder);
    expect(third.server.context.notices.errors.join()).toMatch(/could not be read/);
  });

  it("that a kill left behind after it was applied is not told as missed", async () => {
    const first = await startWithClock();
    await schedule(first.client, { loglevel: "debug" }, 1, MINUTE);
    const folder = join(first.folder, "scheduled");
    const [name = ""] = readdirSync(folder);
    const text = readFileSync(join(folder, name), "utf8");
    first.clock.shift = MINUTE;
    await expect.poll(() => readdirSync(folder), { timeout: 5000 }).toEqual([]);
    await first.server.stop();
    writeFileSync(join(folder, name), text);
    const again = await startWithClock(first.folder, { shift: 2 * MINUTE });
    expect(again.server.context.notices.errors).toEqual([]);
    expect(again.server.context.record.current.rev).toBe(2);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is counted on every console at once", async () => {
    const { client } = await startWithClock();
    const socket = await client.socket();
    await socket.ask("read_config");
    const told = async (): Promise<unknown> => {
      for (;;) {
        const { data } = await socket.ask("read_config_delta");
        const notifications = Reflect.get(Object(data), "notifications");
        if (notifications !== undefined) return Reflect.get(Object(notifications), "scheduled_count");
      }
    };
    const { scheduled } = (await schedule(client, { loglevel: "debug" }, 1, MINUTE)).json;
    expect(await told()).toBe(1);
    await client.call("DELETE", `${PATH}/${String(Reflect.get(Object(scheduled), "id"))}`);
    expect(await told()).toBe(0);
  });

  it("waits for a save on trial to be decided, and is applied then", async () => {
    const { client, clock, server } = await startWithClock();
    await schedule(client, { loglevel: "debug" }, 1, MINUTE);
    await client.modify({ total_bandwidth: 5 }, 1, { "x-confirm-within": "600" });
    clock.shift = MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(await listed(client)).toHaveLength(1);
    await client.post("/flussonic/api/confirm_config", { rev: 2 });
    await expect
      .poll(() => server.context.record.current.config, { timeout: 5000 })
      .toMatchObject({ loglevel: "debug", total_bandwidth: 5 });
  });

  it("lets nobody in whose login was changed meanwhile, and says so", async () => {
    const { client } = await startWithClock();
    const login = (password: string) => ({ edit_auth: { login: "admin", password } });
    expect((await schedule(client, login("Another-1"), 1, 10 * MINUTE)).status).toBe(202);
    await schedule(client, { loglevel: "debug" }, 1, 10 * MINUTE);
    await client.modify(login("Changed-1"), 1);
    await expect.poll(async () => (await listed(client)).length).toBe(1);
    expect(await auditOf(client)).toContainEqual(
      expect.objectContaining({
        kind: "schedule_dropped",
        who: "server",
        words: expect.stringMatching(/login was changed/),
      }),
    );
  });

  it("lets nobody in whose login was changed in the file while the server was stopped, and no login that has ended act", async () => {
    const first = await startWithClock();
    const login = (password: string) => ({ edit_auth: { login: "boss", password } });
    await first.client.modify(login("Before-1"), 1);
    const program = new TestClient(first.server.url);
    const basic = (words: string) => ({ authorization: `Basic ${Buffer.from(words).toString("base64")}` });
    const boss = basic("boss:Before-1");
    expect((await schedule(program, { total_bandwidth: 5 }, 2, 10 * MINUTE, boss)).status).toBe(202);
    // The password of the command line holds still.
    const headers = basic("admin:correct horse");
    expect((await schedule(program, login("Another-1"), 2, 10 * MINUTE, headers)).status).toBe(202);
    await schedule(program, { loglevel: "debug" }, 2, 10 * MINUTE, headers);
    await first.server.stop();
    const file = join(first.folder, "sluice.conf");
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), ...login("Changed-1") }));
    const again = await startWithClock(first.folder);
    expect(again.server.context.record.current.rev).toBe(3);
    const told = again.server.context.notices.errors.join();
    expect(told).toMatch(/was not applied: a login was changed since/);
    expect(told).toMatch(/was not applied: the login that scheduled it was changed since/);
    expect(again.server.context.scheduled.list).toMatchObject([{ paths: ["loglevel"] }]);
  });

  it("lets nobody in where a login is changed by the save that is made just before", async () => {
    const clock = { shift: 0 };
    const gate: { held?: Promise<void>; letGo: () => void } = { letGo: () => undefined };
    const rename: Files["rename"] = async (from, to) => {
      if (String(to).endsWith("sluice.conf")) await gate.held;
      await diskFiles.rename(from, to);
    };
    const { client, server } = await startTestServer({
      parts: { now: () => Date.now() + clock.shift, files: { ...diskFiles, rename } },
    });
    const headers = { "if-match": "*" };
    const save = (delta: object) => client.post("/flussonic/api/modify_config", delta, headers);
    const login = (password: string) => ({ edit_auth: { login: "boss", password } });
    await schedule(client, login("Another-1"), 1, MINUTE, headers);
    gate.held = new Promise((resolve) => (gate.letGo = resolve));
    // The disk holds the first one up; behind it wait the new login, and then what was scheduled.
    const saving = [save({ loglevel: "debug" })];
    await new Promise((resolve) => setTimeout(resolve, 200));
    saving.push(save(login("Changed-1")));
    await new Promise((resolve) => setTimeout(resolve, 200));
    clock.shift = MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    gate.letGo();
    expect((await Promise.all(saving)).map(({ status }) => status)).toEqual([200, 200]);
    await expect
      .poll(() => server.context.notices.errors.join(), { timeout: 5000 })
      .toMatch(/a login was changed since/);
    expect(server.context.record.current.rev).toBe(3);
    expect((await client.logIn("boss", "Changed-1")).status).toBe(200);
  });

  it("is applied whatever operation id another save has", async () => {
    const { client, clock, server } = await startWithClock();
    const { scheduled } = (await schedule(client, { loglevel: "debug" }, 1, MINUTE)).json;
    const id = String(Reflect.get(Object(scheduled), "id"));
    await client.modify({ total_bandwidth: 5 }, 1, { "x-operation-id": `scheduled:${id}` });
    expect((await client.modify({}, 2, { "x-operation-id": `scheduled/${id}` })).status).toBe(400);
    clock.shift = MINUTE;
    await expect
      .poll(() => server.context.record.current.config, { timeout: 5000 })
      .toMatchObject({ loglevel: "debug" });
  });

  it("is refused under the operation id of a save that was made, and where it changes nothing", async () => {
    const { client } = await startWithClock();
    await client.modify({ loglevel: "debug" }, 1, { "x-operation-id": "op-1" });
    const again = await schedule(client, { total_bandwidth: 5 }, 2, MINUTE, { "x-operation-id": "op-1" });
    expect([again.status, again.json["message"]]).toEqual([409, expect.stringMatching(/X-Operation-Id/)]);
    expect((await schedule(client, { loglevel: "debug" }, 2, MINUTE)).status).toBe(400);
    expect((await schedule(client, {}, 2, MINUTE)).status).toBe(400);
  });
});

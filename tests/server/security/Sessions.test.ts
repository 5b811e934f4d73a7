import { chmodSync, cpSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { diskFiles, type Files } from "../../../server/config/storage/durableFiles.ts";
import { createLog } from "../../../server/log/serverLog.ts";
import { type Session, SessionFile } from "../../../server/security/SessionFile.ts";
import { Sessions } from "../../../server/security/Sessions.ts";
import { TestClient } from "../support/TestClient.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

/** Sessions of their own, with a clock that is moved by hand, and what their file holds. */
async function openSessions({ path = join(temporaryFolder(), "sessions.json"), nowMs = 1_000_000 } = {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = { nowMs };
  const disk = { writes: 0 };
  const rename: Files["rename"] = (from, to) => {
    disk.writes += 1;
    return diskFiles.rename(from, to);
  };
  const log = createLog((line) => expect(line).toBe("none"));
  const file = await SessionFile.open({ path, files: { ...diskFiles, rename }, log });
  const limits = { idleMs: 1000, absoluteMs: 2500 };
  const accounts = new Set(["mark"]);
  const sessions = new Sessions({ file, accounts, limits, now: () => clock.nowMs });
  onTestFinished(() => sessions.stop());
  const ended: Session[] = [];
  const stopTelling = sessions.onEnd((session) => ended.push(session));
  const kept = (): Session[] => JSON.parse(readFileSync(path, "utf8")).sessions;
  return { sessions, clock, disk, ended, stopTelling, kept, path };
}

describe("Sessions", () => {
  it("finds the session that a cookie names, among other cookies, and none by anything else", async () => {
    const { sessions } = await openSessions();
    const { id, session } = sessions.open("boss", "mark");
    expect(session).toEqual({
      key: expect.any(String),
      login: "boss",
      account: "mark",
      createdAt: 1_000_000,
      lastUsedAt: 1_000_000,
    });
    for (const cookies of [
      `sluice_session=${id}`,
      `theme=dark;  sluice_session=${id}`,
      `a=b; sluice_session=${id} ; c`,
    ])
      expect(sessions.find(cookies)).toBe(session);
    for (const cookies of [
      undefined,
      "",
      "sluice_session",
      "sluice_session=",
      id,
      `other=${id}`,
      `sluice_session=${id}x`,
      `sluice_session=${session.key}`,
    ])
      expect(sessions.find(cookies)).toBeUndefined();
  });

  it("lets one live for as long as it is used, to the very end of its time, and tells when it is over", async () => {
    const { sessions, clock, ended } = await openSessions();
    const { session } = sessions.open("boss", "mark");
    clock.nowMs += 1000;
    expect([sessions.has(session.key), sessions.use(session.key)]).toEqual([true, session]);
    clock.nowMs += 1000;
    expect(sessions.use(session.key)?.lastUsedAt).toBe(1_002_000);
    clock.nowMs += 500;
    expect(sessions.use(session.key)).toBe(session);
    clock.nowMs += 1;
    expect([sessions.has(session.key), ended]).toEqual([false, []]);
    expect(sessions.use(session.key)).toBeUndefined();
    expect(ended).toEqual([session]);
    expect(sessions.use(session.key)).toBeUndefined();
    expect(ended).toHaveLength(1);
  });

  it("takes no question whether one is alive for a use of it", async () => {
    const { sessions, clock } = await openSessions();
    const { session } = sessions.open("boss", "mark");
    clock.nowMs += 1000;
    expect(sessions.has(session.key)).toBe(true);
    clock.nowMs += 1;
    expect([sessions.has(session.key), sessions.has("another")]).toEqual([false, false]);
  });

  it("ends by themselves those that nobody asks for any more, within half a second", async () => {
    const { sessions, clock, ended } = await openSessions();
    const { session } = sessions.open("boss", "mark");
    clock.nowMs += 900;
    const other = sessions.open("boss", "mark").session;
    vi.advanceTimersByTime(500);
    expect(ended).toEqual([]);
    clock.nowMs += 101;
    vi.advanceTimersByTime(499);
    expect(ended).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([ended, sessions.has(other.key)]).toEqual([[session], true]);
    await sessions.stop();
    clock.nowMs += 5000;
    vi.advanceTimersByTime(5000);
    expect(ended).toHaveLength(1);
  });

  it("ends one that is logged out, for whoever listens, and none that is not there", async () => {
    const { sessions, ended, stopTelling, kept } = await openSessions();
    const [one, other] = [sessions.open("boss", "mark").session, sessions.open("boss", "mark").session];
    sessions.end("another");
    expect(ended).toEqual([]);
    sessions.end(one.key);
    expect([ended, sessions.has(one.key), sessions.has(other.key)]).toEqual([[one], false, true]);
    await sessions.written();
    expect(kept()).toEqual([other]);
    stopTelling();
    sessions.end(other.key);
    expect(ended).toHaveLength(1);
  });

  it("keeps a thousand, and ends the oldest for another one", async () => {
    const { sessions, ended } = await openSessions();
    const all = Array.from({ length: 1000 }, () => sessions.open("boss", "mark").session);
    expect(ended).toEqual([]);
    sessions.open("boss", "mark");
    expect(ended).toEqual([all[0]]);
  });

  it("ends all others after a change of the password, and lets who made it go on with the new one", async () => {
    const { sessions, ended, kept } = await openSessions();
    const [mine, other] = [sessions.open("boss", "mark").session, sessions.open("boss", "mark").session];
    sessions.endOthers(mine.key, { own: { login: "chief", account: "new mark" }, marks: new Set(["new mark"]) });
    expect([ended, mine.account, mine.login]).toEqual([[other], "new mark", "chief"]);
    await sessions.written();
    expect(kept()).toEqual([{ ...mine, account: "new mark", login: "chief" }]);
    sessions.endOthers(mine.key, { own: undefined, marks: new Set() });
    expect([ended.length, mine.account]).toEqual([1, "new mark"]);
    sessions.endOthers(undefined, { own: { login: "boss", account: "newest mark" }, marks: new Set() });
    expect([ended, mine.account]).toEqual([[other, mine], "new mark"]);
  });

  it("writes uses down once in half a minute", async () => {
    const { sessions, clock, disk, kept } = await openSessions();
    const { session } = sessions.open("boss", "mark");
    await sessions.written();
    expect(disk.writes).toBe(1);
    clock.nowMs += 10;
    sessions.use(session.key);
    vi.advanceTimersByTime(29_000);
    sessions.use(session.key);
    expect(disk.writes).toBe(1);
    clock.nowMs -= 10;
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(disk.writes).toBe(2));
    expect(kept()).toMatchObject([{ lastUsedAt: 1_000_010 }]);
    // What is written for another reason needs no second time.
    sessions.use(session.key);
    await sessions.written();
    vi.advanceTimersByTime(60_000);
    await sessions.written();
    expect(disk.writes).toBe(4);
  });

  it("come back after a restart, but those that are over and those of a password that holds no more", async () => {
    const first = await openSessions();
    const [old, idle] = [first.sessions.open("boss", "mark").session, first.sessions.open("boss", "mark").session];
    first.clock.nowMs += 1600;
    const other = first.sessions.open("eye", "another mark").session;
    const young = first.sessions.open("boss", "mark").session;
    old.lastUsedAt = first.clock.nowMs;
    await first.sessions.stop();
    const again = await openSessions({ path: first.path, nowMs: first.clock.nowMs + 900 });
    expect([old, idle, other, young].map(({ key }) => again.sessions.has(key))).toEqual([true, false, false, true]);
    // Those that are left out are left out of the file at once.
    await vi.waitFor(() => expect(again.kept().map(({ key }) => key)).toEqual([old.key, young.key]));
    const later = await openSessions({ path: first.path, nowMs: first.clock.nowMs + 901 });
    expect([old, young].map(({ key }) => later.sessions.has(key))).toEqual([false, true]);
  });

  it("of a clock that was set back begin now: nobody has logged in tomorrow", async () => {
    const first = await openSessions();
    const { session } = first.sessions.open("boss", "mark");
    await first.sessions.stop();
    const again = await openSessions({ path: first.path, nowMs: 500_000 });
    expect(again.sessions.use(session.key)).toMatchObject({ createdAt: 500_000, lastUsedAt: 500_000 });
    const later = await openSessions({ path: first.path, nowMs: 2_000_000 });
    expect(later.sessions.has(session.key)).toBe(false);
  });

  it("write nothing at a start without any", async () => {
    const { disk, sessions } = await openSessions();
    await new Promise((resolve) => setImmediate(resolve));
    expect(disk.writes).toBe(0);
    await sessions.stop();
    expect(disk.writes).toBe(1);
  });
});

const infoPath = "/flussonic/api/server";
const made = { login: undefined, password: undefined };

/** The data folder as a power cut at this moment leaves it. */
function cutPower(folder: string): string {
  const left = temporaryFolder();
  cpSync(folder, left, { recursive: true });
  return left;
}

/** What a browser with this cookie is answered by a server that was started anew. */
async function statusAfterRestart(cookie: string, start: Parameters<typeof startTestServer>[0]): Promise<number> {
  const { server } = await startTestServer(start);
  const client = new TestClient(server.url);
  client.cookie = cookie;
  const { status } = await client.get(infoPath);
  await server.stop();
  return status;
}

describe("a login", () => {
  it("outlives a restart of the server, again and again", async () => {
    const { client, server, folder } = await startTestServer();
    await server.stop();
    for (let restart = 0; restart < 3; restart++) {
      expect(await statusAfterRestart(client.cookie, { options: { folder } })).toBe(200);
    }
  });

  it("is kept before it is answered: a server that is killed at once still knows it", async () => {
    const { client, folder } = await startTestServer();
    const logins = await Promise.all(
      [1, 2, 3].map(async () => {
        const other = new TestClient(client.url);
        await other.logIn("admin", "correct horse");
        return [other.cookie, cutPower(folder)] as const;
      }),
    );
    for (const [cookie, left] of logins)
      expect(await statusAfterRestart(cookie, { options: { folder: left } })).toBe(200);
  });

  it("that was ended by logout stays ended, though the server is killed at once", async () => {
    const { client, folder } = await startTestServer();
    await client.post("/admin/logout");
    expect(await statusAfterRestart(client.cookie, { options: { folder: cutPower(folder) } })).toBe(401);
  });

  it("ends after a time without use and at last in any case, whatever restarts lie between", async () => {
    let now = 1_000_000;
    const parts = { now: () => now, limits: { sessionIdleMs: 1000, sessionMs: 2500 } };
    const { client, server, folder } = await startTestServer({ parts });
    now += 900;
    expect((await client.get(infoPath)).status).toBe(200);
    await server.stop();
    const again = { options: { folder }, parts };
    now += 900;
    expect(await statusAfterRestart(client.cookie, again)).toBe(200);
    now += 600;
    expect(await statusAfterRestart(client.cookie, again)).toBe(200);
    now += 200;
    expect(await statusAfterRestart(client.cookie, again)).toBe(401);

    const idle = await startTestServer(again);
    await idle.server.stop();
    now += 1100;
    expect(await statusAfterRestart(idle.client.cookie, again)).toBe(401);
  });

  it("does not live longer because the clock was set back", async () => {
    let now = 100_000_000;
    const parts = { now: () => now, limits: { sessionIdleMs: 1000, sessionMs: 2500 } };
    const { client, server, folder } = await startTestServer({ parts });
    await server.stop();
    now -= 50_000_000;
    expect(await statusAfterRestart(client.cookie, { options: { folder }, parts })).toBe(200);
    now += 2600;
    expect(await statusAfterRestart(client.cookie, { options: { folder }, parts })).toBe(401);
  });

  it("survives the change of the password that it made itself, and all others are gone, also after a restart", async () => {
    const { client, server, folder } = await startTestServer({ options: made });
    await client.logIn("admin", server.firstPassword ?? "");
    const other = new TestClient(server.url);
    await other.logIn("admin", server.firstPassword ?? "");
    const login = { login: "boss", password: "pässwörter 🔑" };
    expect((await client.modify({ edit_auth: login }, 1)).status).toBe(200);
    const left = cutPower(folder);
    await server.stop();
    for (const rest of [left, folder]) {
      expect(await statusAfterRestart(other.cookie, { options: { ...made, folder: rest } })).toBe(401);
    }
    expect(await statusAfterRestart(client.cookie, { options: { ...made, folder } })).toBe(200);
  });

  it("opened with a password that was changed while the server stood still is gone", async () => {
    const { client, server, folder } = await startTestServer({ options: made });
    await client.logIn("admin", server.firstPassword ?? "");
    await server.stop();
    expect(await statusAfterRestart(client.cookie, { options: { ...made, folder } })).toBe(200);
    writeFileSync(join(folder, "sluice.conf"), '{"edit_auth":{"login":"admin","password":"another one"}}');
    expect(await statusAfterRestart(client.cookie, { options: { ...made, folder } })).toBe(401);
  });

  it("opened with the password of the command line lives as long as that password is given", async () => {
    const { client, server, folder } = await startTestServer();
    await server.stop();
    const start = (login: string | undefined, password: string | undefined) =>
      statusAfterRestart(client.cookie, { options: { folder: cutPower(folder), login, password } });
    expect(await start("admin", "correct horse")).toBe(200);
    expect(await start("admin", "another horse")).toBe(401);
    expect(await start("boss", "correct horse")).toBe(401);
    expect(await start(undefined, undefined)).toBe(401);
  });
});

describe("the file of the logins", () => {
  it("is for the server's eyes only, and whoever steals it gets in nowhere", async () => {
    const { client, server, folder } = await startTestServer();
    const path = join(folder, "sessions.json");
    const text = readFileSync(path, "utf8");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(text).not.toContain(client.cookie.split("=")[1]);
    expect(text).not.toContain("correct horse");
    expect(text).not.toContain("scrypt$");
    const thief = new TestClient(server.url);
    for (const [word] of text.matchAll(/[\w-]{16,}/g)) {
      thief.cookie = `sluice_session=${word}`;
      expect((await thief.get(infoPath)).status).toBe(401);
    }
  });

  it.each([
    ["cut off", (text: string) => text.slice(0, -20)],
    ["of other content", () => "[]"],
    ["with an entry that is none", (text: string) => text.replace(/"createdAt":\d+/, '"createdAt":"x"')],
    ["empty", () => ""],
  ])("that is damaged (%s) means that everybody logs in again, and a line in the log", async (_name, damage) => {
    const { client, server, folder } = await startTestServer();
    await server.stop();
    const path = join(folder, "sessions.json");
    writeFileSync(path, damage(readFileSync(path, "utf8")));
    const again = await startTestServer({ options: { folder } });
    const before = new TestClient(again.server.url);
    before.cookie = client.cookie;
    expect((await before.get(infoPath)).status).toBe(401);
    expect(again.lines.join("\n")).toContain("error logins are forgotten");
    expect((await again.client.get(infoPath)).status).toBe(200);
    await again.server.stop();
    expect(await statusAfterRestart(again.client.cookie, { options: { folder } })).toBe(200);
  });

  it("gets its mode back when it came from a backup that everybody may read", async () => {
    const { server, folder, client } = await startTestServer();
    await server.stop();
    chmodSync(join(folder, "sessions.json"), 0o644);
    expect(await statusAfterRestart(client.cookie, { options: { folder } })).toBe(200);
    expect(statSync(join(folder, "sessions.json")).mode & 0o777).toBe(0o600);
  });

  it("that cannot be written keeps nobody out, and the log says so", async () => {
    let isFull = false;
    const files: Files = {
      ...diskFiles,
      open: (path, ...rest) =>
        isFull && String(path).includes("sessions.json")
          ? Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }))
          : diskFiles.open(path, ...rest),
    };
    const { client, lines } = await startTestServer({ parts: { files } });
    isFull = true;
    expect((await client.logIn("admin", "correct horse")).status).toBe(200);
    expect((await client.get(infoPath)).status).toBe(200);
    expect(lines.join("\n")).toContain("error logins are not kept");
    isFull = false;
    await client.logIn("admin", "correct horse");
  });

  it("is not written at every use, but what was last used is known after a stop", async () => {
    let now = 0;
    let writes = 0;
    const files: Files = {
      ...diskFiles,
      rename: (from, to) => {
        if (String(to).endsWith("sessions.json")) writes += 1;
        return diskFiles.rename(from, to);
      },
    };
    const parts = { now: () => now, files, limits: { sessionIdleMs: 1000 } };
    const { client, server, folder } = await startTestServer({ parts });
    await vi.waitFor(() => expect(writes).toBe(1));
    for (let use = 0; use < 50; use++) await client.get(infoPath);
    now = 900;
    await client.get(infoPath);
    expect(writes).toBe(1);
    await server.stop();
    expect(writes).toBe(2);
    now = 1500;
    expect(await statusAfterRestart(client.cookie, { options: { folder }, parts })).toBe(200);
  });
});

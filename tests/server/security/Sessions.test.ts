import { chmodSync, cpSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { diskFiles, type Files } from "../../../server/config/storage/durableFiles.ts";
import { TestClient } from "../support/TestClient.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

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

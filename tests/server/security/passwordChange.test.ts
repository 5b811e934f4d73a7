import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { valueAt } from "../../../src/model/configPath.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import type * as Passwords from "../../../server/config/passwords.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { TestClient } from "../support/TestClient.ts";
import { TestSocket } from "../support/TestSocket.ts";

/** Passwords are checked as ever, but the answer can be held back, as a slow machine holds it back. */
const scrypt = vi.hoisted(() => ({ asked: 0, held: Promise.resolve() }));
vi.mock("../../../server/config/passwords.ts", async (original) => {
  const passwords = await original<typeof Passwords>();
  return {
    ...passwords,
    verifyPassword: async (password: string, stored: string) => {
      const isRight = await passwords.verifyPassword(password, stored);
      scrypt.asked += 1;
      await scrypt.held;
      return isRight;
    },
  };
});

beforeEach(() => {
  scrypt.held = Promise.resolve();
});

const infoPath = "/flussonic/api/server";
const next = { edit_auth: { login: "admin", password: "battery staple" } };

/** A server whose password is kept, not given: after a change the one before is worth nothing. */
async function startWithKeptPassword() {
  const { client, server, folder } = await startTestServer({ options: { login: undefined, password: undefined } });
  const old = server.firstPassword ?? "";
  await client.logIn("admin", old);
  const authorization = `Basic ${Buffer.from(`admin:${old}`).toString("base64")}`;
  return {
    client,
    server,
    folder,
    old,
    authorization,
    change: () => client.modify(next, server.context.record.current.rev),
  };
}

/** Begins something that checks a password, and does the other thing between the check and its answer. */
async function amidCheck<Answer>(begin: () => Promise<Answer>, act: () => Promise<unknown>): Promise<Answer> {
  const { asked } = scrypt;
  const release = holdScrypt();
  const answer = begin();
  answer.catch(() => undefined);
  await vi.waitFor(() => expect(scrypt.asked).toBeGreaterThan(asked));
  await act();
  release();
  return answer;
}

function holdScrypt(): () => void {
  let release = (): void => undefined;
  scrypt.held = new Promise((resolve) => (release = resolve));
  return release;
}

/** What the server made up: a token, a ticket. */
function wordOf({ json }: { readonly json: JsonObject }, name: string): string {
  const word = json[name];
  if (typeof word !== "string") throw new Error(`The server gave no ${name}.`);
  return word;
}

const tokenPath = "/flussonic/api/generate_admin_view_token";

describe("a change of the password", () => {
  it("lets nobody in whose old password was still being checked when it was saved", async () => {
    const { server, old, change } = await startWithKeptPassword();
    const late = new TestClient(server.url);
    const answer = await amidCheck(() => late.logIn("admin", old), change);
    expect([answer.status, answer.json["error"]]).toEqual([403, "bad_credentials"]);
    expect(late.cookie).toBe("");
    expect((await late.logIn("admin", "battery staple")).status).toBe(200);
  });

  it("leaves no Basic credentials that were still being checked", async () => {
    const { server, authorization, change } = await startWithKeptPassword();
    const late = new TestClient(server.url);
    expect((await amidCheck(() => late.get(infoPath, { authorization }), change)).status).toBe(401);
    expect((await late.get(infoPath, { authorization })).status).toBe(401);
  });

  it("leaves no Basic credentials that were right a moment ago", async () => {
    const { server, authorization, change } = await startWithKeptPassword();
    const other = new TestClient(server.url);
    expect((await other.get(infoPath, { authorization })).status).toBe(200);
    await change();
    expect((await other.get(infoPath, { authorization })).status).toBe(401);
  });

  it("opens no socket whose credentials were still being checked", async () => {
    const { server, authorization, change } = await startWithKeptPassword();
    const opening = amidCheck(() => TestSocket.open(server.url, { headers: { authorization } }), change);
    await expect(opening).rejects.toThrow("401");
  });

  it("closes the sockets that Basic credentials opened, by ticket or at once", async () => {
    const { client, server, authorization, change } = await startWithKeptPassword();
    const other = new TestClient(server.url);
    const ticket = wordOf(await other.post("/flussonic/api/socket-ticket", undefined, { authorization }), "ticket");
    const sockets = [
      await TestSocket.open(server.url, { credentials: ticket }),
      await TestSocket.open(server.url, { headers: { authorization } }),
    ];
    const mine = await client.socket();
    await change();
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
    expect((await mine.ask("read_config"))["rev"]).toBe(2);
  });

  it("makes the tickets worth nothing that Basic credentials got", async () => {
    const { client, server, authorization, change } = await startWithKeptPassword();
    const other = new TestClient(server.url);
    const ticket = wordOf(await other.post("/flussonic/api/socket-ticket", undefined, { authorization }), "ticket");
    const credentials = await client.ticket();
    await change();
    await expect(TestSocket.open(server.url, { credentials: ticket })).rejects.toThrow("401");
    await TestSocket.open(server.url, { credentials });
  });

  it("leaves no administrator who may only read from now on, though the password is the same", async () => {
    const { client, server } = await startWithKeptPassword();
    const { record } = server.context;
    await client.modify({ edit_auth: { login: "boss", password: "bosses password" } }, record.current.rev);
    const authorization = `Basic ${Buffer.from("boss:bosses password").toString("base64")}`;
    const socket = await TestSocket.open(server.url, { headers: { authorization } });
    const boss = { login: "boss", password: valueAt(record.current.config, ["edit_auth", "password"]) ?? "" };
    const both = { view_auth: boss, edit_auth: { login: "chief", password: "chiefs password" } };
    expect((await client.modify(both, record.current.rev)).status).toBe(200);
    expect(valueAt(record.current.config, ["view_auth", "password"])).toBe(boss.password);
    expect(await socket.closed).toBe(4401);
    await expect(TestSocket.open(server.url, { headers: { authorization } })).rejects.toThrow("401");
  });

  it("has whoever renames the login act by the new name from then on", async () => {
    const { client, server } = await startWithKeptPassword();
    const { record } = server.context;
    const chief = { login: "chief", password: "chiefs password" };
    await client.modify({ edit_auth: chief, view_auth: { login: "admin", password: "only reading" } }, 1);
    expect((await client.modify({ loglevel: "debug" }, 2)).status).toBe(200);
    expect([record.past.meta(2)?.who, record.past.meta(3)?.who]).toEqual(["admin", "chief"]);
  });

  it("leaves alone who comes with the password of the command line, as that one still holds", async () => {
    const { client, server } = await startTestServer();
    const authorization = `Basic ${Buffer.from("admin:correct horse").toString("base64")}`;
    const socket = await TestSocket.open(server.url, { headers: { authorization } });
    await client.modify(next, 1);
    expect((await socket.ask("read_config"))["rev"]).toBe(2);
  });

  it("ends all view tokens made under the one before, also those of who changed it", async () => {
    const { client, server, authorization, change } = await startWithKeptPassword();
    const { viewTokens } = server.context;
    const other = new TestClient(server.url);
    const tokens = [
      wordOf(await client.get(tokenPath), "token"),
      wordOf(await other.get(tokenPath, { authorization }), "token"),
    ];
    expect(tokens.map((token) => viewTokens.isGood(token))).toEqual([true, true]);
    await change();
    expect(tokens.map((token) => viewTokens.isGood(token))).toEqual([false, false]);
    expect(viewTokens.isGood(wordOf(await client.get(tokenPath), "token"))).toBe(true);
  });

  it("has ended view tokens before the engine looks who may still watch", async () => {
    const { client, server, change } = await startWithKeptPassword();
    const { viewTokens, engine } = server.context;
    const token = wordOf(await client.get(tokenPath), "token");
    const seen: boolean[] = [];
    vi.spyOn(engine, "configure").mockImplementation(() => void seen.push(viewTokens.isGood(token)));
    await change();
    expect(seen).toEqual([false]);
  });

  it("drops what others have scheduled, whatever it is, and keeps what whoever changed it has scheduled", async () => {
    const { client, server, authorization, change } = await startWithKeptPassword();
    const program = new TestClient(server.url);
    const headers = { "if-match": "*", "x-save-at": String(Date.now() + 60_000) };
    const schedule = (by: TestClient, delta: object, more: Record<string, string> = {}) =>
      by.post("/flussonic/api/modify_config", delta, { ...headers, ...more });
    const evil = { cluster_key: "X", streams: { sport: { name: "sport", on_publish: "/tmp/evil.sh" } } };
    expect((await schedule(program, evil, { authorization })).status).toBe(202);
    expect((await schedule(client, { loglevel: "debug" })).status).toBe(202);
    await change();
    await vi.waitFor(() => expect(server.context.scheduled.list).toMatchObject([{ paths: ["loglevel"] }]));
    const words =
      /^The save that admin scheduled for .* was not applied: the login that scheduled it was changed since\.$/;
    expect(server.context.notices.errors).toEqual([expect.stringMatching(words)]);
    expect((await client.get("/flussonic/api/audit?kind=schedule_dropped")).json["entries"]).toMatchObject([
      { kind: "schedule_dropped", words: expect.stringMatching(words) },
    ]);
    // Neither mark nor session is told.
    expect(JSON.stringify((await client.get("/flussonic/api/scheduled_saves")).json)).not.toMatch(/account|session/);
  });

  it("that goes back leaves whoever made it logged in, with what they had scheduled, also after a restart", async () => {
    const { client, server, folder } = await startWithKeptPassword();
    const options = { login: undefined, password: undefined, folder };
    const scheduled = { "if-match": "*", "x-save-at": String(Date.now() + 60_000) };
    await client.post("/flussonic/api/modify_config", { loglevel: "debug" }, scheduled);
    const onTrial = async (): Promise<number> => {
      const { record } = server.context;
      await client.modify(next, record.current.rev, { "x-confirm-within": "60" });
      return record.current.rev;
    };
    const isAsBefore = async ({ scheduled: saves, notices, record }: typeof server.context, at: TestClient) => {
      expect(saves.list).toMatchObject([{ by: "admin", paths: ["loglevel"] }]);
      expect([notices.errors, record.current.config["edit_auth"]]).toEqual([[], undefined]);
      expect((await at.get(infoPath)).status).toBe(200);
    };
    await client.post("/flussonic/api/undo_config", { rev: await onTrial() });
    await isAsBefore(server.context, client);
    const rev = await onTrial();
    await server.stop();
    const again = await startTestServer({ options });
    const after = new TestClient(again.server.url);
    after.cookie = client.cookie;
    expect((await after.post("/flussonic/api/undo_config", { rev })).status).toBe(200);
    await isAsBefore(again.server.context, after);
  });

  it("refuses a call whose body was still on its way", async () => {
    const { client, server, authorization, change } = await startWithKeptPassword();
    const body = JSON.stringify({ loglevel: "debug" });
    const socket = connect(server.port, "127.0.0.1");
    const answer = new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
    const head = [
      "POST /flussonic/api/modify_config HTTP/1.1",
      "Host: 127.0.0.1",
      "Content-Type: application/json",
      'If-Match: "2"',
      `Authorization: ${authorization}`,
      `Content-Length: ${body.length}`,
    ];
    const { asked } = scrypt;
    socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 5)}`);
    await vi.waitFor(() => expect(scrypt.asked).toBeGreaterThan(asked));
    expect((await client.get(infoPath)).status).toBe(200);
    await change();
    socket.write(body.slice(5));
    expect(await answer).toContain(" 401 ");
    socket.destroy();
    expect(server.context.record.current.rev).toBe(2);
  });
});

describe("the administrators' login, once it is set,", () => {
  const lost = /takes the administrators' login away/;
  const api = (path: string) => `/flussonic/api/${path}`;

  it("is taken away by no save, whichever way, so that the first password lets nobody in again", async () => {
    const { client, server, old, change } = await startWithKeptPassword();
    const { record } = server.context;
    await change();
    const any = { "if-match": "*" };
    const later = { "x-save-at": String(Date.now() + 60_000) };
    const modify = (delta: object, headers = {}) => client.post(api("modify_config"), delta, { ...any, ...headers });
    const answers = [
      await modify({ edit_auth: null }),
      await modify({ edit_auth: { password: null } }),
      await modify({ edit_auth: null }, later),
      await modify({ $reset: true, loglevel: "debug" }),
      await client.post(api("save_raw_config"), '{"loglevel":"debug"}', any),
    ];
    const refused = { status: 422, json: { error: "invalid", message: expect.stringMatching(lost) } };
    expect(answers).toMatchObject(answers.map(() => refused));
    const problem = { pointer: "/edit_auth/login", level: "error", message: expect.stringMatching(lost) };
    const checked = await client.post(api("check_config"), { edit_auth: null });
    expect(checked.json["problems"]).toContainEqual(expect.objectContaining(problem));
    expect((await client.post(api("parse_raw_config"), "{}")).status).toBe(422);
    expect([record.current.rev, server.context.scheduled.count]).toEqual([2, 0]);
    const other = new TestClient(server.url);
    expect((await other.logIn("admin", old)).status).toBe(403);
    expect((await modify({ edit_auth: { login: "boss", password: "bosses password" } })).status).toBe(200);
  });

  it("stays when a revision from before it is restored, and so does the reader's", async () => {
    const { client, server, old } = await startWithKeptPassword();
    const { record } = server.context;
    await client.modify({ loglevel: "debug", view_auth: { login: "eye", password: "seen no more" } }, 1);
    await client.modify({ ...next, loglevel: "error", view_auth: null }, 2);
    const { edit_auth: held } = record.current.config;
    const restored = await client.post(api("revisions/2/restore"), undefined, { "if-match": "*" });
    expect([restored.status, record.current.config]).toEqual([200, { loglevel: "debug", edit_auth: held }]);
    expect(JSON.parse(record.current.document.text)).toEqual(record.current.config);
    expect((await client.get(infoPath)).status).toBe(200);
    expect((await new TestClient(server.url).logIn("admin", old)).status).toBe(403);
    expect((await new TestClient(server.url).logIn("admin", "battery staple")).status).toBe(200);
  });

  it("is removed by a hand in the file: that is the way of who is locked out", async () => {
    const { server, old, folder, change } = await startWithKeptPassword();
    await change();
    writeFileSync(join(folder, "sluice.conf"), '{"loglevel":"debug"}');
    await server.context.record.readHandEdit();
    expect(server.context.record.current.config).toEqual({ loglevel: "debug" });
    expect((await new TestClient(server.url).logIn("admin", old)).status).toBe(200);
  });
});

describe("a logout", () => {
  it("ends the view tokens of its session, and those of nobody else", async () => {
    const { client, server, old, authorization } = await startWithKeptPassword();
    const { viewTokens } = server.context;
    const other = new TestClient(server.url);
    await other.logIn("admin", old);
    const basic = new TestClient(server.url);
    const mine = wordOf(await client.get(tokenPath), "token");
    const others = [
      wordOf(await other.get(tokenPath), "token"),
      wordOf(await basic.get(tokenPath, { authorization }), "token"),
    ];
    await client.post("/admin/logout");
    expect(viewTokens.isGood(mine)).toBe(false);
    expect(others.map((token) => viewTokens.isGood(token))).toEqual([true, true]);
  });

  it("is refused to saves that waited while the password was changed, whatever they would do", async () => {
    const { client, server, authorization, change } = await startWithKeptPassword();
    const program = new TestClient(server.url);
    const { record } = server.context;
    const headers = { authorization, "if-match": "*" };
    // Its password is remembered as right from here on.
    expect((await program.get(infoPath, headers)).status).toBe(200);
    const back = { edit_auth: { login: "admin", password: "in again" } };
    const waiting = [
      change(),
      ...[back, back, { loglevel: "debug" }].map((delta) =>
        program.post("/flussonic/api/modify_config", delta, headers),
      ),
      program.call("PUT", "/flussonic/api/rescue", { rev: 1 }, headers),
    ];
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 401, 401, 401, 401]);
    expect([record.current.rev, record.past.rescue]).toEqual([2, undefined]);
    expect((await client.logIn("admin", "battery staple")).status).toBe(200);
  });
});

describe("a change of the kept login", () => {
  it("lets who came by the login of the command line, and changes the kept one, go on as who he is", async () => {
    const { client, server } = await startTestServer();
    const { record } = server.context;
    await client.modify({ edit_auth: { login: "boss", password: "battery staple" } }, record.current.rev);
    const at = { "x-save-at": String(Date.now() + 3_600_000) };
    expect((await client.modify({ loglevel: "debug" }, record.current.rev, at)).status).toBe(202);
    await client.modify({ edit_auth: { password: "another one" } }, record.current.rev);
    expect(server.context.scheduled.list).toMatchObject([{ by: "admin" }]);
    const { entries } = (await client.get("/flussonic/api/audit")).json;
    const who = (name: string) => expect.objectContaining({ who: name });
    expect(entries).toEqual([who("admin"), who("admin"), who("admin"), who("admin"), who("server")]);
  });
});

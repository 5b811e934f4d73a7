import { readFileSync, statSync } from "node:fs";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { hashPassword } from "../../../server/config/passwords.ts";
import type { ConfigChange } from "../../../server/config/ServedConfig.ts";
import { diskFiles } from "../../../server/config/storage/durableFiles.ts";
import { createLog } from "../../../server/log/serverLog.ts";
import { AdminAccount, type StoredLogin } from "../../../server/security/AdminAccount.ts";
import { LoginGuard, LoginThrottle, requireCaller } from "../../../server/security/LoginGuard.ts";
import { SessionFile } from "../../../server/security/SessionFile.ts";
import { Sessions } from "../../../server/security/Sessions.ts";
import { TestClient } from "../support/TestClient.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const basic = (login: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`,
});

describe("the login", () => {
  it("takes login and password as a form and answers a cookie that scripts cannot read [C389] [C390]", async () => {
    const { client } = await startTestServer();
    const answer = await client.logIn("admin", "correct horse");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(/^sluice_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await client.get("/flussonic/api/server")).status).toBe(200);
  });

  it("answers 403 to a wrong password and to an unknown login", async () => {
    const { client } = await startTestServer();
    expect((await client.logIn("admin", "wrong")).json).toMatchObject({ error: "bad_credentials" });
    expect((await client.logIn("nobody", "correct horse")).status).toBe(403);
    expect((await client.logIn("admin", "correct horse ")).status).toBe(403);
  });

  it("takes no bytes that are no text for a password which holds the sign for such bytes", async () => {
    const { client } = await startTestServer({ options: { password: "pass \uFFFD" } });
    const ask = async (login: Buffer) =>
      (await client.get("/flussonic/api/server", { authorization: `Basic ${login.toString("base64")}` })).json[
        "message"
      ];
    const broken = Buffer.concat([Buffer.from("admin:pass "), Buffer.from([0xff])]);
    expect(await ask(broken)).toBe("The login or the password is not valid UTF-8.");
    expect(await ask(Buffer.from("admin:pass \uFFFD"))).toBeUndefined();
  });

  it("gives a new session at each login and ends the one before", async () => {
    const { client, server } = await startTestServer();
    const before = client.cookie;
    await client.logIn("admin", "correct horse");
    expect(client.cookie).not.toBe(before);
    const old = new TestClient(server.url);
    old.cookie = before;
    expect((await old.get("/flussonic/api/server")).status).toBe(401);
  });

  it("ends with logout: the cookie is worth nothing afterwards", async () => {
    const { client } = await startTestServer();
    expect((await client.post("/admin/logout")).status).toBe(204);
    expect((await client.get("/flussonic/api/server")).status).toBe(401);
  });

  it("ends after a time without use, and at last in any case", async () => {
    let now = 0;
    const limits = { sessionIdleMs: 1000, sessionMs: 2500 };
    const { client } = await startTestServer({ parts: { now: () => now, limits } });
    for (now = 900; now < 2500; now += 800) expect((await client.get("/flussonic/api/server")).status).toBe(200);
    now = 2600;
    expect((await client.get("/flussonic/api/server")).status).toBe(401);
    await client.logIn("admin", "correct horse");
    now += 1100;
    expect((await client.get("/flussonic/api/server")).status).toBe(401);
  });

  it("takes the administrator's credentials in an Authorization header [C381]", async () => {
    const { server } = await startTestServer();
    const client = new TestClient(server.url);
    expect((await client.get("/flussonic/api/server", basic("admin", "correct horse"))).status).toBe(200);
    expect((await client.get("/flussonic/api/server", basic("admin", "wrong"))).status).toBe(401);
    expect((await client.get("/flussonic/api/server", { authorization: "Bearer x" })).status).toBe(401);
  });

  it("gives every call to whoever is logged in: there are no roles [C382] [S005]", async () => {
    const { client } = await startTestServer();
    for (const path of ["server", "read_config", "read_raw_config", "revisions", "generate_admin_view_token"]) {
      expect((await client.get(`/flussonic/api/${path}`)).status).toBe(200);
    }
    expect((await client.modify({ loglevel: "debug" }, 1)).status).toBe(200);
  });

  it("evaluates only a few of many wrong passwords and answers 429 to the rest", async () => {
    const { client, lines } = await startTestServer();
    const answers = await Promise.all([...Array(60).keys()].map(() => client.logIn("admin", "wrong")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(40);
    expect(answers.find(({ status }) => status === 429)?.headers.get("retry-after")).toBe("2");
    expect(
      lines.filter((line) => line.includes("login throttled") || line.includes("login refused")).length,
    ).toBeGreaterThan(40);
  });

  it("counts by connection: a forged X-Forwarded-For changes nothing", async () => {
    const { client } = await startTestServer();
    const attempt = (n: number) =>
      client.post("/admin/login", new URLSearchParams({ login: "admin", password: "wrong" }), {
        "x-forwarded-for": `10.0.0.${n}`,
      });
    const answers = await Promise.all([...Array(30).keys()].map(attempt));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  it("throttles Basic credentials like the login page", async () => {
    const { server } = await startTestServer();
    const client = new TestClient(server.url);
    const attempts = [...Array(30).keys()].map((n) => client.get("/flussonic/api/server", basic("admin", `wrong${n}`)));
    expect((await Promise.all(attempts)).filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  });

  it("holds nobody off for a reader's right password, sent to calls that are not for readers", async () => {
    const { client, server } = await startTestServer();
    await client.modify({ view_auth: { login: "eye", password: "Reads-only-1" } }, 1);
    const reader = new TestClient(server.url);
    for (let call = 0; call < 12; call++)
      expect((await reader.get("/flussonic/api/revisions", basic("eye", "Reads-only-1"))).status).toBe(401);
    expect((await reader.logIn("admin", "correct horse")).status).toBe(200);
  });

  it("makes a password up at the first start, tells it once, and keeps only its hash", async () => {
    const folder = temporaryFolder();
    const none = { folder, login: undefined, password: undefined };
    const first = await startTestServer({ options: none });
    const password = first.server.firstPassword ?? "";
    expect(password.length).toBeGreaterThanOrEqual(16);
    const client = new TestClient(first.server.url);
    await client.logIn("admin", password);
    expect((await client.get("/flussonic/api/server")).status).toBe(200);
    const path = join(folder, "admin.json");
    expect(readFileSync(path, "utf8")).not.toContain(password);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await first.server.stop();
    const second = await startTestServer({ options: none });
    expect(second.server.firstPassword).toBeUndefined();
    expect((await new TestClient(second.server.url).logIn("admin", password)).status).toBe(200);
    expect(first.lines.join()).not.toContain(password);
  });

  it("takes the login of the config once it is set, and the first password no more", async () => {
    const { server } = await startTestServer({ options: { login: undefined, password: undefined } });
    const client = new TestClient(server.url);
    const first = server.firstPassword ?? "";
    await client.logIn("admin", first);
    expect((await client.modify({ edit_auth: { login: "boss", password: "pässwörter 🔑" } }, 1)).status).toBe(200);
    expect((await client.get("/flussonic/api/server")).status).toBe(200);
    expect((await client.logIn("admin", first)).status).toBe(403);
    expect((await client.logIn("boss", "pässwörter 🔑")).status).toBe(200);
  });

  it("never writes a password, ticket or token into the log", async () => {
    const { client, lines } = await startTestServer();
    await client.logIn("admin", "canary-password");
    await client.logIn("canary-typed-into-the-wrong-field", "x");
    await client.get("/flussonic/api/server", basic("admin", "canary-password"));
    const ticket = await client.ticket();
    await client.get(`/flussonic/api/events?credentials=${ticket}`);
    await client.modify({ cluster_key: "canary-key", edit_auth: { login: "a", password: "canary-password" } }, 1);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join("\n")).not.toMatch(new RegExp(`canary|${ticket}|${client.cookie.split("=")[1] ?? "-"}`));
  });

  it("puts down who is guessed at, and nothing that nobody is called", async () => {
    const { client, lines } = await startTestServer();
    await client.logIn("admin", "wrong-password");
    await client.logIn("eve\n2026 info login\u001b[2J\u202e", "wrong-password");
    const refused = lines.filter((line) => line.includes("login refused"));
    expect(refused).toHaveLength(2);
    expect(refused[0]).toContain('"login":"admin"');
    expect(refused[1]).not.toMatch(/"login":|eve/);
  });
});

/** Administrator and reader of the guards below. */
let boss: StoredLogin;
let eye: StoredLogin;
beforeAll(async () => {
  boss = { login: "boss", password: await hashPassword("correct horse") };
  eye = { login: "eye", password: await hashPassword("reads only") };
});

/** A guard of its own, whose clock stands. */
async function openGuard(told: Partial<Pick<ConstructorParameters<typeof LoginGuard>[0], "onRefused" | "onProgram">>) {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const now = () => 1_000_000;
  const account = AdminAccount.ofConfig(() => boss, now);
  const reader = AdminAccount.ofConfig(() => eye, now);
  const file = await SessionFile.open({ path: join(temporaryFolder(), "sessions.json"), files: diskFiles, log });
  const limits = { idleMs: 1000, absoluteMs: 1000 };
  const sessions = new Sessions({ file, accounts: account.marks, limits, now });
  return { guard: new LoginGuard({ account, reader, sessions, log, now, ...told }), account, reader, sessions };
}

/** A request with these headers, over a connection from there. */
function requestOf(headers: IncomingMessage["headers"], remoteAddress?: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress }));
  Object.assign(request.headers, headers);
  return request;
}

const unauthorized = { kind: "unauthorized" };

describe("LoginGuard", () => {
  it("counts what came of the passwords that were sent", async () => {
    const { guard } = await openGuard({});
    expect(Object.fromEntries(guard.logins.counts)).toEqual({ accepted: 0, refused: 0, throttled: 0 });
    await guard.check("boss", "correct horse", "10.0.0.1");
    await guard.check("boss", "correct horse", "10.0.0.1");
    for (let n = 0; n < 8; n++)
      await expect(guard.check("boss", "wrong", "10.0.0.1")).rejects.toMatchObject({ kind: "bad_credentials" });
    for (let n = 0; n < 3; n++)
      await expect(guard.check("boss", "correct horse", "10.0.0.1")).rejects.toMatchObject({ kind: "too_many" });
    expect(Object.fromEntries(guard.logins.counts)).toEqual({ accepted: 2, refused: 8, throttled: 3 });
  });

  it("tells who was refused and from where, and keeps a name to itself that nobody has", async () => {
    const onRefused = vi.fn<(refused: object) => void>();
    const { guard } = await openGuard({ onRefused });
    for (const login of ["boss", "eye", "correct horse"])
      await expect(guard.check(login, "wrong", "10.0.0.1")).rejects.toThrow("The login or the password is wrong.");
    expect(onRefused.mock.calls.map(([refused]) => refused)).toEqual([
      { login: "boss", address: "10.0.0.1" },
      { login: "eye", address: "10.0.0.1" },
      { login: undefined, address: "10.0.0.1" },
    ]);
  });

  it("tells of each call of a program, with the address of its connection", async () => {
    const onProgram = vi.fn<(program: { readonly login: string; readonly address: string }) => void>();
    const { guard } = await openGuard({ onProgram });
    const headers = { ...basic("boss", "correct horse"), "x-forwarded-for": "10.9.9.9" };
    await guard.visitorOf(requestOf(headers, "10.0.0.7"));
    await guard.visitorOf(requestOf(headers, "10.0.0.8"));
    // The connection has broken off meanwhile.
    await guard.visitorOf(requestOf(headers));
    await expect(guard.visitorOf(requestOf(basic("boss", "wrong"), "10.0.0.9"))).rejects.toMatchObject(unauthorized);
    expect(onProgram.mock.calls.map(([{ login, address }]) => [login, address])).toEqual([
      ["boss", "10.0.0.7"],
      ["boss", "10.0.0.8"],
      ["boss", ""],
    ]);
  });

  it("says of a program's wrong password that it needs another, and why in its own log", async () => {
    const { guard } = await openGuard({});
    await expect(guard.visitorOf(requestOf(basic("boss", "wrong")))).rejects.toMatchObject({
      ...unauthorized,
      message: "The login or the password is wrong.",
      cause: { kind: "bad_credentials" },
    });
  });

  it("lets readers into what is open to them as readers, and the administrator as such", async () => {
    const { guard, account, reader } = await openGuard({});
    const asReader = { login: "eye", account: reader.ownMark, isReader: true };
    const asBoss = { login: "boss", account: account.ownMark, isReader: false };
    // The second time they are remembered.
    for (let call = 0; call < 2; call++) {
      expect(await guard.visitorOf(requestOf(basic("eye", "reads only")), true)).toEqual(asReader);
      expect(await guard.visitorOf(requestOf(basic("boss", "correct horse")), true)).toEqual(asBoss);
      expect(await guard.visitorOf(requestOf(basic("boss", "correct horse")))).toEqual(asBoss);
      await expect(guard.visitorOf(requestOf(basic("eye", "reads only")))).rejects.toMatchObject(unauthorized);
    }
  });

  it("does not check a password again that was right a moment ago", async () => {
    const { guard, account } = await openGuard({});
    const recognise = vi.spyOn(account, "recognise");
    for (let call = 0; call < 3; call++) await guard.visitorOf(requestOf(basic("boss", "correct horse")));
    expect(recognise).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["none", undefined],
    ["of another kind", "Bearer Ym9zczpjb3JyZWN0IGhvcnNl"],
    ["whose kind only ends like it", "NotBasic Ym9zczpjb3JyZWN0IGhvcnNl"],
    ["with words behind it", "Basic Ym9zczpjb3JyZWN0IGhvcnNl and more"],
    ["without a colon", `Basic ${Buffer.from("boss").toString("base64")}`],
  ])("takes a request for one of nobody with an Authorization header: %s", async (_which, authorization) => {
    const { guard } = await openGuard({});
    expect(await guard.visitorOf(requestOf(authorization === undefined ? {} : { authorization }))).toBeUndefined();
  });

  it("takes an Authorization header however its kind is written, and refuses one with an empty login", async () => {
    const { guard } = await openGuard({});
    const visitor = await guard.visitorOf(requestOf({ authorization: "bASIC   Ym9zczpjb3JyZWN0IGhvcnNl" }));
    expect(visitor?.login).toBe("boss");
    await expect(guard.visitorOf(requestOf(basic("", "correct horse")))).rejects.toMatchObject(unauthorized);
  });

  it("asks who comes with nothing to log in", async () => {
    const { guard } = await openGuard({});
    const nobody = await guard.visitorOf(requestOf({}));
    expect(() => requireCaller({ visitor: nobody })).toThrow(expect.objectContaining(unauthorized));
    const visitor = { login: "boss", account: "mark" };
    expect(requireCaller({ visitor })).toBe(visitor);
  });

  it("knows of each visitor whether they would be let in still, as what they came", async () => {
    const { guard, account, reader, sessions } = await openGuard({});
    const mark = account.ownMark ?? "";
    const { id, session } = sessions.open("boss", mark);
    const visitor = requireCaller({ visitor: await guard.visitorOf(requestOf({ cookie: `sluice_session=${id}` })) });
    expect(visitor).toEqual({ login: "boss", session: session.key, account: mark });
    expect(guard.isStillIn(visitor)).toBe(true);
    sessions.end(session.key);
    expect(guard.isStillIn(visitor)).toBe(false);
    const readers = { login: "eye", account: reader.ownMark ?? "" };
    expect(guard.isStillIn({ login: "boss", account: mark })).toBe(true);
    expect(guard.isStillIn({ ...readers, isReader: true })).toBe(true);
    expect(guard.isStillIn(readers)).toBe(false);
    expect(guard.isStillIn({ login: "boss", account: mark, isReader: true })).toBe(false);
  });

  it("ends the logins of everybody but who saved when the password becomes another, and for no other change", async () => {
    const { guard, account, sessions } = await openGuard({});
    const listeners = new Set<(change: ConfigChange) => void>();
    const unfollow = guard.followPassword({
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const [mine, other] = [sessions.open("boss", "before").session, sessions.open("boss", "before").session];
    const tell = (patch: JsonObject) => listeners.forEach((listen) => listen(changeBy(mine.key, patch)));
    tell({ loglevel: "debug" });
    expect([sessions.has(mine.key), sessions.has(other.key)]).toEqual([true, true]);
    tell({ edit_auth: { password: "another" } });
    expect([sessions.has(mine.key), sessions.has(other.key)]).toEqual([true, false]);
    expect(sessions.use(mine.key)?.account).toBe(account.ownMark);
    unfollow();
    expect(listeners.size).toBe(0);
  });
});

/** What a session saved. */
function changeBy(session: string, patch: JsonObject): ConfigChange {
  const origin = { way: "form" } as const;
  return { rev: 2, who: "boss", session, patch, before: {}, config: {}, renames: [], origin, changes: 1, summary: "" };
}

describe("LoginThrottle", () => {
  it("lets at most twenty of a thousand attempts in twenty seconds through", () => {
    let now = 0;
    const throttle = new LoginThrottle(() => now);
    let evaluated = 0;
    for (let n = 0; n < 1000; n++, now += 20) if (throttle.waitFor("10.0.0.1") === 0) evaluated += 1;
    expect(evaluated).toBeLessThanOrEqual(20);
  });

  it("lets another address in while one is held off", () => {
    const throttle = new LoginThrottle(() => 0);
    for (let n = 0; n < 100; n++) throttle.waitFor("10.0.0.1");
    expect(throttle.waitFor("10.0.0.1")).toBeGreaterThan(0);
    expect(throttle.waitFor("10.0.0.2")).toBe(0);
  });

  it("takes one network of IPv6 for one address", () => {
    const throttle = new LoginThrottle(() => 0);
    for (let n = 0; n < 100; n++) throttle.waitFor(`2001:db8:0:1::${n.toString(16)}`);
    expect(throttle.waitFor("2001:db8:0:1:ffff:1:2:3")).toBeGreaterThan(0);
    expect(throttle.waitFor("2001:db8:0:2::1")).toBe(0);
    expect(throttle.waitFor("::ffff:10.0.0.9")).toBe(0);
  });

  it("does not count right passwords", () => {
    const throttle = new LoginThrottle(() => 0);
    for (let n = 0; n < 100; n++) {
      expect(throttle.waitFor("10.0.0.1")).toBe(0);
      throttle.succeeded("10.0.0.1");
    }
  });

  it("answers ever later to an account that is guessed at from everywhere", () => {
    const throttle = new LoginThrottle(() => 0);
    const delays = [...Array(50).keys()].map(() => throttle.failed("admin"));
    expect([delays.at(0), delays.at(-1)]).toEqual([0, 1000]);
  });
});

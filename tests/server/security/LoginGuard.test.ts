import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LoginThrottle } from "../../../server/security/LoginGuard.ts";
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

import { afterEach, describe, expect, it } from "vitest";
import { rawLanguage } from "../../../../server/config/configLanguage.ts";
import type { Engine } from "../../../../server/engine/Engine.ts";
import { createSimulatedEngine } from "../../../../server/simulated/SimulatedEngine.ts";
import { configEntities } from "../../../../src/model/config/configEntities.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { AuthServer } from "../../media/viewers/support/AuthServer.ts";
import { FakeEngine } from "../../support/FakeEngine.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { TestClient } from "../../support/TestClient.ts";

const address = "/flussonic/api/auth_backends/try";
const running: AuthServer[] = [];
afterEach(async () => {
  for (const backend of running.splice(0)) await backend.stop();
});

async function startBackend(answer: AuthServer["answer"]): Promise<AuthServer> {
  const backend = await AuthServer.start();
  running.push(backend);
  backend.answer = answer;
  return backend;
}

const rules = {
  name: "main",
  allow: { tokens: ["good"], ips: ["10.0.0.0/8", "192.0.2.7"], uas: ["Box"] },
  deny: { tokens: ["bad"], countries: ["GB"] },
};

/** A server without media whose config is given; answers what a trial says. */
async function openServer(config: JsonObject, engine: Engine = createSimulatedEngine()) {
  const parts = { engine, entities: configEntities, language: rawLanguage };
  const started = await startTestServer({ parts });
  const { rev } = started.server.context.record.current;
  expect(await started.client.modify(config, rev)).toMatchObject({ status: 200 });
  const ask = async (body: JsonObject) => {
    const { status, json } = await started.client.post(address, { ip: "203.0.113.7", ...body });
    return { status, ...json };
  };
  return { ...started, ask, tryMain: (body: JsonObject) => ask({ backend: "main", ...body }) };
}

describe("the trial of an auth backend", () => {
  it.each([
    [{ token: "good" }, "allowed", "token", "/allow/tokens/0"],
    [{ token: "bad", ip: "10.1.1.1" }, "refused", "token", "/deny/tokens/0"],
    [{ ip: "192.0.2.7" }, "allowed", "address", "/allow/ips/1"],
    [{ country: "gb" }, "refused", "country", "/deny/countries/0"],
    [{ user_agent: "Box" }, "allowed", "player", "/allow/uas/0"],
    [{ token: "other" }, "refused", "none", undefined],
  ])("of %j says %s by %s, and where that rule stands", async (viewer, verdict, by, pointer) => {
    const { tryMain } = await openServer({ auth_backends: { main: rules } });
    const trial = await tryMain(viewer);
    expect(trial).toMatchObject({ status: 200, verdict, by, asked: [] });
    expect(trial).toHaveProperty("took_ms");
    expect("pointer" in trial ? trial.pointer : undefined).toBe(pointer);
  });

  it("finds the country by the address, unless one is given", async () => {
    const { tryMain } = await openServer({ auth_backends: { main: rules } });
    expect(await tryMain({ ip: "8.8.8.8" })).toMatchObject({ country: "US", verdict: "refused", by: "none" });
    expect(await tryMain({ ip: "8.8.8.8", country: "GB" })).toMatchObject({ country: "GB", by: "country" });
    expect(await tryMain({ ip: "192.168.1.1" })).not.toHaveProperty("country");
  });

  it("tells of each address what it answered and how long it took, and which one decided", async () => {
    const [moved, broken, hung, open] = await Promise.all([
      startBackend({ status: 302, headers: { location: "http://127.0.0.1:1/" } }),
      startBackend({ status: 500 }),
      startBackend("hang"),
      startBackend({ status: 200 }),
    ]);
    const backends = [moved, broken, hung, open].map(({ host }) => ({ url: `http://me:pass@${host}/auth?key=s3cret` }));
    const { tryMain, lines } = await openServer({ auth_backends: { main: { name: "main", backends } } });
    const trial = await tryMain({ token: "t0ken", stream: "news", proto: "dash", user_agent: "Box", country: "FR" });
    expect(trial).toMatchObject({ verdict: "allowed", by: "backend" });
    expect(trial).toMatchObject({
      asked: [
        { address: `http://${moved.host}/auth`, verdict: "unanswered", reason: expect.stringContaining("302") },
        { verdict: "unanswered", reason: expect.stringContaining("500") },
        { verdict: "unanswered", reason: expect.stringContaining("no answer within 3 s") },
        { verdict: "allowed", decided: true },
      ],
    });
    const asked = "asked" in trial && Array.isArray(trial.asked) ? trial.asked : [];
    const times = asked.map(({ took_ms: ms }: { took_ms: number }) => ms);
    expect(times[2]).toBeGreaterThan(2900);
    expect(times[3]).toBeLessThan(2000);
    expect("took_ms" in trial && Number(trial.took_ms), "it did not wait for the silent one").toBeLessThan(2000);
    expect(open.asked[0]?.fields).toMatchObject({
      name: "news",
      token: "t0ken",
      proto: "dash",
      ip: "203.0.113.7",
      country: "FR",
      user_agent: "Box",
      request_type: "new_session",
    });
    expect(JSON.stringify([trial, lines])).not.toMatch(/s3cret|pass|t0ken|xxx/);
  });

  it.each([
    [403, false, "refused", "backend"],
    [500, true, "allowed", "default"],
    [403, true, "refused", "backend"],
    [500, false, "unanswered", "backend"],
  ])(
    "with an address that answers %i and allow_default %s says %s by the %s",
    async (status, isDefault, verdict, by) => {
      const backend = await startBackend({ status });
      const main = { name: "main", backends: [{ url: backend.url }], ...(isDefault && { allow_default: true }) };
      const { tryMain } = await openServer({ auth_backends: { main } });
      expect(await tryMain({})).toMatchObject({ verdict, by, asked: [{ address: backend.url }] });
    },
  );

  it("asks anew each time, keeps no answer, and opens no session", async () => {
    const backend = await startBackend({ status: 200 });
    const main = { name: "main", backends: [{ url: backend.url }] };
    const { tryMain, server } = await openServer({
      auth_backends: { main },
      streams: { news: { name: "news", auth: { url: "auth://main" } } },
    });
    expect(await tryMain({ stream: "news" })).toMatchObject({ verdict: "allowed" });
    backend.answer = { status: 403 };
    expect(await tryMain({ stream: "news" })).toMatchObject({ verdict: "refused" });
    expect(backend.asked).toHaveLength(2);
    expect(server.context.engine.sessions("news")).toEqual([]);
  });

  it("tries backends as they are edited, a deleted one and a new one too, and saves nothing", async () => {
    const { ask, tryMain, server } = await openServer({
      auth_backends: { main: rules },
      streams: { news: { name: "news", auth: { url: "auth://main" } } },
    });
    const edited = { main: { name: "portal", deny: { ips: ["203.0.113.0/24"] } } };
    expect(await tryMain({ auth_backends: edited })).toMatchObject({ verdict: "refused", by: "address" });
    expect(await ask({ stream: "news", token: "good", auth_backends: edited })).toMatchObject({ by: "address" });
    const added = { second: { name: "second", allow_default: true } };
    expect(await ask({ backend: "second", auth_backends: added })).toMatchObject({ verdict: "allowed", by: "default" });
    expect(await tryMain({ auth_backends: { main: null } })).toMatchObject({ status: 404 });
    expect(server.context.record.current.config).toMatchObject({ auth_backends: { main: rules } });
  });

  it("asks nobody at an address that is neither http nor https", async () => {
    const { tryMain } = await openServer({});
    for (const url of ["file:///etc/passwd", "ftp://127.0.0.1/", "no address"]) {
      const trial = await tryMain({ auth_backends: { main: { name: "main", backends: [{ url }] } } });
      expect(trial).toMatchObject({ verdict: "unanswered", reason: expect.stringContaining("not an http or https") });
    }
  });

  it("of a stream goes by all that the stream says", async () => {
    const { ask } = await openServer({
      auth_backends: { main: rules },
      streams: {
        news: { name: "news", auth: { url: "auth://main", allowed_countries: ["FR"] } },
        open: { name: "open" },
        off: { name: "off", disabled: true },
        paged: { name: "paged", auth: { domains: ["tv.example"] } },
      },
    });
    expect(await ask({ stream: "open" })).toMatchObject({ verdict: "allowed", by: "stream" });
    expect(await ask({ stream: "off" })).toMatchObject({ verdict: "refused", by: "stream" });
    expect(await ask({ stream: "none" })).toMatchObject({
      verdict: "refused",
      reason: "There is nothing of this name.",
    });
    expect(await ask({ stream: "news", token: "good", country: "DE" })).toMatchObject({
      verdict: "refused",
      by: "stream",
      reason: expect.stringContaining("DE"),
    });
    expect(await ask({ stream: "news", token: "good", country: "FR" })).toMatchObject({ by: "token", backend: "main" });
    expect(await ask({ stream: "paged" })).toMatchObject({ verdict: "refused" });
    expect(await ask({ stream: "paged", referer: "https://tv.example/live" })).toMatchObject({ verdict: "allowed" });
  });

  it("of a stream that has all the viewers it may have says that it is full, whoever decided before", async () => {
    const engine = new FakeEngine();
    const backend = await startBackend({ status: 200 });
    const { ask, tryMain } = await openServer(
      {
        auth_backends: { main: { name: "main", backends: [{ url: backend.url }] } },
        streams: {
          news: { name: "news", auth: { max_sessions: 2 } },
          film: { name: "film", auth: { url: "auth://main", max_sessions: 1 } },
        },
      },
      engine,
    );
    engine.limited.set("news", 1).set("film", 1);
    expect(await ask({ stream: "news" })).toMatchObject({ verdict: "allowed" });
    engine.limited.set("news", 2);
    const reason = "The limit of 2 viewers at the same time is reached.";
    expect(await ask({ stream: "news" })).toMatchObject({ verdict: "refused", by: "stream", reason });
    const full = await ask({ stream: "film" });
    expect(full).toMatchObject({ verdict: "refused", by: "stream", asked: [{ verdict: "allowed" }] });
    expect(full).not.toMatchObject({ asked: [{ decided: true }] });
    expect(await tryMain({ stream: "film" }), "a backend knows of no limit").toMatchObject({ verdict: "allowed" });
    backend.answer = { status: 403 };
    expect(await ask({ stream: "film" }), "who is refused is told why").toMatchObject({ by: "backend" });
  });

  it("refuses a user whom the backend lets watch nothing", async () => {
    const backend = await startBackend({ status: 200, headers: { "X-UserId": "7", "X-Max-Sessions": "0" } });
    const { tryMain } = await openServer({
      auth_backends: { main: { name: "main", backends: [{ url: backend.url }] } },
    });
    const reason = "This user may not watch anything now.";
    expect(await tryMain({})).toMatchObject({ verdict: "refused", by: "backend", reason, asked: [{ decided: true }] });
    backend.answer = { status: 200, headers: { "X-UserId": "7", "X-Max-Sessions": "1" } };
    expect(await tryMain({})).toMatchObject({ verdict: "allowed" });
  });

  it("asks no more than 100 addresses, of a stream's backend neither", async () => {
    const backend = await startBackend({ status: 403 });
    const many = Array.from({ length: 101 }, (_, index) => ({ url: `${backend.url}/${index}` }));
    const { ask, tryMain } = await openServer({
      auth_backends: { main: { name: "main", backends: many } },
      streams: { news: { name: "news", auth: { url: "AUTH://main" } } },
    });
    const refused = { status: 400, message: "main has 101 addresses; a trial asks at most 100." };
    expect(await ask({ stream: "news" })).toMatchObject(refused);
    expect(await tryMain({})).toMatchObject(refused);
    expect(backend.asked).toEqual([]);
    const fewer = { main: { name: "main", backends: many.slice(1) } };
    expect(await ask({ stream: "news", auth_backends: fewer })).toMatchObject({ status: 200, verdict: "refused" });
    expect(backend.asked).toHaveLength(100);
  });

  it.each([
    ["http://me:pass@ho st/auth?key=s3cret", "http://…"],
    ["me:pass@host/auth", "unreadable"],
    ["pass/s3cret", "unreadable"],
    ["ftp://me:pass@host/s3cret", "ftp://…"],
  ])("tells of %s no more than %s", async (url, told) => {
    const { tryMain } = await openServer({});
    const trial = await tryMain({ auth_backends: { main: { name: "main", backends: [{ url }] } } });
    expect(trial).toMatchObject({ verdict: "unanswered", asked: [{ address: told }] });
    expect(JSON.stringify(trial)).not.toMatch(/pass|s3cret/);
  });

  it("refuses what it cannot read, in words, and who is not logged in", async () => {
    const { ask, tryMain, client, server } = await openServer({ auth_backends: { main: rules } });
    expect(await client.post(address, [])).toMatchObject({ status: 400 });
    expect(await ask({})).toMatchObject({ status: 400, message: "Name an auth backend or a stream." });
    for (const [member, value] of Object.entries({
      ip: "300.1.1.1",
      country: "England",
      proto: "a/b",
      token: "x".repeat(3000),
      user_agent: 5,
      auth_backends: [],
    }))
      expect(await tryMain({ [member]: value })).toMatchObject({
        status: 400,
        message: expect.stringContaining(member),
      });
    const wrong = { main: { name: "main", deny: { countries: ["England"] } } };
    expect(await tryMain({ auth_backends: wrong })).toMatchObject({
      status: 422,
      problems: [{ pointer: "/auth_backends/main/deny/countries/0" }],
    });
    const many = Array.from({ length: 101 }, (_, index) => ({ url: `http://127.0.0.1:1/${index}` }));
    expect(await tryMain({ auth_backends: { main: { name: "main", backends: many } } })).toMatchObject({ status: 400 });
    expect((await new TestClient(server.url).post(address, { backend: "main", ip: "1.1.1.1" })).status).toBe(401);
  });

  it("lets few go on at a time", async () => {
    const backend = await startBackend("hang");
    const main = { name: "main", backends: [{ url: backend.url }] };
    const { tryMain } = await openServer({ auth_backends: { main } });
    const all = await Promise.all(Array.from({ length: 6 }, async () => tryMain({})));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
    expect(await tryMain({}), "and then others").toMatchObject({ status: 200, verdict: "unanswered" });
  });

  it("is announced, whatever the engine can do", async () => {
    const { client } = await openServer({}, new FakeEngine());
    expect((await client.get("/flussonic/api/server")).json).toMatchObject({ capabilities: { try_auth: true } });
  });
});

import { describe, expect, it } from "vitest";
import { createSimulatedEngine } from "../../../../server/simulated/SimulatedEngine.ts";
import { parseMetrics, type ParsedMetrics } from "../../metrics/parseMetrics.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { TestClient } from "../../support/TestClient.ts";

const basic = (login: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${login}:${password}`).toString("base64")}`,
});
const admin = basic("admin", "correct horse");
const reader = basic("prometheus", "battery staple");
const viewAuth = { view_auth: { login: "prometheus", password: "battery staple" } };

/** Somebody without a cookie. */
async function scrape(url: string, headers: Record<string, string> = admin): Promise<ParsedMetrics> {
  const { status, text } = await new TestClient(url).get("/metrics", headers);
  expect(status).toBe(200);
  return parseMetrics(text);
}

describe("GET /metrics", () => {
  it("answers the administrator in the text format of Prometheus, and nobody else", async () => {
    const { server } = await startTestServer();
    const client = new TestClient(server.url);
    const answer = await client.get("/metrics", admin);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(parseMetrics(answer.text).valueOf("sluice_config_revision")).toBe(1);
    expect((await client.get("/metrics")).status).toBe(401);
    expect((await client.get("/metrics", basic("admin", "wrong"))).status).toBe(401);
    expect((await client.get("/metrics", { ...admin, origin: "http://evil.test" })).status).toBe(403);
    expect((await client.raw("HEAD", "/metrics", admin)).status).toBe(200);
  });

  it("answers the login that only reads, which no other call lets in", async () => {
    const { client, server } = await startTestServer();
    const guest = new TestClient(server.url);
    expect((await guest.get("/metrics", reader)).status).toBe(401);
    expect((await client.modify(viewAuth, 1)).status).toBe(200);
    expect((await scrape(server.url, reader)).valueOf("sluice_config_revision")).toBe(2);
    for (const path of ["server", "read_config", "generate_admin_view_token"])
      expect([path, (await guest.get(`/flussonic/api/${path}`, reader)).status]).toEqual([path, 401]);
    const save = await guest.modify({ loglevel: "debug" }, 2, reader);
    expect(save.status).toBe(401);
    const { total } = (await client.get("/flussonic/api/audit?kind=login_refused")).json;
    expect(total, "but for the one before there was such a login, its password is right: nobody guesses").toBe(1);
    expect((await guest.logIn("prometheus", "battery staple")).status).toBe(403);
    expect((await guest.get("/metrics", basic("prometheus", "correct horse"))).status).toBe(401);
  });

  it("lets a reading login in no longer once its password was changed", async () => {
    const { client, server } = await startTestServer();
    await client.modify(viewAuth, 1);
    await scrape(server.url, reader);
    await client.modify({ view_auth: { password: "another one" } }, 2);
    expect((await new TestClient(server.url).get("/metrics", reader)).status).toBe(401);
    await scrape(server.url, basic("prometheus", "another one"));
  });

  it("asks for a password once a minute, however often it is scraped, and opens no session", async () => {
    let now = 1_000_000;
    const { client, server } = await startTestServer({ parts: { now: () => now } });
    await client.modify(viewAuth, 1);
    const accepted = async () =>
      (await scrape(server.url, reader)).valueOf("sluice_logins_total", { outcome: "accepted" });
    const first = await accepted();
    for (let scrapes = 0; scrapes < 4; scrapes++) expect(await accepted()).toBe(first);
    now += 61_000;
    expect(await accepted()).toBe((first ?? 0) + 1);
    expect((await new TestClient(server.url).get("/metrics", reader)).headers.get("set-cookie")).toBeNull();
  });

  it("is at this one spelling, and a stream called metrics keeps its own addresses", async () => {
    const engine = createSimulatedEngine();
    const { client, server } = await startTestServer({ parts: { engine } });
    await client.modify({ streams: { metrics: { name: "metrics" } } }, 1);
    const guest = new TestClient(server.url);
    for (const path of ["/metrics/", "/%6detrics", "//metrics", "/Metrics", "/metrics/x"])
      expect([path, (await guest.raw("GET", path, admin)).status]).toEqual([path, 404]);
    expect((await guest.get("/metrics/embed.html")).status).toBe(200);
    expect((await guest.get("/metrics")).status).toBe(401);
    await expect
      .poll(async () => (await scrape(server.url)).valueOf("sluice_stream_up", { name: "metrics" }), { timeout: 5000 })
      .toBeDefined();
  });

  it("counts saves by what came of them, and those that nobody confirmed", async () => {
    const { client, server } = await startTestServer();
    const saves = async () => {
      const { samples } = await scrape(server.url);
      return Object.fromEntries(
        samples
          .filter(({ name }) => name === "sluice_config_saves_total")
          .map(({ labels, value }) => [labels["outcome"], value]),
      );
    };
    expect(await saves()).toEqual({ saved: 0, conflict: 0, invalid: 0, failed: 0, rolled_back: 0 });
    const once = { "x-operation-id": "once" };
    await client.modify({ streams: { news: { name: "news" } } }, 1, once);
    await client.modify({ streams: { news: { name: "news" } } }, 1, once);
    expect((await client.modify({ streams: { news: { name: "" } } }, 2)).status).toBe(422);
    await client.modify({ streams: { news: { title: "mine" } } }, 2);
    expect((await client.modify({ streams: { news: { title: "yours" } } }, 2)).status).toBe(409);
    expect(await saves()).toEqual({ saved: 2, conflict: 1, invalid: 1, failed: 0, rolled_back: 0 });
    await client.modify({ loglevel: "debug" }, 3, { "x-confirm-within": "1" });
    await expect.poll(saves, { timeout: 5000 }).toMatchObject({ saved: 3, rolled_back: 1 });
    expect((await scrape(server.url)).valueOf("sluice_config_revision")).toBe(5);
  });

  it("counts logins, lines of the log, and what auth backends say", async () => {
    const { server } = await startTestServer();
    const guest = new TestClient(server.url);
    await guest.logIn("admin", "wrong");
    server.context.log.warning("planted");
    server.context.log.error("planted");
    server.context.authAnswers.add("refused");
    const { valueOf } = await scrape(server.url);
    expect(valueOf("sluice_logins_total", { outcome: "refused" })).toBe(1);
    expect(valueOf("sluice_log_lines_total", { level: "warning" })).toBe(1);
    expect(valueOf("sluice_log_lines_total", { level: "error" })).toBe(1);
    expect(valueOf("sluice_log_lines_total", { level: "info" })).toBeGreaterThan(0);
    expect(valueOf("sluice_auth_backend_answers_total", { verdict: "refused" })).toBe(1);
    expect(valueOf("sluice_auth_backend_answers_total", { verdict: "allowed" })).toBe(0);
  });

  it("counts a viewing session once when it begins and once when it ends", async () => {
    const { server } = await startTestServer();
    const { history } = server.context.records;
    const session = { id: "a", name: "news", created_at: 1, bytes_sent: 5 };
    history.add(session);
    history.add({ ...session, bytes_sent: 9 });
    history.add({ ...session, id: "b" });
    history.add({ ...session, bytes_sent: 12, deleted_at: 5 });
    const { valueOf } = await scrape(server.url);
    expect(valueOf("sluice_sessions_opened_total")).toBe(2);
    expect(valueOf("sluice_sessions_closed_total")).toBe(1);
  });
});

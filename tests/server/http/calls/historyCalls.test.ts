import { describe, expect, it, onTestFinished } from "vitest";
import { HistoryStore } from "../../../../server/records/history/HistoryStore.ts";
import { loadCheck } from "../../../../src/generated/loadCheck.ts";
import type { HistorySession } from "../../../../src/generated/types/HistorySession.ts";
import { openPulse } from "../../records/openPulse.ts";
import type { TestClient } from "../../support/TestClient.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";
import { testRecords } from "../../support/testRecords.ts";

const T0 = Date.UTC(2026, 0, 10, 12);

function session(id: string, part: Partial<HistorySession> = {}): HistorySession {
  const created_at = part.created_at ?? T0;
  return {
    id,
    name: "news",
    type: "hls",
    country: "AL",
    created_at,
    deleted_at: created_at + 1000,
    bytes_sent: 5,
    ...part,
  };
}

async function open(sessions: readonly HistorySession[] = []) {
  const { pulse, pass, clock } = await openPulse({ nowMs: T0 });
  const history = new HistoryStore({ folder: temporaryFolder(), now: () => T0 + 1e7 });
  onTestFinished(() => history.close());
  for (const one of sessions) history.add(one);
  const records = await testRecords({ history, pulse });
  const { client, engine } = await startTestServer({ parts: { records, now: () => clock.nowMs } });
  return { client, engine, history, pass };
}

async function ids(client: TestClient, query: string): Promise<string> {
  const { status, text } = await client.get(`/flussonic/api/history${query}`);
  expect(status).toBe(200);
  const body: unknown = JSON.parse(text);
  const rows: unknown = Array.isArray(body) ? body : Reflect.get(Object(body), "sessions");
  return Array.isArray(rows) ? rows.map((row: unknown) => String(Reflect.get(Object(row), "id"))).join("") : "none";
}

describe("the history calls", () => {
  it("answer a plain list of sessions, of one media when asked [S404]", async () => {
    const { client } = await open([session("a"), session("b", { name: "site/cam 1", created_at: T0 + 1 })]);
    expect(await ids(client, "")).toBe("ba");
    expect(await ids(client, "?media=site%2Fcam%201")).toBe("b");
    expect(await ids(client, "?media=nobody")).toBe("");
    const check = await loadCheck("history-session");
    const rows: unknown = JSON.parse((await client.get("/flussonic/api/history")).text);
    for (const row of Array.isArray(rows) ? rows : [undefined]) expect(check(row)).toBe(true);
  });

  it("answer sessions, report and pulse of version 2, each when asked for [S406]", async () => {
    const { client, pass } = await open([session("a"), session("b", { type: "rtmp" })]);
    pass(130, { news: { in: 100, out: 200, clients: 1 } });
    const get = async (query: string) => (await client.get(`/flussonic/api/history?vsn=2${query}`)).json;
    expect(Object.keys(await get(""))).toEqual(["sessions", "total", "report"]);
    expect(Object.keys(await get("&sessions=true"))).toEqual(["sessions", "total"]);
    expect(Object.keys(await get("&group=type"))).toEqual(["report"]);
    const { report, pulse } = await get("&report=true&pulse=true&name=news");
    expect(report).toMatchObject([
      { type: "hls", count: 1 },
      { type: "rtmp", count: 1 },
    ]);
    const reportCheck = await loadCheck("history-report");
    for (const row of Array.isArray(report) ? report : [undefined]) expect(reportCheck(row)).toBe(true);
    expect((await loadCheck("pulse"))(pulse)).toBe(true);
    expect(pulse).toMatchObject({
      "traffic{name=news}": {
        minute: [
          {
            label: "Input",
            data: [
              [T0, 100],
              [T0 + 60_000, 100],
            ],
          },
          {
            label: "Output",
            data: [
              [T0, 200],
              [T0 + 60_000, 200],
            ],
          },
        ],
      },
      last_dts: T0 + 60_000,
    });
    expect(Object.keys(Object((await get("&pulse=true"))["pulse"]))).toContain("overview");
  });

  it("give whoever is watching still the bytes of this moment, and whoever has left those of the end", async () => {
    const { deleted_at: _ended, ...watching } = session("a");
    const { client, engine } = await open([watching, session("b")]);
    engine.viewers.set(
      "news",
      ["a", "b"].map((id) => ({ id, bytes_sent: 700 })),
    );
    const told = [
      { id: "b", bytes_sent: 5 },
      { id: "a", bytes_sent: 700 },
    ];
    expect((await client.get("/flussonic/api/history?vsn=2")).json["sessions"]).toMatchObject(told);
    expect(JSON.parse((await client.get("/flussonic/api/history")).text)).toMatchObject(told);
  });

  it("put those who are watching still in their place by the bytes of this moment, page by page", async () => {
    const { deleted_at: _ended, ...watching } = session("a", { bytes_sent: 1 });
    const { client, engine, history } = await open([watching, session("b"), session("c", { bytes_sent: 900 })]);
    const show = (bytes_sent: number) => engine.viewers.set("news", [{ id: "a", bytes_sent }]);
    show(700);
    expect(await ids(client, "?vsn=2&sort=bytes&sort_dir=desc")).toBe("cab");
    show(1000);
    expect(await ids(client, "?vsn=2&sort=bytes&sort_dir=desc&limit=2&name=news")).toBe("ac");
    show(2);
    expect(await ids(client, "?vsn=2&sort=bytes&sort_dir=desc&limit=2&offset=2")).toBe("b");
    history.add({ ...watching, deleted_at: T0 + 5000, bytes_sent: 3 });
    show(5000);
    expect(await ids(client, "?vsn=2&sort=bytes&sort_dir=desc")).toBe("cba");
  });

  it("sort by the keys of the page in both directions, page by page, and say how many there are [S062]", async () => {
    const sessions = ["a", "b", "c"].map((id, n) =>
      session(id, {
        type: `p${n}`,
        ip: `${n}`,
        country: `X${n}`,
        created_at: T0 + n,
        deleted_at: T0 + 100 + n * 10,
        bytes_sent: n,
        user_id: `u${n}`,
      }),
    );
    const { client } = await open(sessions);
    for (const key of ["proto", "ip", "country", "created_at", "duration", "bytes", "user_id"]) {
      expect([key, await ids(client, `?vsn=2&sort=${key}`)]).toEqual([key, "abc"]);
      expect([key, await ids(client, `?vsn=2&sort=${key}&sort_dir=desc`)]).toEqual([key, "cba"]);
    }
    expect(await ids(client, "?vsn=2&sort=ip&limit=1&offset=1")).toBe("b");
    expect((await client.get("/flussonic/api/history?vsn=2&limit=1")).json["total"]).toBe(3);
  });

  it("take a time in milliseconds or in seconds", async () => {
    const { client } = await open([session("a"), session("b", { created_at: T0 + 10_000 })]);
    expect(await ids(client, `?vsn=2&from=${T0 + 5000}`)).toBe("b");
    expect(await ids(client, `?vsn=2&to=${T0 / 1000 + 5}&sessions=true`)).toBe("a");
  });

  it("mean all streams of a location by its name", async () => {
    const { client, pass } = await open([session("a", { name: "live/cam" }), session("b", { name: "lively" })]);
    pass(130, { "live/cam": { in: 100, out: 0, clients: 0 }, "live/b": { in: 5, out: 0, clients: 0 } });
    expect(await ids(client, "?vsn=2&name=live")).toBe("");
    await client.modify({ lives: { live: { prefix: "live" } } }, 1);
    expect(await ids(client, "?vsn=2&name=live")).toBe("a");
    const { pulse } = (await client.get("/flussonic/api/history?vsn=2&pulse=true&name=live")).json;
    expect(pulse).toMatchObject({ "traffic{name=live}": { minute: [{ label: "Input", data: [[T0, 105], {}] }, {}] } });
  });

  it("group a report by type: a row for each country of it, the rows of a type together [S258]", async () => {
    const { client } = await open([
      session("a"),
      session("b", { type: "rtmp" }),
      session("c", { country: "DE" }),
      session("d"),
    ]);
    const { report } = (await client.get("/flussonic/api/history?vsn=2&group=type")).json;
    expect(report).toMatchObject([
      { type: "hls", country: "AL", count: 2 },
      { type: "hls", country: "DE", count: 1 },
      { type: "rtmp", country: "AL", count: 1 },
    ]);
    const { report: plain } = (await client.get("/flussonic/api/history?vsn=2&group=proto")).json;
    expect(plain).toMatchObject([
      { type: "hls", count: 3 },
      { type: "rtmp", count: 1 },
    ]);
  });

  it("answer the newest 100 sessions in the plain form, each with the name of its media [S405]", async () => {
    const many = Array.from({ length: 120 }, (_, n) =>
      session(`s${n}`, { created_at: T0 + n, name: n % 2 ? "a" : "b" }),
    );
    const { client } = await open(many);
    const rows: unknown = JSON.parse((await client.get("/flussonic/api/history")).text);
    expect(rows).toHaveLength(100);
    expect(rows).toMatchObject([{ id: "s119", name: "a" }, { id: "s118", name: "b" }, ...Array(98).fill({})]);
    expect(await ids(client, "?media=b")).toMatch(/^s118s116s114/);
  });

  it("refuse a parameter in words that name it", async () => {
    const { client } = await open();
    for (const query of [
      "sort=id",
      "sort_dir=up",
      "group=ip",
      "limit=-1",
      "limit=1.5",
      "from=yesterday",
      "vsn=3",
      "offset=1e99",
    ]) {
      const { status, json } = await client.get(`/flussonic/api/history?${query}`);
      expect([status, json["message"]]).toEqual([400, expect.stringContaining(query.split("=")[0] ?? "")]);
    }
  });

  it("say why when the history cannot be read", async () => {
    const { client, history } = await open();
    await history.close();
    const { status, json } = await client.get("/flussonic/api/history?vsn=2");
    expect([status, json["error"], json["message"]]).toEqual([503, "unavailable", expect.stringContaining("history")]);
  });

  it("ask for a login", async () => {
    const { client } = await open();
    client.cookie = "";
    expect((await client.get("/flussonic/api/history")).status).toBe(401);
  });
});

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPlainObject, type JsonObject } from "../../../../src/model/Json.ts";
import { loadCheck } from "../../../../src/generated/loadCheck.ts";
import type { TestClient } from "../../support/TestClient.ts";
import { startTestServer } from "../../support/startTestServer.ts";

const PATH = "/flussonic/api/revisions";
const news = { streams: { news: { name: "news", urls: [{ url: "udp://239.0.0.1:1234" }], title: "News" } } };

async function rows(client: TestClient, query = ""): Promise<readonly JsonObject[]> {
  const { status, json } = await client.get(`${PATH}${query}`);
  expect(status).toBe(200);
  expect((await loadCheck("revisions"))(json)).toBe(true);
  return Array.isArray(json["revisions"]) ? json["revisions"].filter(isPlainObject) : [];
}

const numbers = async (client: TestClient, query: string) => (await rows(client, query)).map(({ rev }) => rev);

describe("the list of revisions", () => {
  it("says who saved what, when, from where, which way, and with which words; never a value", async () => {
    const { client } = await startTestServer();
    const comment = "Für die Nachrichten: später löschen";
    await client.modify(news, 1, { "x-comment": encodeURIComponent(comment), "x-way": "form" });
    await client.modify({ streams: { news: { title: "A secret" } }, loglevel: "debug" }, 2, { "x-way": "magic" });
    const [second, first, created] = await rows(client);
    expect(first).toMatchObject({ who: "admin", address: "127.0.0.1", way: "form", comment, changes: 1 });
    expect(first).toMatchObject({ paths: ["streams/news"] });
    expect(second).toMatchObject({ way: "api", current: true, changes: 2, paths: ["streams/news/title", "loglevel"] });
    expect(created).toMatchObject({ rev: 1, who: "server", way: "start", address: "" });
    expect(JSON.stringify([second, first])).not.toContain("A secret");
  });

  it("is searched by setting, entity, login, way, time and words, whatever their case", async () => {
    const { client } = await startTestServer();
    await client.modify(news, 1, { "x-comment": encodeURIComponent("Канал для НОВОСТЕЙ"), "x-way": "form" });
    await client.modify({ streams: { news: { title: "N" } } }, 2, { "x-way": "text" });
    await client.modify({ streams: { newsroom: { name: "newsroom", title: "R" } } }, 3);
    await client.modify({ loglevel: "debug" }, 4);
    expect(await numbers(client, "?entity=streams/news")).toEqual([3, 2]);
    expect(await numbers(client, "?setting=streams/news/title")).toEqual([3]);
    expect(await numbers(client, "?setting=loglevel")).toEqual([5]);
    expect(await numbers(client, "?way=text")).toEqual([3]);
    expect(await numbers(client, "?who=nobody")).toEqual([]);
    expect(await numbers(client, `?q=${encodeURIComponent("новостей")}`)).toEqual([2]);
    expect(await numbers(client, "?q=NEWSROOM")).toEqual([4]);
    expect(await numbers(client, `?from=${Date.now() + 60_000}`)).toEqual([]);
    expect(await numbers(client, `?to=${Date.now() + 60_000}&who=admin`)).toEqual([5, 4, 3, 2]);
  });

  it("follows an entity back through its former names, and takes another one of such a name for another", async () => {
    const { client } = await startTestServer();
    await client.modify(news, 1);
    await client.modify({ streams: { news: { title: "N" } } }, 2);
    await client.modify({ streams: { news: null, sport: { ...news.streams.news, name: "sport", title: "N" } } }, 3);
    await client.modify({ streams: { sport: { title: "S" } } }, 4);
    await client.modify({ streams: { news: { name: "news", title: "Another" } } }, 5);
    expect(await numbers(client, "?entity=streams/sport")).toEqual([5, 4, 3, 2]);
    expect(await numbers(client, "?setting=streams/sport/title")).toEqual([5, 3]);
    expect(await numbers(client, "?entity=streams/news")).toContain(6);
  });

  it("comes in pages, and refuses a page that is none", async () => {
    const { client } = await startTestServer();
    for (let rev = 1; rev <= 5; rev++) await client.modify({ total_bandwidth: rev }, rev);
    expect((await client.get(`${PATH}?limit=2`)).json).toMatchObject({ total: 6, kept: { revisions: 1000, days: 90 } });
    expect(await numbers(client, "?limit=2")).toEqual([6, 5]);
    expect(await numbers(client, "?limit=2&before=5")).toEqual([4, 3]);
    for (const wrong of ["limit=0", "limit=201", "before=x", "from=-1", "q=%00"])
      expect((await client.get(`${PATH}?${wrong}`)).status).toBe(400);
  });

  it("takes hostile comments for words: one line, nothing hidden, 500 emoji and no more", async () => {
    const { client } = await startTestServer();
    const save = (rev: number, comment: string) =>
      client.modify({ total_bandwidth: rev }, rev, { "x-comment": encodeURIComponent(comment) });
    await save(1, "one\r\nSet-Cookie: a=b\ttwo\u0000\u0007\u202Egpj");
    await save(2, "🎉".repeat(500));
    await save(3, "  \n ");
    const [blank, emoji, lines] = await rows(client);
    expect(lines).toMatchObject({ comment: "one Set-Cookie: a=b two [U+0007][U+202E]gpj" });
    expect(emoji).toMatchObject({ comment: "🎉".repeat(500) });
    expect(blank).not.toHaveProperty("comment");
    expect(await save(4, "🎉".repeat(501))).toMatchObject({ status: 400, json: { error: "bad_request" } });
    expect((await client.modify({ loglevel: "debug" }, 4, { "x-comment": "%E0%A4%A" })).status).toBe(400);
  });

  it("keeps no login of an address in a comment", async () => {
    const { client } = await startTestServer();
    const comment = encodeURIComponent("for rtsp://admin:S3cret@cam/1 only");
    await client.modify({ total_bandwidth: 1 }, 1, { "x-comment": comment });
    expect((await rows(client))[0]).toMatchObject({ comment: "for rtsp://••••••@cam/1 only" });
  });

  it.each([
    ["rtmp://a.rtmp.youtube.com/live2/KEY-1 is new", "rtmp://a.rtmp.youtube.com/live2/•••••• is new"],
    ["see http://h/x?pass=P1&pwd=P2", "see http://h/x?pass=••••••&pwd=••••••"],
    ["http://h/x?X-Amz-Signature=S3", "http://h/x?X-Amz-Signature=••••••"],
    ["http://u:PW\n@host/", "http://••••••@host/"],
    ["one\nhttp://h/x\ntwo", "one http://h/x two"],
  ])("keeps no secret of an address in a comment: %j", async (comment, kept) => {
    const { client } = await startTestServer();
    await client.modify({ total_bandwidth: 1 }, 1, { "x-comment": encodeURIComponent(comment) });
    expect((await rows(client))[0]).toMatchObject({ comment: kept });
  });

  it("refuses a comment whose bytes are not encoded, as they would be kept as other letters", async () => {
    const { client } = await startTestServer();
    const bytes = Buffer.from("Für später").toString("latin1");
    const { status, json } = await client.modify({ loglevel: "debug" }, 1, { "x-comment": bytes });
    expect([status, json["message"]]).toEqual([400, expect.stringMatching(/must be encoded/)]);
  });

  it("refuses a filter that is given twice, and a path that is longer than any", async () => {
    const { client } = await startTestServer();
    for (const name of ["who", "way", "entity", "setting", "q", "from", "before", "limit"]) {
      const { status, json } = await client.get(`${PATH}?${name}=1&${name}=2`);
      expect([name, status, json["message"]]).toEqual([name, 400, `The parameter ${name} can be given only once.`]);
    }
    const deep = (parts: number) => `${PATH}?setting=${Array(parts).fill("a").join("/")}`;
    expect((await client.get(deep(499))).json).toMatchObject({ error: "bad_request" });
    expect((await client.get(deep(64))).status).toBe(200);
  });

  it("says that a text is damaged, and loses nothing but that one", async () => {
    const { client, folder } = await startTestServer();
    await client.modify({ loglevel: "debug" }, 1);
    await client.modify({ loglevel: "error" }, 2);
    writeFileSync(join(folder, "revisions", "000000002.conf"), '{"loglevel":"forged"}');
    rmSync(join(folder, "revisions", "000000001.conf"));
    expect(await rows(client)).toMatchObject([{ rev: 3 }, { rev: 2, damaged: true }, { rev: 1, damaged: true }]);
    expect((await client.get(`${PATH}/2`)).json).toMatchObject({ error: "not_found" });
    expect((await client.get(`${PATH}/2`)).json["message"]).toMatch(/damaged/);
    expect((await client.get(`${PATH}/3`)).status).toBe(200);
  });
});

describe("a revision", () => {
  it("is read as a config, and with words where it is damaged or gone", async () => {
    const { folder, client, server } = await startTestServer();
    await client.modify(news, 1);
    await client.modify({ streams: { news: null } }, 2);
    expect((await client.get(`${PATH}/2/config`)).json).toMatchObject(news);
    expect((await client.get(`${PATH}/99/config`)).json["message"]).toMatch(/no longer stored/);
    await server.stop();
    writeFileSync(join(folder, "revisions", "000000002.conf"), "forged");
    const again = await startTestServer({ options: { folder } });
    const damaged = await again.client.get(`${PATH}/2/config`);
    expect([damaged.status, damaged.json["message"]]).toEqual([404, expect.stringMatching(/damaged/)]);
  });

  it("is marked as the rescue configuration, one at a time, also after a restart", async () => {
    const { client, folder, server } = await startTestServer();
    await client.modify({ loglevel: "debug" }, 1);
    expect((await client.call("PUT", "/flussonic/api/rescue", { rev: 1 })).json).toEqual({ rev: 1 });
    expect((await client.call("PUT", "/flussonic/api/rescue", { rev: 2 })).json).toEqual({ rev: 2 });
    expect((await client.call("PUT", "/flussonic/api/rescue", { rev: 9 })).status).toBe(404);
    await server.stop();
    const again = await startTestServer({ options: { folder } });
    const [second, first] = await rows(again.client);
    expect([second?.["rescue"], first?.["rescue"]]).toEqual([true, undefined]);
    expect((await again.client.call("DELETE", "/flussonic/api/rescue")).json).toEqual({});
    expect((await rows(again.client)).some(({ rescue }) => rescue === true)).toBe(false);
  });

  it("is restored with its way, comment and time to confirm; who kept it is told", async () => {
    const { client } = await startTestServer();
    await client.modify({ loglevel: "debug" }, 1);
    const headers = { "if-match": '"2"', "x-comment": "back", "x-confirm-within": "60" };
    const answer = await client.post(`${PATH}/1/restore`, undefined, headers);
    expect(answer.json).toMatchObject({ rev: 3, confirm_until: expect.any(Number) });
    expect((await rows(client))[0]).toMatchObject({ way: "restore", comment: "back", confirmed: "waiting" });
    await client.post("/flussonic/api/confirm_config", { rev: 3 });
    expect((await rows(client))[0]).toMatchObject({ rev: 3, confirmed: "kept", decided_by: "admin" });
    expect((await rows(client))[1]).not.toHaveProperty("decided_by");
  });

  it("that an older server kept is listed with what it changed", async () => {
    const { client, folder, server } = await startTestServer();
    await client.modify(news, 1);
    await client.modify({ loglevel: "debug" }, 2);
    await server.stop();
    const revisions = join(folder, "revisions");
    for (const name of readdirSync(revisions).filter((one) => one.endsWith(".json"))) {
      const { rev, at, who, summary, sha256, keys } = JSON.parse(readFileSync(join(revisions, name), "utf8"));
      writeFileSync(join(revisions, name), JSON.stringify({ rev, at, who, summary, sha256, keys }));
    }
    rmSync(join(folder, "index"), { recursive: true });
    const again = await startTestServer({ options: { folder } });
    await expect.poll(() => numbers(again.client, "?entity=streams/news")).toEqual([2]);
    expect((await rows(again.client))[1]).toMatchObject({ who: "admin", address: "", way: "api", changes: 1 });
  });
});

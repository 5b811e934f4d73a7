import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../support/startTestServer.ts";
import { TestClient } from "../support/TestClient.ts";

const PATH = "/flussonic/api/iptv/users";
const anna = { name: "Anna", email: "anna@example.com" };

/** A server that keeps its users below its folder, with three streams of which two are channels. */
async function startServer() {
  const { server, client, ...started } = await startTestServer();
  await client.modify({ plugins: { iptv: { database: "sqlite://iptv.db" } } }, server.context.record.current.rev);
  const save = (patch: object) => client.modify(patch, server.context.record.current.rev);
  const saved = await save({
    streams: {
      "b/Ö 1": { name: "b/Ö 1", title: 'News "live"\n#EXTINF:-1,fake', meta: { iptv: true }, position: 1 },
      plain: { name: "plain", position: 2 },
      off: { name: "off", meta: { iptv: true }, disabled: true, position: 3 },
      a: { name: "a", meta: { iptv: true }, position: 4 },
    },
  });
  expect(saved.json).toMatchObject({ rev: expect.any(Number) });
  return { ...started, server, client, save, stranger: new TestClient(client.url) };
}

describe("The calls of the IPTV users", () => {
  it("create, read, change and remove users, and remove all [S424] [S425]", async () => {
    const { client } = await startServer();
    const made = await client.post(PATH, { ...anna, max_sessions: 2 });
    expect([made.status, made.json]).toEqual([201, { ...anna, id: 1, key: made.json["key"], max_sessions: 2 }]);
    expect(made.json["key"]).toMatch(/^[\w-]{24,}$/);
    const list = await client.get(`${PATH}?filter=ANNA&page=1`);
    expect(list.json).toEqual({ users: [made.json], page: 1, page_size: 100, total: 1 });
    const changed = await client.call("PUT", `${PATH}/1`, { ...made.json, name: "Anna B.", max_sessions: null });
    expect([changed.status, changed.json]).toEqual([200, { ...anna, id: 1, name: "Anna B.", key: made.json["key"] }]);
    expect((await client.call("DELETE", `${PATH}/1`)).json).toEqual({});
    expect((await client.call("DELETE", `${PATH}/1`)).status).toBe(404);
    expect((await client.call("PUT", `${PATH}/1`, anna)).status).toBe(404);
    await client.post(PATH, anna);
    expect((await client.call("DELETE", PATH)).json).toEqual({ removed: 1 });
    expect((await client.get(PATH)).json).toMatchObject({ users: [], total: 0 });
  });

  it("refuse a change of what somebody else has changed meanwhile, and tell what it is now", async () => {
    const { client } = await startServer();
    const { json: was } = await client.post(PATH, anna);
    const { json: present } = await client.call("PUT", `${PATH}/1`, { ...was, name: "Anne", was });
    const refused = await client.call("PUT", `${PATH}/1`, { ...was, max_sessions: 2, was });
    expect([refused.status, refused.json]).toEqual([
      409,
      { error: "conflict", message: "Somebody else has changed this user meanwhile.", present },
    ]);
    expect((await client.get(PATH)).json).toMatchObject({ users: [present] });
    expect((await client.call("PUT", `${PATH}/1`, { ...was, name: "Anna", was: present })).status).toBe(200);
  });

  it("take one of two changes that come at the same moment, and none of what was never so", async () => {
    const { client } = await startServer();
    const { json: was } = await client.post(PATH, anna);
    const changes = ["Anne", "Anja", "Anka"].map((name) => client.call("PUT", `${PATH}/1`, { ...was, name, was }));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const { users } = (await client.get(PATH)).json;
    const present = Object(Array.isArray(users) ? users[0] : undefined);
    for (const own of [{ name: null }, { key: "\0" }, { max_sessions: "2" }, { max_sessions: 2.5 }])
      expect((await client.call("PUT", `${PATH}/1`, { ...anna, was: { ...present, ...own } })).status).toBe(409);
  });

  it("are for administrators only, and not for pages of other sites", async () => {
    const { client, stranger } = await startServer();
    for (const [method, path] of [
      ["GET", PATH],
      ["DELETE", PATH],
      ["DELETE", `${PATH}/1`],
    ] as const) {
      expect((await stranger.call(method, path)).status).toBe(401);
      expect((await client.call(method, path, undefined, { origin: "https://evil.example" })).status).toBe(403);
    }
    expect((await stranger.post(PATH, anna)).status).toBe(401);
    expect((await stranger.call("PUT", `${PATH}/1`, anna)).status).toBe(401);
  });

  it("need a name and an email, and no limit [S376]", async () => {
    const { client } = await startServer();
    const refused = await client.post(PATH, { max_sessions: 1 });
    expect([refused.status, refused.json["error"]]).toEqual([422, "invalid"]);
    expect(refused.json["problems"]).toMatchObject([
      { pointer: "/name", message: "Name is required" },
      { pointer: "/email", message: "Email is required" },
    ]);
    expect((await client.post(PATH, { ...anna, email: "nobody" })).json["problems"]).toMatchObject([
      { pointer: "/email", message: "Should be an email address" },
    ]);
    expect((await client.post(PATH, anna)).status).toBe(201);
    expect((await client.post(PATH, { ...anna, email: "ANNA@example.com" })).json).toMatchObject({
      error: "invalid",
      problems: [{ pointer: "/email", message: "Another user has this email." }],
    });
  });

  it("refuse what is no user, is hostile or too large", async () => {
    const { client } = await startServer();
    const hostile = '{"name":"A","email":"a@b.c","__proto__":{"admin":true}}';
    const asJson = { "content-type": "application/json" };
    const send = async (body: unknown, headers = {}) => (await client.call("POST", PATH, body, headers)).status;
    expect(await send([anna])).toBe(400);
    expect(await send("anna")).toBe(403);
    expect(await send(hostile, asJson)).toBe(400);
    expect(await send("{", asJson)).toBe(400);
    expect(await send({ ...anna, name: "A".repeat(20_000) })).toBe(413);
    const wrong = [
      { admin: true },
      { id: 7 },
      { name: "A\0" },
      { name: "A\nB" },
      { max_sessions: "2" },
      { max_sessions: -1 },
    ];
    for (const own of [...wrong, { name: "A".repeat(300) }, { key: "k".repeat(300) }, { max_sessions: 1e9 }])
      expect([own, await send({ ...anna, ...own })]).toEqual([own, 422]);
    expect((await client.get(PATH)).json["total"]).toBe(0);
  });

  it("refuse questions that make no sense", async () => {
    const { client } = await startServer();
    for (const query of ["page=0", "page=x", "page=99999999", `filter=${"a".repeat(300)}`, "filter=%00"])
      expect([query, (await client.get(`${PATH}?${query}`)).status]).toEqual([query, 400]);
  });

  it("say that IPTV is off while no database is configured", async () => {
    const { client } = await startTestServer();
    const answer = await client.get(PATH);
    expect([answer.status, answer.json["error"]]).toEqual([409, "iptv_off"]);
    expect((await client.get("/flussonic/api/server")).json["capabilities"]).toMatchObject({ iptv: true });
  });

  it("say on which path the database cannot be accessed, and go on when it can [S463]", async () => {
    const { client, server, folder, lines } = await startServer();
    const path = join(folder, "iptv.db");
    mkdirSync(path);
    const answer = await client.post(PATH, anna);
    expect([answer.status, answer.json["error"]]).toEqual([503, "unavailable"]);
    expect(answer.json["message"]).toContain(`unable to access database on path ${path}`);
    expect(server.context.notices.errors.join()).toContain(path);
    expect((await client.get("/flussonic/api/read_config")).status).toBe(200);
    rmSync(path, { recursive: true });
    expect((await client.post(PATH, anna)).status).toBe(201);
    expect(server.context.notices.errors.join()).not.toContain(path);
    expect(lines.join("\n")).not.toContain("anna@");
  });
});

describe("The playlist of an IPTV user", () => {
  it("has the channels in the config's order, by HLS, with the user's key [S090]", async () => {
    const { client, stranger } = await startServer();
    await client.post(PATH, { ...anna, key: "k&y 1" });
    const answer = await stranger.get(`/tv/playlists/1.m3u?key=${encodeURIComponent("k&y 1")}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("audio/x-mpegurl");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const title = "News 'live' #EXTINF:-1,fake";
    expect(answer.text.split("\n")).toEqual([
      "#EXTM3U",
      `#EXTINF:-1 tvg-id="b/Ö 1" tvg-name="${title}",${title}`,
      `${client.url}/b/%C3%96%201/index.m3u8?token=k%26y+1`,
      '#EXTINF:-1 tvg-id="a" tvg-name="a",a',
      `${client.url}/a/index.m3u8?token=k%26y+1`,
      "",
    ]);
  });

  it("has addresses of MPEG-TS for &type=mpegts [S091]", async () => {
    const { client, stranger } = await startServer();
    await client.post(PATH, { ...anna, key: "secret" });
    const { text } = await stranger.get("/tv/playlists/1.m3u?key=secret&type=mpegts");
    expect(text).toContain(`${client.url}/a/mpegts?token=secret\n`);
    expect(text).not.toContain("index.m3u8");
  });

  it("answers HEAD, and pages of other sites, as they are for players", async () => {
    const { client, stranger } = await startServer();
    await client.post(PATH, { ...anna, key: "secret" });
    const { status, headers } = await stranger.raw("HEAD", "/tv/playlists/1.m3u?key=secret", {});
    expect([status, headers["content-type"]]).toEqual([200, "audio/x-mpegurl"]);
    const site = { "sec-fetch-site": "cross-site", origin: "https://portal.example" };
    expect((await stranger.raw("GET", "/tv/playlists/1.m3u?key=secret", site)).status).toBe(200);
    expect((await stranger.raw("GET", "/tv/playlists/1.m3u?key=secret", { host: "evil.example" })).status).toBe(421);
  });

  it("is the same refusal for a wrong key, an id that nobody has and IPTV that is off", async () => {
    const { client, stranger, save } = await startServer();
    await client.post(PATH, { ...anna, key: "secret" });
    const refusals = [];
    for (const path of ["1.m3u?key=wrong", "2.m3u?key=secret", "2.m3u?key=", "1.m3u", "1.m3u?key=secret&key=wrong"])
      refusals.push(await stranger.get(`/tv/playlists/${path}`));
    await save({ plugins: null });
    refusals.push(await stranger.get("/tv/playlists/1.m3u?key=secret"));
    for (const { status, text } of refusals) expect([status, text]).toEqual([403, refusals[0]?.text]);
  });

  it("is not to be guessed at: an address that fails often has to wait, and says so", async () => {
    const { client, stranger } = await startServer();
    await client.post(PATH, { ...anna, key: "secret" });
    for (let times = 0; times < 30; times++)
      expect((await stranger.get("/tv/playlists/1.m3u?key=secret")).status).toBe(200);
    const statuses = [];
    for (let times = 0; times < 12; times++)
      statuses.push((await stranger.get(`/tv/playlists/1.m3u?key=${times}`)).status);
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(403));
    expect(statuses).toContain(429);
  });

  it("tells a stranger nothing of a database that is away", async () => {
    const { stranger, folder } = await startServer();
    mkdirSync(join(folder, "iptv.db"));
    const { status, text } = await stranger.get("/tv/playlists/1.m3u?key=secret");
    expect(status).toBe(503);
    expect(text).not.toContain(folder);
  });
});

describe("The auth backend of the IPTV users", () => {
  it("lets who has a key play a channel, and tells the limit", async () => {
    const { client, stranger } = await startServer();
    await client.post(PATH, { ...anna, key: "secret", max_sessions: 3 });
    const { status, headers } = await stranger.get("/tv/auth?name=a&token=secret&ip=10.0.0.1&proto=hls");
    expect(status).toBe(200);
    expect(["x-userid", "x-max-sessions", "x-authduration"].map((name) => headers.get(name))).toEqual(["1", "3", "60"]);
  });

  it("refuses a wrong key, and whatever is no channel", async () => {
    const { client, stranger } = await startServer();
    await client.post(PATH, { ...anna, key: "secret" });
    const names = ["plain", "off", "none", "constructor", ""].map((name) => `name=${name}&token=secret`);
    for (const query of ["name=a&token=wrong", "name=a", "", ...names])
      expect([query, (await stranger.get(`/tv/auth?${query}`)).status]).toEqual([query, 403]);
  });

  it("is for programs of this machine only: a proxy that asks for others is none", async () => {
    const { client, stranger } = await startServer();
    await client.post(PATH, { ...anna, key: "secret" });
    const headers = { "x-forwarded-for": "203.0.113.7" };
    expect((await stranger.get("/tv/auth?name=a&token=secret", headers)).status).toBe(403);
  });
});

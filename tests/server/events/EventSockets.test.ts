import { hostname } from "node:os";
import { connect } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import type { JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { freePort } from "../../e2e/support/freePort.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { TestClient } from "../support/TestClient.ts";
import { TestSocket } from "../support/TestSocket.ts";

function streamsOf(count: number, valueOf: (name: string) => JsonObject): JsonObject {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`s${n}`, valueOf(`s${n}`)]));
}

/** Asks, and at once again while the server says that more is waiting. */
async function readAll(socket: TestSocket, message: string): Promise<readonly JsonObject[]> {
  const events = [await socket.ask(message)];
  while (events.at(-1)?.["partial_update"] === true) events.push(await socket.ask("read_config_delta"));
  return events;
}

describe("the events socket", () => {
  it("answers read_config with the whole tree, runtime and revision [C438] [C441] [C449]", async () => {
    const { client, engine } = await startTestServer();
    await client.modify({ streams: { news: { name: "news" } } }, 1);
    engine.report({ streams: { news: { stats: { alive: true } } } });
    const socket = await client.socket();
    expect(await socket.ask("read_config")).toEqual({
      event: "current_config",
      rev: 2,
      capabilities: expect.objectContaining({ if_match: true }),
      data: {
        streams: { news: { name: "news", position: 0, stats: { alive: true } } },
        notifications: { errors: {} },
        stats: { hostname: hostname() },
        now_ms: expect.any(Number),
      },
    });
  });

  it("answers read_config_delta when something has changed, and not before [C442]", async () => {
    const { client } = await startTestServer();
    const socket = await client.socket();
    await socket.ask("read_config");
    socket.send("read_config_delta");
    expect(await socket.waiting(150)).toEqual([]);
    await client.modify({ loglevel: "debug" }, 1);
    expect(await socket.next()).toEqual({ event: "current_config_delta", rev: 2, data: { loglevel: "debug" } });
    expect(await socket.waiting(100)).toEqual([]);
  });

  it("gathers what has changed since this console last asked", async () => {
    const { client, engine } = await startTestServer();
    await client.modify({ streams: { news: { name: "news" } } }, 1);
    const socket = await client.socket();
    await socket.ask("read_config");
    await client.modify({ loglevel: "debug" }, 2);
    engine.report({ now_ms: 7, streams: { news: { stats: { bitrate: 1 } } } });
    engine.report({ now_ms: 8, streams: { news: { stats: { bitrate: 2 } } } });
    const data = { loglevel: "debug", now_ms: 8, streams: { news: { stats: { bitrate: 2 } } } };
    expect(await socket.ask("read_config_delta")).toEqual({ event: "current_config_delta", rev: 3, data });
  });

  it("never brings back the name of a deleted stream that is still reported", async () => {
    const { client, engine } = await startTestServer();
    await client.modify({ streams: { news: { name: "news" } } }, 1);
    await client.modify({ streams: { news: null } }, 2);
    engine.report({ now_ms: 1, streams: { news: { stats: { alive: true } } } });
    const socket = await client.socket();
    expect(await socket.ask("read_config")).toMatchObject({ data: { streams: {} } });
  });

  it("sends the whole tree again to a console that was away too long, or across a deletion and a new creation", async () => {
    const { client, engine } = await startTestServer();
    await client.modify({ streams: { news: { name: "news", title: "old" } } }, 1);
    const socket = await client.socket();
    await socket.ask("read_config");
    await client.modify({ streams: { news: null } }, 2);
    await client.modify({ streams: { news: { name: "news" } } }, 3);
    expect(await socket.ask("read_config_delta")).toMatchObject({ event: "current_config", rev: 4 });
    for (let n = 0; n < 300; n++) engine.report({ now_ms: n });
    expect(await socket.ask("read_config_delta")).toMatchObject({ event: "current_config", data: { now_ms: 299 } });
  });

  it("says partial_update when more is waiting [C449]", async () => {
    const { client, engine } = await startTestServer();
    const socket = await client.socket();
    await socket.ask("read_config");
    engine.report({ stats: { first: "x".repeat(3_000_000) } });
    engine.report({ stats: { second: "y".repeat(3_000_000) } });
    const events = await readAll(socket, "read_config_delta");
    expect(events.map((event) => event["partial_update"])).toEqual([...events.slice(1).map(() => true), undefined]);
    expect(events.at(-2)).toHaveProperty("data.stats.first");
    expect(events.at(-2)).not.toHaveProperty("data.stats.second");
    expect(events.at(-1)).toHaveProperty("data.stats.second");
  });

  it("sends ten thousand changed streams in parts, and encodes each once for all consoles", async () => {
    const { client, engine, server } = await startTestServer();
    await client.modify({ streams: streamsOf(10_000, (name) => ({ name })) }, 1);
    const sockets = await Promise.all([client.socket(), client.socket()]);
    for (const socket of sockets) await readAll(socket, "read_config");
    engine.report({ streams: streamsOf(10_000, () => ({ stats: { alive: true, note: "x".repeat(100) } })) });
    const stringify = vi.spyOn(JSON, "stringify");
    const [one, other] = await Promise.all(sockets.map((socket) => readAll(socket, "read_config_delta")));
    const encoded = stringify.mock.calls.filter(([value]) => Object.hasOwn(Object(value), "streams")).length;
    stringify.mockRestore();
    expect(one?.length).toBeGreaterThan(3);
    expect(other).toEqual(one);
    expect(encoded).toBe(one?.length);
    const together = (one ?? []).reduce<JsonObject>((tree, { data }) => applyMergePatch(tree, Object(data)), {});
    const { streams } = server.context.tree.tree;
    expect(applyMergePatch({ streams: streams ?? {} }, together)).toMatchObject({ streams });
    expect(Object.keys(Object(together["streams"]))).toHaveLength(10_000);
  });

  it("keeps no part for a console that has stopped asking: it gets the whole tree when it comes back", async () => {
    const { client, engine } = await startTestServer({ parts: { limits: { pingEveryMs: 50 } } });
    const socket = await client.socket();
    await socket.ask("read_config");
    engine.report({ stats: { first: "x".repeat(500_000), second: "y".repeat(500_000) } });
    expect(await socket.ask("read_config_delta")).toHaveProperty("partial_update", true);
    await socket.waiting(200);
    expect(await socket.ask("read_config_delta")).toMatchObject({ event: "current_config" });
  });

  it("opens and leaves topics [C443] [C444]", async () => {
    const open = new Set<string>();
    const ticking = {
      has: (topic: string) => topic.startsWith("tick/"),
      open: (topic: string, send: (event: object) => void) => {
        open.add(topic);
        send({ event: "tick", data: { topic } });
        return () => open.delete(topic);
      },
    };
    const { client } = await startTestServer({ parts: { topics: [() => ticking] } });
    const socket = await client.socket();
    expect(await socket.ask("subscribe:tick/a")).toEqual({ event: "tick", data: { topic: "tick/a" } });
    expect(await socket.ask("subscribe:tick/b")).toMatchObject({ data: { topic: "tick/b" } });
    socket.send("unsubscribe:tick/a");
    expect(await socket.ask("subscribe:nothing")).toMatchObject({
      event: "error",
      data: { message: expect.stringContaining("nothing") },
    });
    expect([...open]).toEqual(["tick/b"]);
    socket.socket.close();
    await expect.poll(() => [...open]).toEqual([]);
  });

  it("answers the viewers of a stream", async () => {
    const { client, engine } = await startTestServer();
    engine.viewers.set("a b", [{ id: "1" }]);
    const socket = await client.socket();
    expect(await socket.ask("sessions?name=a%20b")).toEqual({
      event: "user.list",
      data: { name: "a b", sessions: [{ id: "1" }] },
    });
  });

  it("answers the viewers of all streams of a location, each with its stream", async () => {
    const { client, engine } = await startTestServer();
    await client.modify({ lives: { talk: { prefix: "talk" } } }, 1);
    engine.report({ lives: { talk: { streams: { "talk/a": { name: "talk/a" }, "talk/b": { name: "talk/b" } } } } });
    engine.viewers.set("talk/a", [{ id: "1" }]).set("talk/b", [{ id: "2" }, { id: "3" }]);
    engine.viewers.set("talkative/c", [{ id: "4" }]);
    const socket = await client.socket();
    expect(await socket.ask("sessions?name=talk")).toEqual({
      event: "user.list",
      data: {
        name: "talk",
        sessions: [
          { id: "1", name: "talk/a" },
          { id: "2", name: "talk/b" },
          { id: "3", name: "talk/b" },
        ],
      },
    });
    expect(await socket.ask("sessions?name=talk%2Fa")).toMatchObject({ data: { sessions: [{ id: "1" }] } });
  });

  it("answers what it does not understand with an error event", async () => {
    const { client } = await startTestServer();
    const socket = await client.socket();
    for (const text of ["make coffee", "sessions?name=%", "{}", ""]) {
      expect(await socket.ask(text)).toMatchObject({ event: "error", data: { message: expect.any(String) } });
    }
  });

  it("opens with a ticket once [C439] [C440]", async () => {
    const { client, server } = await startTestServer();
    const credentials = await client.ticket();
    await TestSocket.open(server.url, { credentials });
    await expect(TestSocket.open(server.url, { credentials })).rejects.toThrow("401");
  });

  it("refuses a ticket that is too old", async () => {
    const { client, server } = await startTestServer({ parts: { limits: { ticketMs: -1 } } });
    const credentials = await client.ticket();
    await expect(TestSocket.open(server.url, { credentials })).rejects.toThrow("401");
  });

  it("opens with the session cookie, and not without a login, from another site or under another host", async () => {
    const { client, server } = await startTestServer();
    const { cookie, url } = client;
    await TestSocket.open(url, { headers: { cookie, origin: url } });
    await expect(TestSocket.open(url, {})).rejects.toThrow("401");
    await expect(TestSocket.open(url, { headers: { cookie, origin: "http://evil.test" } })).rejects.toThrow("403");
    await expect(TestSocket.open(url, { headers: { cookie, origin: url.replace("http", "https") } })).rejects.toThrow(
      "403",
    );
    await expect(TestSocket.open(url, { headers: { cookie, host: "evil.test" } })).rejects.toThrow("421");
    expect(server.context.sessions.find(cookie)).toBeDefined();
  });

  it("closes within a second when its login ends", async () => {
    const { client } = await startTestServer();
    const socket = await client.socket();
    const began = Date.now();
    await client.post("/admin/logout");
    expect(await socket.closed).toBe(4401);
    expect(Date.now() - began).toBeLessThan(1000);
  });

  it("closes within a second when the login has not been used for too long", async () => {
    const { client } = await startTestServer({ parts: { limits: { sessionIdleMs: 300 } } });
    const socket = await client.socket();
    expect(await socket.closed).toBe(4401);
  });

  it("closes when another login changes the password, and stays open for the one that did", async () => {
    const { client, server } = await startTestServer();
    const mine = await client.socket();
    const other = new TestClient(server.url);
    await other.logIn("admin", "correct horse");
    const theirs = await other.socket();
    await client.modify({ edit_auth: { login: "boss", password: "battery staple" } }, 1);
    expect(await theirs.closed).toBe(4401);
    expect((await mine.ask("read_config"))["rev"]).toBe(2);
    expect((await other.get("/flussonic/api/server")).status).toBe(401);
    expect((await other.logIn("boss", "battery staple")).status).toBe(200);
  });

  it.each([
    ["is closed", { http: null }],
    ["is for consoles no more", (own: number) => ({ admin_http: [own] })],
  ])("closes once its port %s, and hears no later save", async (_, change) => {
    const { client } = await startTestServer();
    const [own, port] = [Number(new URL(client.url).port), await freePort()];
    await client.modify({ http: [port] }, 1);
    const there = client.url.replace(`:${own}`, `:${port}`);
    await expect
      .poll(() =>
        fetch(there).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const [socket, mine] = [
      await TestSocket.open(there, { headers: { cookie: client.cookie } }),
      await client.socket(),
    ];
    await client.modify(typeof change === "function" ? change(own) : change, 2);
    expect([1001, 1006]).toContain(await socket.closed);
    await expect(TestSocket.open(there, { headers: { cookie: client.cookie } })).rejects.toThrow(/404|ECONNREFUSED/);
    expect((await mine.ask("read_config"))["rev"]).toBe(3);
  });

  it.each([
    ["more than one may hold", { mostUnsentBytes: 1_000_000 }],
    ["more than all may hold together", { mostUnsentBytesOfAll: 1_500_000 }],
  ])("closes a console that does not read with 1013, and serves the others: %s", async (_words, limits) => {
    const { client, engine, server } = await startTestServer({ parts: { limits } });
    engine.report({ stats: { much: "x".repeat(2_000_000) } });
    const slow = await client.socket();
    const gone = new Promise<number>((resolve) => slow.socket.once("close", resolve));
    slow.socket.pause();
    for (let n = 0; n < 20; n++) for (const part of ["read_config", "read_config_delta"]) slow.send(part);
    await new Promise((resolve) => setTimeout(resolve, 300));
    slow.socket.resume();
    expect([1013, 1006]).toContain(await gone);
    const other = await client.socket();
    expect(await other.ask("read_config")).toMatchObject({ event: "current_config" });
    expect(server.context.tree.sequence).toBeGreaterThan(0);
  });

  it("closes on messages that are too long or too many", async () => {
    const { client } = await startTestServer({ parts: { limits: { messagesPerSecond: 20 } } });
    const long = await client.socket();
    long.send("x".repeat(20_000));
    expect(await long.closed).toBe(1009);
    const many = await client.socket();
    for (let n = 0; n < 50; n++) many.send("read_config");
    expect(await many.closed).toBe(1008);
    const torn = await client.socket();
    for (let n = 0; n < 20; n++) torn.socket.send("", { fin: false });
    expect(await torn.closed).toBe(1008);
  });

  it("cuts off a peer that answers no ping", async () => {
    const { client } = await startTestServer({ parts: { limits: { pingEveryMs: 50 } } });
    const socket = await client.socket();
    socket.socket.on("ping", () => undefined);
    socket.socket.pong = () => undefined;
    Object.assign(socket.socket, { _autoPong: false });
    expect(await socket.closed).toBe(1006);
  });

  it("cuts off a peer whose pongs nobody asked for", async () => {
    const { client } = await startTestServer({ parts: { limits: { pingEveryMs: 100 } } });
    const { socket, closed } = await client.socket();
    Object.assign(socket, { _autoPong: false });
    const timer = setInterval(() => socket.readyState === WebSocket.OPEN && socket.pong("still here"), 10);
    onTestFinished(() => clearInterval(timer));
    expect(await closed).toBe(1006);
  });

  it("closes with 1001 when the server stops", async () => {
    const { client, server } = await startTestServer();
    const socket = await client.socket();
    await Promise.all([server.stop(), expect(socket.closed).resolves.toBe(1001)]);
  });

  it("refuses more sockets than it can serve", async () => {
    const { client } = await startTestServer({ parts: { limits: { mostSockets: 1 } } });
    await client.socket();
    await expect(client.socket()).rejects.toThrow("503");
  });

  it("refuses an upgrade with two Host headers, as every other request with two", async () => {
    const { client, server } = await startTestServer();
    const socket = connect(server.port, "127.0.0.1");
    const head = [
      "GET /flussonic/api/events HTTP/1.1",
      "Host: 127.0.0.1",
      "host: evil.test",
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      `Cookie: ${client.cookie}`,
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    const answer = await new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
    socket.destroy();
    expect(answer.split("\r\n")[0]).toBe("HTTP/1.1 400 Bad Request");
  });

  it("survives a connection that breaks off in the middle of the upgrade", async () => {
    const { client, server } = await startTestServer();
    const raw = connect(server.port, "127.0.0.1");
    raw.write(
      "GET /flussonic/api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    );
    raw.destroy();
    const socket = await client.socket();
    expect(socket.socket.readyState).toBe(WebSocket.OPEN);
  });
});

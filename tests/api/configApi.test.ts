import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../src/api/ApiError.ts";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { newOperationId, watchConfig, writeConfigDelta } from "../../src/api/configApi.ts";
import { saveFailureOf } from "../../src/api/saveFailure.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { EventSocket } from "../../src/api/socket/EventSocket.ts";
import { ConfigStore } from "../../src/stores/ConfigStore.ts";
import { FakeServer } from "./support/FakeServer.ts";

describe("watchConfig", () => {
  const settle = () => vi.advanceTimersByTimeAsync(0);

  async function follow(server: FakeServer, hasParts = () => false) {
    const store = new ConfigStore();
    const socket = new EventSocket({
      address: () => Promise.resolve("ws://a"),
      open: server.open,
      onState: () => undefined,
    });
    const listener = {
      onConfig: (tree: JsonObject, rev: number | undefined) => store.replace(tree, rev),
      onDelta: (patch: JsonObject, rev: number | undefined) => store.merge(patch, rev),
    };
    const stop = watchConfig(socket, listener, { hasParts });
    socket.start();
    await settle();
    return { store, socket, stop };
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("asks for the whole config with read_config when the line opens, and again after a reconnect [C305 C441]", async () => {
    const server = new FakeServer({ streams: { news: { name: "news" } } });
    const { store } = await follow(server);
    expect(server.socket.sent[0]).toBe("read_config");
    expect(store.peek()).toEqual({ streams: { news: { name: "news" } } });
    server.breakLines();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.sent[0]).toBe("read_config");
  });

  it("gathers a first config that comes in parts, and nobody hears of it before it is complete", async () => {
    const server = new FakeServer();
    server.isMute = true;
    const { store } = await follow(server, () => true);
    const { sent } = server.socket;
    expect(sent).toEqual(["read_config_parts"]);
    server.socket.say({ event: "current_config", data: { streams: { news: {} } }, partial_update: true });
    server.socket.say({ event: "current_config_delta", data: { streams: { sport: {} } }, partial_update: true });
    expect([store.hasConfig, sent.slice(1)]).toEqual([false, ["read_config_delta", "read_config_delta"]]);
    server.socket.say({ event: "current_config_delta", data: { loglevel: "debug" }, rev: 3, partial_update: true });
    expect([store.hasConfig, store.rev, store.peek()]).toEqual([
      true,
      3,
      { streams: { news: {}, sport: {} }, loglevel: "debug" },
    ]);
    server.socket.say({ event: "current_config_delta", data: { streams: { news: { stats: {} } } }, rev: 3 });
    expect(store.peek()).toHaveProperty("streams.news.stats");
  });

  it("begins anew where the connection broke while it gathered", async () => {
    const server = new FakeServer();
    server.isMute = true;
    const { store } = await follow(server, () => true);
    server.socket.say({ event: "current_config", data: { streams: { old: {} } }, partial_update: true });
    server.breakLines();
    await vi.advanceTimersByTimeAsync(2000);
    server.socket.say({ event: "current_config", data: { streams: { news: {} } }, rev: 4 });
    expect([store.rev, store.peek()]).toEqual([4, { streams: { news: {} } }]);
  });

  it("replaces the whole config with current_config: what is not in it any more is gone [C306]", async () => {
    const server = new FakeServer({ streams: { news: {}, sport: {} }, loglevel: "debug" });
    const { store } = await follow(server);
    server.socket.say({ event: "current_config", data: { streams: { film: {} } } });
    expect(store.peek()).toEqual({ streams: { film: {} } });
  });

  it("patches the config with current_config_delta: null deletes, the rest stays [C307]", async () => {
    const server = new FakeServer({ streams: { news: { title: "A" }, sport: {} }, loglevel: "debug" });
    const { store } = await follow(server);
    server.socket.say({
      event: "current_config_delta",
      data: { streams: { news: { title: "B" }, sport: null } },
      rev: 2,
    });
    expect(store.peek()).toEqual({ streams: { news: { title: "B" } }, loglevel: "debug" });
    expect(store.rev).toBe(2);
  });

  it("asks with read_config_delta 1 s after current_config and 1 s after each delta [C308 C442]", async () => {
    const server = new FakeServer({});
    await follow(server);
    const { sent } = server.socket;
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual(["read_config"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["read_config", "read_config_delta"]);
    server.report({ now_ms: 1 });
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(["read_config", "read_config_delta", "read_config_delta"]);
  });

  it("asks at once when the event says partial_update, and then not a second time [C309]", async () => {
    const server = new FakeServer({});
    await follow(server);
    const { sent } = server.socket;
    server.socket.say({ event: "current_config_delta", data: { now_ms: 1 }, partial_update: true });
    expect(sent).toEqual(["read_config", "read_config_delta"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(2);
  });

  it("ignores session open and close events: they change nothing and ask for nothing [C312]", async () => {
    const server = new FakeServer({ streams: { news: {} } });
    const { store } = await follow(server);
    const before = structuredClone(store.peek());
    await vi.advanceTimersByTimeAsync(1000);
    const asked = server.socket.sent.length;
    for (const event of ["session.open", "session.close", "user.opened", "user.closed"]) {
      server.socket.say({ event, data: { streams: { news: null } } });
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.peek()).toEqual(before);
    expect(server.socket.sent).toHaveLength(asked);
  });

  it("ignores a delta that comes before the first whole config of its line", async () => {
    const server = new FakeServer({ loglevel: "debug" });
    const { store } = await follow(server);
    server.breakLines();
    server.isMute = true;
    await vi.advanceTimersByTimeAsync(2000);
    server.socket.say({ event: "current_config_delta", data: { loglevel: "error" } });
    expect(store.peek()).toEqual({ loglevel: "debug" });
    server.socket.say({ event: "current_config", data: { loglevel: "notice" } });
    server.socket.say({ event: "current_config_delta", data: { http: [80] } });
    expect(store.peek()).toEqual({ loglevel: "notice", http: [80] });
  });

  it.each([
    '{"__proto__":{"polluted":1}}',
    '{"streams":{"news":{"constructor":{"prototype":{"polluted":1}}}}}',
    '{"\\u005f_proto__":{"polluted":1}}',
  ])("refuses the delta %s, pollutes nothing and reads the config anew", async (data) => {
    const server = new FakeServer({ streams: { news: { title: "A" } } });
    const { store } = await follow(server);
    server.socket.say(`{"event":"current_config_delta","data":${data}}`);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    expect(store.peek()).toEqual({ streams: { news: { title: "A" } } });
    server.config = { streams: { news: { title: "B" } } };
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.socket.sent).toEqual(["read_config", "read_config"]);
    expect(store.peek()).toEqual({ streams: { news: { title: "B" } } });
  });

  it("takes no part of a delta or a config that holds a hostile key", async () => {
    const server = new FakeServer({ loglevel: "debug" });
    const { store } = await follow(server);
    server.socket.say('{"event":"current_config_delta","data":{"loglevel":"error","streams":{"a":{"__proto__":{}}}}}');
    expect(store.peek()).toEqual({ loglevel: "debug" });
    server.socket.say('{"event":"current_config","data":{"loglevel":"error","streams":{"a":{"__proto__":{}}}}}');
    expect(store.peek()).toEqual({ loglevel: "debug" });
  });

  it.each([5, null, [], "x"])("reads the config anew when a delta's data is %j", async (data) => {
    const server = new FakeServer({ loglevel: "debug" });
    const { store } = await follow(server);
    server.socket.say({ event: "current_config_delta", data });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.socket.sent).toEqual(["read_config", "read_config"]);
    expect(store.peek()).toEqual({ loglevel: "debug" });
  });

  it("takes a config in which a title only speaks of a constructor", async () => {
    const { store } = await follow(new FakeServer({ streams: { news: { title: "the constructor \u0001" } } }));
    expect(store.peek()).toEqual({ streams: { news: { title: "the constructor \u0001" } } });
  });

  it("asks for nothing more once it is stopped", async () => {
    const server = new FakeServer({});
    const { stop } = await follow(server);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.socket.sent).toEqual(["read_config"]);
  });
});

const modify = "/flussonic/api/modify_config";

function connected() {
  const server = new FakeServer({ streams: { news: { title: "A", static: true }, old: {} } });
  server.isLoggedIn = true;
  return { server, http: new HttpClient({ fetch: server.fetch }) };
}

describe("writeConfigDelta", () => {
  it("posts the JSON delta to modify_config, where null deletes an entry [C401 C404 C437]", async () => {
    const { server, http } = connected();
    const patch = { streams: { news: { title: "B" }, old: null } };
    expect(await writeConfigDelta(http, { patch, rev: 1, operationId: "op" })).toEqual({ rev: 2 });
    const [call] = server.callsTo(modify);
    expect(call?.method).toBe("POST");
    expect(call?.headers.get("Content-Type")).toBe("application/json");
    expect(JSON.parse(call?.body ?? "")).toEqual(patch);
    expect(server.config).toEqual({ streams: { news: { title: "B", static: true } } });
  });

  it("names the revision it was made on, and the operation", async () => {
    const { server, http } = connected();
    await writeConfigDelta(http, { patch: {}, rev: 1, operationId: "op-1" });
    const headers = server.callsTo(modify)[0]?.headers;
    expect([headers?.get("If-Match"), headers?.get("X-Operation-Id")]).toEqual(['"1"', "op-1"]);
  });

  it("takes any OK from a server without revisions", async () => {
    const { server, http } = connected();
    server.capabilities = {};
    expect(await writeConfigDelta(http, { patch: { loglevel: "debug" }, rev: undefined, operationId: "op" })).toEqual({
      rev: undefined,
    });
    expect(server.callsTo(modify)[0]?.headers.has("If-Match")).toBe(false);
  });

  it("says by which way it came, what it is for in any letters, within which time it is to be kept", async () => {
    const { server, http } = connected();
    server.answer(modify, 200, { rev: 2, confirm_until: 1000 });
    const terms = { way: "form", comment: "për natën: 100 %", confirmWithinS: 60 } as const;
    const answer = await writeConfigDelta(http, { patch: {}, rev: 1, operationId: "op", terms });
    expect(answer).toEqual({ rev: 2, confirmUntilMs: 1000 });
    const headers = server.callsTo(modify)[0]?.headers;
    expect(headers?.get("X-Way")).toBe("form");
    expect(decodeURIComponent(headers?.get("X-Comment") ?? "")).toBe("për natën: 100 %");
    expect([headers?.get("X-Confirm-Within"), headers?.has("X-Save-At")]).toEqual(["60", false]);
  });

  it("is taken to wait for its time where the server says so, though there is no revision yet", async () => {
    const { server, http } = connected();
    server.answer(modify, 202, { scheduled: { id: 7, at: 5000 } });
    const answer = await writeConfigDelta(http, { patch: {}, rev: 1, operationId: "op", terms: { saveAtMs: 5000 } });
    expect(answer).toEqual({ rev: undefined, scheduledId: "7" });
    expect(server.callsTo(modify)[0]?.headers.get("X-Save-At")).toBe("5000");
  });

  it("does not believe an OK without a revision from a server that counts them", async () => {
    const { server, http } = connected();
    server.answer(modify, 200, "<html>Log in to the hotel's network</html>");
    const write = writeConfigDelta(http, { patch: {}, rev: 1, operationId: "op" });
    await expect(write).rejects.toMatchObject({ kind: "unreachable" });
  });
});

describe("newOperationId", () => {
  it("gives each save another name that the server accepts, also on pages without TLS", () => {
    const ids = Array.from({ length: 100 }, newOperationId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\w.:-]{1,128}$/);
  });
});

describe("saveFailureOf", () => {
  it("keeps the server's words and its problems at their fields", () => {
    const problem = { pointer: "/streams/news/title", keyword: "maxLength", message: "Too long.", level: "error" };
    const body = { error: "invalid", message: "Not valid.", problems: [problem] };
    expect(saveFailureOf(new ApiError("invalid", "Not valid.", { status: 422, body }))).toEqual({
      kind: "invalid",
      message: "Not valid.",
      problems: [problem],
    });
  });

  it("fills in what a server leaves out of a problem, and drops what is none", () => {
    const problems = [
      { pointer: "/http", message: "Port taken." },
      { pointer: "http", message: "x" },
      5,
      null,
      { message: "x" },
    ];
    const failure = saveFailureOf(new ApiError("invalid", "No.", { body: { problems } }));
    expect(failure.problems).toEqual([{ pointer: "/http", message: "Port taken.", keyword: "server", level: "error" }]);
  });

  it("has words for what is no answer of the server", () => {
    expect(saveFailureOf(new Error("boom"))).toEqual({ kind: "other", message: "boom", problems: [] });
    expect(saveFailureOf("boom").message).toBe("boom");
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { EventSocket, type SocketState } from "../../../src/api/socket/EventSocket.ts";
import type { EventFrame } from "../../../src/api/socket/eventFrame.ts";
import { readSocketTicket, socketAddress } from "../../../src/api/socket/socketAddress.ts";
import { FakeServer } from "../support/FakeServer.ts";

describe("EventSocket", () => {
  const settle = () => vi.advanceTimersByTimeAsync(0);

  function openTo(server: FakeServer, address = () => Promise.resolve("ws://media.test/events")) {
    const states: SocketState["kind"][] = [];
    const socket = new EventSocket({ address, open: server.open, onState: ({ kind }) => states.push(kind) });
    return { socket, states };
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("is online once the socket opens and offline once it closes [C313]", async () => {
    const server = new FakeServer();
    const { socket, states } = openTo(server);
    socket.start();
    await settle();
    expect(states).toEqual(["connecting", "online"]);
    server.breakLines();
    expect(states.at(-1)).toBe("offline");
  });

  it("connects anew 2 s after a close, and no sooner [C310]", async () => {
    const server = new FakeServer();
    openTo(server).socket.start();
    await settle();
    server.breakLines();
    await vi.advanceTimersByTimeAsync(1999);
    expect(server.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.readyState).toBe(1);
  });

  it("connects anew 2 s after an error, again and again, once for an error and its close [C310]", async () => {
    const server = new FakeServer();
    const { socket, states } = openTo(server);
    socket.start();
    await settle();
    server.isDown = true;
    server.socket.fail();
    await vi.advanceTimersByTimeAsync(6000);
    expect(server.sockets).toHaveLength(4);
    server.isDown = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.sockets).toHaveLength(5);
    expect(states.at(-1)).toBe("online");
  });

  it("tells when the next attempt is", async () => {
    const server = new FakeServer();
    let last: SocketState = { kind: "stopped" };
    const socket = new EventSocket({
      address: () => Promise.resolve("ws://a"),
      open: server.open,
      onState: (state) => {
        last = state;
      },
    });
    socket.start();
    await settle();
    server.breakLines();
    expect(last).toEqual({ kind: "offline", since: Date.now(), nextAttemptAt: Date.now() + 2000 });
  });

  it("subscribes with subscribe:TOPIC and leaves with unsubscribe:TOPIC [C443 C444]", async () => {
    const server = new FakeServer();
    const { socket } = openTo(server);
    socket.start();
    await settle();
    const leave = socket.subscribe("scheduler_loads");
    expect(server.socket.sent).toEqual(["subscribe:scheduler_loads"]);
    leave();
    leave();
    expect(server.socket.sent).toEqual(["subscribe:scheduler_loads", "unsubscribe:scheduler_loads"]);
  });

  it("stays in a topic until the last of its subscribers leaves", async () => {
    const server = new FakeServer();
    const { socket } = openTo(server);
    socket.start();
    await settle();
    const leaveOne = socket.subscribe("overview");
    const leaveOther = socket.subscribe("overview");
    leaveOne();
    expect(server.socket.sent).toEqual(["subscribe:overview"]);
    leaveOther();
    expect(server.socket.sent).toEqual(["subscribe:overview", "unsubscribe:overview"]);
  });

  it("subscribes again after a reconnect to the topics it still has, and not to those it left [C311]", async () => {
    const server = new FakeServer();
    const { socket } = openTo(server);
    socket.subscribe("cpu_usage");
    const leave = socket.subscribe("disk_io_usage{disk=sda}");
    socket.start();
    await settle();
    expect(server.socket.sent).toEqual(["subscribe:cpu_usage", "subscribe:disk_io_usage{disk=sda}"]);
    server.breakLines();
    leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.sockets).toHaveLength(2);
    expect(server.socket.sent).toEqual(["subscribe:cpu_usage"]);
  });

  it("hands on event, data and partial_update of what it receives [C449]", async () => {
    const server = new FakeServer();
    const { socket } = openTo(server);
    const frames: EventFrame[] = [];
    socket.onFrame((frame) => frames.push(frame));
    socket.start();
    await settle();
    server.socket.say({ event: "user.list", data: { name: "news" }, partial_update: true });
    server.socket.say({ event: "current_config", data: {}, rev: 7 });
    expect(frames).toEqual([
      { event: "user.list", data: { name: "news" }, partialUpdate: true, rev: undefined },
      { event: "current_config", data: {}, partialUpdate: false, rev: 7 },
    ]);
  });

  it("ignores frames that are garbage and goes on", async () => {
    const server = new FakeServer();
    const { socket } = openTo(server);
    const events: string[] = [];
    socket.onFrame(({ event }) => events.push(event));
    socket.start();
    await settle();
    for (const garbage of ["", "{", "null", "[]", '"x"', '{"event":5}', '{"data":{}}']) server.socket.say(garbage);
    server.socket.onmessage?.({ data: new ArrayBuffer(3) });
    expect(events).toEqual([]);
    server.socket.say({ event: "user.list" });
    expect(events).toEqual(["user.list"]);
  });

  it("skips the wait when asked to retry, and opens no second line by it", async () => {
    const server = new FakeServer();
    const { socket } = openTo(server);
    socket.start();
    await settle();
    socket.retryNow();
    await settle();
    expect(server.sockets).toHaveLength(1);
    server.breakLines();
    socket.retryNow();
    socket.retryNow();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.sockets).toHaveLength(2);
  });

  it("tries again when the address cannot be had", async () => {
    const server = new FakeServer();
    let attempts = 0;
    const { socket, states } = openTo(server, () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error("no ticket")) : Promise.resolve("ws://media.test/events");
    });
    socket.start();
    await settle();
    expect(states.at(-1)).toBe("offline");
    await vi.advanceTimersByTimeAsync(2000);
    expect(states.at(-1)).toBe("online");
  });

  it("gives up an attempt that is neither accepted nor refused", async () => {
    const server = new FakeServer();
    server.isDeaf = true;
    const { socket, states } = openTo(server);
    socket.start();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states.at(-1)).toBe("offline");
    server.isDeaf = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(states.at(-1)).toBe("online");
  });

  it("does not reconnect after stop, and can be started again with the same topics", async () => {
    const server = new FakeServer();
    const { socket, states } = openTo(server);
    socket.subscribe("overview");
    socket.start();
    await settle();
    socket.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.sockets).toHaveLength(1);
    expect(states.at(-1)).toBe("stopped");
    socket.start();
    await settle();
    expect(server.socket.sent).toEqual(["subscribe:overview"]);
    expect(server.sockets).toHaveLength(2);
  });

  it("opens one line when stopped and started while the address is on its way", async () => {
    const server = new FakeServer();
    const { socket } = openTo(server);
    socket.start();
    socket.stop();
    socket.start();
    await settle();
    expect(server.sockets).toHaveLength(1);
  });
});

describe("the address of the events socket", () => {
  it("is /flussonic/api/events at the page's host, encrypted where the page is [C438]", () => {
    expect(socketAddress({ protocol: "http:", host: "media.test:8080" }, undefined)).toBe(
      "ws://media.test:8080/flussonic/api/events",
    );
    expect(socketAddress({ protocol: "https:", host: "media.test" }, undefined)).toBe(
      "wss://media.test/flussonic/api/events",
    );
  });

  it("carries the login as base64url of login:password in the parameter credentials [C439 C440]", async () => {
    const http = new HttpClient({ fetch: new FakeServer().fetch });
    http.credentials = { login: "admin", password: "ÿ?>~ü" };
    const address = new URL(
      socketAddress({ protocol: "http:", host: "media.test" }, await readSocketTicket(http, false)),
    );
    const sent = address.searchParams.get("credentials") ?? "";
    expect(sent).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sent, "base64url").toString("utf8")).toBe("admin:ÿ?>~ü");
  });

  it("carries a one-use ticket in its place, escaped, where the server gives them [C439]", async () => {
    const server = new FakeServer();
    server.isLoggedIn = true;
    const http = new HttpClient({ fetch: server.fetch });
    http.credentials = { login: "admin", password: "right" };
    const address = socketAddress({ protocol: "http:", host: "media.test" }, await readSocketTicket(http, true));
    expect(address).toBe("ws://media.test/flussonic/api/events?credentials=ticket%2F1");
    expect(server.calls.at(-1)?.method).toBe("POST");
  });

  it("has no parameter when nobody is logged in", async () => {
    expect(await readSocketTicket(new HttpClient({ fetch: new FakeServer().fetch }), false)).toBeUndefined();
  });
});

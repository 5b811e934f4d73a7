import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventSocket } from "../../../src/api/socket/EventSocket.ts";
import { watchBeat, watchSilence } from "../../../src/api/socket/connectionLiveness.ts";
import { FakeServer } from "../support/FakeServer.ts";

async function watch(server: FakeServer) {
  const socket = new EventSocket({
    address: () => Promise.resolve("ws://a"),
    open: server.open,
    onState: () => undefined,
  });
  const silence = watchSilence(socket);
  socket.onOpen(() => socket.send("read_config"));
  socket.start();
  await vi.advanceTimersByTimeAsync(0);
  return { socket, ...silence };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("watchSilence", () => {
  it("asks for the config after 10 s of silence, and keeps a line that answers", async () => {
    const server = new FakeServer({});
    const { socket } = await watch(server);
    await vi.advanceTimersByTimeAsync(9999);
    expect(server.socket.sent).toEqual(["read_config"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.socket.sent.length).toBeGreaterThan(4);
    expect(server.sockets).toHaveLength(1);
    expect(socket.isOnline).toBe(true);
  });

  it("gives up a line that was asked and says nothing for 15 s, and connects anew", async () => {
    const server = new FakeServer({});
    const { socket } = await watch(server);
    server.isMute = true;
    await vi.advanceTimersByTimeAsync(14_999);
    expect(socket.isOnline).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.isOnline).toBe(false);
    server.isMute = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.sockets).toHaveLength(2);
    expect(socket.isOnline).toBe(true);
  });

  it("waits twice as long for the first frame of each new line, as a big config takes its time", async () => {
    const server = new FakeServer({});
    server.isMute = true;
    const { socket } = await watch(server);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(socket.isOnline).toBe(false);
    await vi.advanceTimersByTimeAsync(2000 + 29_000);
    expect(socket.isOnline).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.isOnline).toBe(false);
  });

  it("looks at once after sleep, and trusts a line that has just spoken", async () => {
    const server = new FakeServer({});
    const { socket, check } = await watch(server);
    check();
    expect(server.socket.sent).toHaveLength(1);
    server.isMute = true;
    await vi.advanceTimersByTimeAsync(4000);
    check();
    expect(server.socket.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(socket.isOnline).toBe(false);
  });

  it("gives a line time to speak after the timers themselves have slept", async () => {
    const server = new FakeServer({});
    const { socket } = await watch(server);
    server.isMute = true;
    await vi.advanceTimersByTimeAsync(12_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(socket.isOnline).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(socket.isOnline).toBe(false);
  });

  it("leaves the line alone once it is stopped", async () => {
    const server = new FakeServer({});
    const { socket, stop } = await watch(server);
    stop();
    server.isMute = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(socket.isOnline).toBe(true);
    expect(server.socket.sent).toHaveLength(1);
  });
});

describe("watchBeat", () => {
  it("says within two seconds that nothing comes, and at once when something does again", async () => {
    const server = new FakeServer({});
    const socket = new EventSocket({
      address: () => Promise.resolve("ws://a"),
      open: server.open,
      onState: () => undefined,
    });
    const told: boolean[] = [];
    const stop = watchBeat(socket, (isQuiet) => told.push(isQuiet));
    socket.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.socket.sent).toContain("subscribe:alive");
    server.socket.say({ event: "alive" });
    await vi.advanceTimersByTimeAsync(1699);
    expect(told.at(-1)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.at(-1)).toBe(true);
    server.socket.say({ event: "alive" });
    expect(told.at(-1)).toBe(false);
    stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(told.at(-1)).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PulseLine } from "../../../src/api/pulseApi.ts";
import { EventSocket } from "../../../src/api/socket/EventSocket.ts";
import { createSubscriptions } from "../../../src/api/socket/subscriptions.ts";
import { trafficTopic } from "../../../src/model/stream/mediaNames.ts";
import { FakeServer } from "../support/FakeServer.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open() {
  const server = new FakeServer({});
  const socket = new EventSocket({
    address: () => Promise.resolve("ws://a"),
    open: server.open,
    onState: () => undefined,
  });
  socket.start();
  await vi.advanceTimersByTimeAsync(0);
  const tell = (event: string, data: unknown) => server.socket.say({ event, data });
  return { server, tell, subscriptions: createSubscriptions(socket) };
}

describe("the graph of a stream's traffic", () => {
  const topic = "traffic{name=news}";
  const pulse = (points: readonly (readonly [number, number])[], more: object = {}) => ({
    [topic]: { minute: [{ label: "Input", data: points }] },
    ...more,
  });

  it("is begun with pulse_subscribe:TOPIC/RESOLUTION, ended with pulse_unsubscribe, begun again after a reconnect [S431] [S432] [S439] [S214]", async () => {
    const { server, subscriptions } = await open();
    expect(trafficTopic("news")).toBe(topic);
    const end = subscriptions.pulse({ topic, resolution: "minute" }, () => undefined);
    expect(server.socket.sent).toEqual(["pulse_subscribe:traffic{name=news}/minute"]);
    server.breakLines();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.socket.sent).toEqual(["pulse_subscribe:traffic{name=news}/minute"]);
    end();
    expect(server.socket.sent.at(-1)).toBe("pulse_unsubscribe:traffic{name=news}/minute");
  });

  it("is replaced by a whole series, and grows by a partial one, without what has left the minute [S435] [S436] [S437]", async () => {
    const { tell, subscriptions } = await open();
    const seen: (readonly PulseLine[])[] = [];
    subscriptions.pulse({ topic, resolution: "minute" }, (lines) => seen.push(lines));
    const points = () => seen.at(-1)?.[0]?.points;
    tell(
      "pulse.traffic",
      pulse(
        [
          [1000, 5],
          [2000, 6],
        ],
        { last_dts: 2000 },
      ),
    );
    expect(points()).toEqual([
      [1000, 5],
      [2000, 6],
    ]);
    tell(
      "pulse.traffic",
      pulse(
        [
          [2000, 6],
          [3000, 7],
        ],
        { last_dts: 3000, partial_update: true },
      ),
    );
    expect(points()).toEqual([
      [1000, 5],
      [2000, 6],
      [3000, 7],
    ]);
    tell("pulse.traffic", pulse([[62_500, 8]], { partial_update: true }));
    expect(points()).toEqual([
      [3000, 7],
      [62_500, 8],
    ]);
    tell("pulse.traffic", pulse([[9000, 1]]));
    expect(points()).toEqual([[9000, 1]]);
  });

  it("is left alone by other graphs, other resolutions and what is no series", async () => {
    const { tell, subscriptions } = await open();
    const seen: unknown[] = [];
    subscriptions.pulse({ topic, resolution: "minute" }, (lines) => seen.push(lines));
    tell("pulse.traffic", { "traffic{name=sport}": { minute: [{ label: "Input", data: [[1, 1]] }] } });
    tell("pulse.traffic", { [topic]: { hour: [{ label: "Input", data: [[1, 1]] }] } });
    tell("pulse.traffic", { [topic]: "broken" });
    tell("pulse.traffic", null);
    expect(seen).toEqual([]);
  });
});

describe("the log of a stream", () => {
  it("is begun with log_media_start:NAME and ended with log_media_stop:NAME [S433] [S434]", async () => {
    const { server, subscriptions } = await open();
    const end = subscriptions.log("news", { onBegin: () => undefined, onEntry: () => undefined });
    expect(server.socket.sent).toEqual(["log_media_start:news"]);
    end();
    expect(server.socket.sent).toEqual(["log_media_start:news", "log_media_stop:news"]);
  });

  it("tells each log.entry of this stream, and where it begins anew after a reconnect [S438] [S214]", async () => {
    const { server, tell, subscriptions } = await open();
    const told: string[] = [];
    subscriptions.log("news", { onBegin: () => told.push("begin"), onEntry: ({ text }) => told.push(text) });
    tell("log.entry", { name: "news", text: "Started.", time: 5, level: "info" });
    tell("log.entry", { name: "sport", text: "Not ours." });
    tell("log.entry", { text: "Of nobody." });
    tell("log.entry", { name: "news" });
    expect(told).toEqual(["begin", "Started.", "Of nobody."]);
    server.breakLines();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.socket.sent).toEqual(["log_media_start:news"]);
    expect(told.at(-1)).toBe("begin");
  });
});

describe("the sessions of a stream", () => {
  it("are asked for at once, each second and at a reconnect, and no more when the page is left [C445] [C446] [C447] [C448] [S259]", async () => {
    const { server, subscriptions } = await open();
    const end = subscriptions.sessions("a b/c", () => undefined);
    const ask = "sessions?name=a%20b%2Fc";
    expect(server.socket.sent).toEqual([ask]);
    await vi.advanceTimersByTimeAsync(999);
    expect(server.socket.sent).toEqual([ask]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.socket.sent).toEqual([ask, ask]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.socket.sent).toEqual([ask, ask, ask]);
    server.breakLines();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.socket.sent[0]).toBe(ask);
    end();
    const count = server.socket.sent.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.socket.sent).toHaveLength(count);
  });

  it("come as user.list events, of which those of this stream are told [C450] [S260]", async () => {
    const { tell, subscriptions } = await open();
    const told: unknown[] = [];
    subscriptions.sessions("news", (sessions) => told.push(sessions));
    tell("user.list", { name: "sport", sessions: [{ id: "1" }] });
    tell("user.list", { name: "news", sessions: [{ id: "2", type: "hls" }, { type: "nobody" }, null] });
    tell("user.list", { name: "news" });
    expect(told).toEqual([[{ id: "2", type: "hls" }]]);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { simulatedConfigText } from "../../../server/simulated/simulatedConfigText.ts";
import { isPlainObject, type JsonObject } from "../../../src/model/Json.ts";
import { streamStatus } from "../../../src/model/stream/streamStatus.ts";
import { SchemaShelf } from "../../schemas/SchemaShelf.ts";
import { EngineBench } from "./EngineBench.ts";
import { configOfText } from "./configOfText.ts";

let bench: EngineBench;
afterEach(() => bench.stop());

const start = (config: JsonObject = configOfText(simulatedConfigText(50)), options = {}): EngineBench =>
  (bench = new EngineBench(config, options));
const udp = (name: string): JsonObject => ({ name, urls: ["udp://239.0.0.1:1234", "tshttp://spare/x"] });

function kindsOf(): Map<string, string> {
  return new Map(
    Object.entries(bench.objectAt("streams")).map(([name, stream]) => [
      name,
      isPlainObject(stream) ? streamStatus(stream).kind : "?",
    ]),
  );
}

describe("the streams of a large simulated config", () => {
  it("show every status the specification knows, and most are online", () => {
    start();
    bench.pass(3);
    const kinds = [...kindsOf().values()];
    expect(new Set(kinds)).toEqual(
      new Set(["disabled", "error", "expecting", "waiting", "noSources", "delay", "drops", "online"]),
    );
    expect(kinds.filter((kind) => kind === "online").length).toBeGreaterThan(25);
  });

  it("show every status among the first twenty", () => {
    start();
    bench.pass(3);
    expect(new Set([...kindsOf().values()].slice(0, 20)).size).toBe(8);
  });

  it("fail with a reason, retries and a delay, or just stay away for over a minute", () => {
    start();
    bench.pass(30);
    const all = Object.keys(bench.objectAt("streams")).map((name) => bench.stats(name));
    expect(
      all.some(
        (stats) =>
          stats["source_error"] !== undefined && Number(stats["retry_count"]) > 0 && Number(stats["ts_delay"]) > 8_000,
      ),
    ).toBe(true);
    expect(all.some((stats) => stats["source_error"] === undefined && Number(stats["ts_delay"]) > 60_000)).toBe(true);
    expect(all.some((stats) => stats["source_error"] === "thumbnails_not_fetched" && stats["alive"] === true)).toBe(
      true,
    );
  });

  it("have agents that are connected, not connected and not configured", () => {
    start();
    bench.pass(2);
    const statuses = Object.keys(bench.objectAt("streams")).map((name) => bench.stats(name)["agent_status"]);
    expect(statuses).toEqual(expect.arrayContaining(["connected", "not_connected", "rproxy_not_configured"]));
    const away = Object.keys(bench.objectAt("streams"))
      .map((name) => bench.stats(name))
      .find((stats) => stats["agent_status"] === "not_connected");
    expect(away).toMatchObject({
      source_error: "agent not connected",
      source_error_said: [{ code: "agent_away", words: "agent not connected" }],
    });
  });
});

describe("a simulated stream", () => {
  it("works when there are only a few", () => {
    start({ streams: Object.fromEntries(["a", "b", "c", "d", "e", "f", "g"].map((name) => [name, udp(name)])) });
    bench.pass(2);
    expect([...kindsOf().values()]).toEqual(Array.from({ length: 7 }, () => "online"));
  });

  it("counts bytes and time up and lets the bitrate waver", () => {
    start({ streams: { a: udp("a") } });
    bench.pass(2);
    const before = { ...bench.stats("a") };
    const bitrates = new Set<unknown>();
    for (let second = 0; second < 20; second += 1) {
      bench.pass(1);
      bitrates.add(bench.stats("a")["bitrate"]);
    }
    const after = bench.stats("a");
    expect(Number(after["lifetime"]) - Number(before["lifetime"])).toBe(20_000);
    expect(Number(after["last_dts"]) - Number(before["last_dts"])).toBe(20_000);
    expect(Number(after["bytes_in"])).toBeGreaterThan(Number(before["bytes_in"]));
    expect(bitrates.size).toBeGreaterThan(10);
  });

  it("looks as before after a change of what has nothing to do with its media", () => {
    const names = Array.from({ length: 20 }, (_, at) => `s${at}`);
    start({ streams: Object.fromEntries(names.map((name) => [name, udp(name)])) });
    bench.pass(2);
    const media = () => names.map((name) => JSON.stringify(bench.stats(name)["media_info"]));
    const before = media();
    bench.change({ streams: Object.fromEntries(names.map((name) => [name, { clients_timeout: 77 }])) });
    bench.pass(2);
    expect(media()).toEqual(before);
    bench.change({ streams: Object.fromEntries(names.map((name) => [name, { urls: ["udp://239.0.0.2:1234"] }])) });
    bench.pass(2);
    expect(media()).not.toEqual(before);
  });

  it("becomes disabled, and comes back, as its config says", () => {
    start({ streams: { a: udp("a") } });
    bench.pass(2);
    bench.change({ streams: { a: { disabled: true } } });
    bench.pass(1);
    expect(bench.stats("a")).toEqual({ alive: false, running: false, client_count: 0 });
    bench.change({ streams: { a: { disabled: null } } });
    bench.pass(1);
    expect(bench.stats("a")).toMatchObject({ alive: true, running: true, url: "udp://239.0.0.1:1234" });
  });

  it("is not known any more once it is deleted", () => {
    start({ streams: { a: udp("a"), b: udp("b") } });
    bench.pass(2);
    bench.change({ streams: { a: null } });
    bench.pass(3);
    expect(Object.keys(bench.objectAt("streams"))).toEqual(["b"]);
    expect(bench.engine.sessions("a")).toEqual([]);
  });

  it("reports tracks of its input and output, and an archive where DVR is set", () => {
    start({
      streams: {
        a: {
          ...udp("a"),
          dvr: { root: "/dvr", dvr_limit: 86_400 },
          transcoder: { video: { 1: { size: { height: 360 } } } },
        },
      },
    });
    bench.pass(1);
    const stats = bench.stats("a");
    expect(stats).toMatchObject({ running_transcoder: true, dvr_enabled: true, media_info: { height: 360 } });
    expect(stats["dvr_info"]).toMatchObject({ depth: 86_400 });
    expect(Number(bench.objectAt("streams", "a", "stats", "dvr_info")["duration"])).toBeLessThanOrEqual(86_400);
  });

  it("comes from another source once it is switched, and only to one it has", () => {
    start({ streams: { a: udp("a") } });
    bench.pass(1);
    bench.engine.switchSource("a", "tshttp://spare/x");
    bench.pass(1);
    expect(bench.stats("a")["url"]).toBe("tshttp://spare/x");
    expect(() => bench.engine.switchSource("a", "udp://elsewhere:1")).toThrow("is not a source of this stream");
    expect(() => bench.engine.switchSource("b", "udp://elsewhere:1")).toThrow("There is no stream named b.");
    expect(() => bench.engine.restart("b")).toThrow("There is no stream named b.");
    bench.pass(1);
    expect(bench.stats("a")["url"]).toBe("tshttp://spare/x");
  });

  it("recovers from a source error when it is switched to its spare source", () => {
    start();
    bench.pass(2);
    const broken = Object.keys(bench.objectAt("streams"))[3] ?? "";
    expect(kindsOf().get(broken)).toBe("error");
    bench.engine.switchSource(broken, "tshttp://spare.example.com/broken/mpegts");
    bench.pass(2);
    expect(kindsOf().get(broken)).toBe("online");
    expect(bench.stats(broken)["source_error"]).toBeUndefined();
  });

  it("starts counting anew after a restart", () => {
    start({ streams: { a: udp("a") } });
    bench.pass(5);
    bench.engine.restart("a");
    bench.pass(2);
    expect(Number(bench.stats("a")["lifetime"])).toBeLessThanOrEqual(2_000);
  });

  it("on demand stops a while after its last client was closed", () => {
    start();
    bench.pass(2);
    const watched = Object.keys(bench.objectAt("streams"))[16] ?? "";
    expect(bench.stats(watched)["alive"]).toBe(true);
    const keepAway = (seconds: number): void => {
      for (let second = 0; second < seconds; second += 1) {
        bench.engine.closeSessions(bench.engine.sessions(watched).map(({ id }) => id));
        bench.pass(1);
      }
    };
    keepAway(20);
    expect(bench.stats(watched)["alive"]).toBe(true);
    keepAway(70);
    expect(kindsOf().get(watched)).toBe("waiting");
  });
});

describe("sessions of the simulated engine", () => {
  it("are as many as the stream says it has clients", () => {
    start();
    bench.pass(10);
    let clients = 0;
    for (const name of Object.keys(bench.objectAt("streams"))) {
      expect(bench.engine.sessions(name).length, name).toBe(Number(bench.stats(name)["client_count"]));
      clients += bench.engine.sessions(name).length;
    }
    expect(clients).toBeGreaterThan(20);
  });

  it("fit the schema of a session and keep their identity from second to second", async () => {
    const shelf = await SchemaShelf.read();
    start();
    bench.pass(2);
    const name = Object.keys(bench.objectAt("streams")).find((one) => bench.engine.sessions(one).length > 3) ?? "";
    const before = bench.engine.sessions(name);
    for (const session of before) expect(shelf.problems("session", session)).toEqual([]);
    bench.pass(1);
    const after = new Map(bench.engine.sessions(name).map((session) => [session.id, session]));
    const kept = before.filter(({ id }) => after.has(id));
    expect(kept.length).toBeGreaterThanOrEqual(before.length - 1);
    for (const session of kept)
      expect(after.get(session.id)).toMatchObject({
        ip: session.ip,
        country: session.country,
        duration: Number(session.duration) + 1000,
      });
  });

  it("end when they are closed, and closing one twice counts once", () => {
    start();
    bench.pass(2);
    const name = Object.keys(bench.objectAt("streams")).find((one) => bench.engine.sessions(one).length > 1) ?? "";
    const id = bench.engine.sessions(name)[0]?.id ?? "";
    expect(bench.engine.closeSessions([id, id, "nobody", "zz-1"])).toBe(1);
    expect(bench.engine.sessions(name).map((session) => session.id)).not.toContain(id);
  });
});

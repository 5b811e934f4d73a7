import { afterEach, describe, expect, it } from "vitest";
import { createSimulatedEngine } from "../../../server/simulated/SimulatedEngine.ts";
import { simulatedConfigText } from "../../../server/simulated/simulatedConfigText.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { SchemaShelf } from "../../schemas/SchemaShelf.ts";
import { EngineBench } from "./EngineBench.ts";
import { configOfText } from "./configOfText.ts";

let bench: EngineBench;
afterEach(() => bench.stop());

const start = (count = 50, options = {}): EngineBench =>
  (bench = new EngineBench(configOfText(simulatedConfigText(count)), options));

describe("the runtime patches of the simulated engine", () => {
  it("come once a second and are the same for the same seed", async () => {
    start(30, { seed: 7 }).pass(5);
    const first = bench.patches;
    await bench.stop();
    start(30, { seed: 7 }).pass(5);
    expect(first).toHaveLength(5);
    expect(bench.patches).toEqual(first);
    await bench.stop();
    start(30, { seed: 8 }).pass(5);
    expect(bench.patches).not.toEqual(first);
  });

  it("carry what the schemas of the runtime say", async () => {
    const shelf = await SchemaShelf.read();
    start().pass(4);
    const entries = (...path: readonly string[]) => Object.entries(bench.objectAt(...path));
    for (const [name] of entries("streams"))
      expect(shelf.problems("stream-stats", bench.stats(name)), name).toEqual([]);
    for (const [, live] of entries("lives", "talk", "streams"))
      expect(shelf.problems("published-stream", live)).toEqual([]);
    for (const [, mirrored] of entries("sources", "1", "streams"))
      expect(shelf.problems("published-stream", mirrored)).toEqual([]);
    for (const [, file] of entries("vods", "films", "files")) expect(shelf.problems("vod-file", file)).toEqual([]);
    for (const [, server] of entries("servers")) expect(shelf.problems("mirror-server", server)).toEqual([]);
    expect(shelf.problems("server-stats", bench.at("stats"))).toEqual([]);
    expect(bench.at("now_ms")).toBe(1_800_000_004_000);
  });

  it("bring published streams with their publisher", () => {
    start().pass(1);
    const streams = bench.objectAt("lives", "talk", "streams");
    expect(streams["talk/studio"]).toMatchObject({
      name: "talk/studio",
      stats: { alive: true, url: "publish://", published_via: expect.any(String) },
    });
  });

  it("leave out what is called as a stream of the server itself", () => {
    start(0);
    const [first = "", ...others] = Object.keys(mirroredAfter(1));
    bench.change({ streams: { [first]: { name: first, urls: [{ url: "fake://fake" }] } } });
    expect(Object.keys(mirroredAfter(1))).toEqual(others);
    bench.change({ streams: { [first]: null } });
    expect(Object.keys(mirroredAfter(1)).toSorted()).toEqual([first, ...others].toSorted());
  });

  it("leave out what a mirror ignores, and run on demand what it does not take", () => {
    start(0);
    const names = Object.keys(mirroredAfter(1));
    bench.change({ sources: { 1: { except: names.slice(0, 1), only: names.slice(1, 2) } } });
    const after = mirroredAfter(1);
    expect(Object.keys(after)).toEqual(names.slice(1));
    expect(after[names[1] ?? ""]).toMatchObject({ static: true });
    expect(after[names[2] ?? ""]).toMatchObject({ static: false });
  });

  it("tell the health of mirrored servers by their URL with its port", () => {
    start().pass(1);
    expect(bench.at("servers", "http://origin.example.com:8080", "error")).toBeUndefined();
    expect(bench.at("servers", "http://origin2.example.com:80", "error")).toBe("connection timed out");
    bench.change({ sources: { 1: null } });
    bench.pass(1);
    expect(bench.at("servers")).toEqual({});
  });

  it("close the files of a VOD location that is disabled", () => {
    start().pass(1);
    expect(Object.keys(bench.objectAt("vods", "films", "files")).length).toBeGreaterThan(0);
    bench.change({ vods: { films: { disabled: true } } });
    bench.pass(1);
    expect(bench.at("vods", "films", "files")).toEqual({});
  });

  it("give a late listener everything at first, and nothing after it has left", () => {
    start().pass(5);
    const late: JsonObject[] = [];
    const leave = bench.engine.onRuntime((patch) => late.push(patch));
    bench.pass(2);
    leave();
    bench.pass(2);
    expect(late).toHaveLength(2);
    expect(Object.keys(late[0]?.["streams"] ?? {})).toHaveLength(50);
    expect(late[0]).toHaveProperty("servers");
    expect(late[1]).not.toHaveProperty("servers");
  });

  it("never carry a stream that the config does not have", () => {
    start();
    bench.pass(2);
    const [first = ""] = Object.keys(bench.objectAt("streams"));
    bench.change({ streams: { [first]: null } });
    const seen = bench.patches.length;
    bench.pass(10);
    for (const patch of bench.patches.slice(seen)) expect(patch["streams"]).not.toHaveProperty(first);
  });

  it("report only a share of the streams each second when told so", () => {
    start(1000, { changeShare: 0.1 });
    bench.pass(3);
    expect(Object.keys(bench.patches[2]?.["streams"] ?? {}).length).toBeLessThanOrEqual(100);
    expect(Object.keys(bench.objectAt("streams")).every((name) => "stats" in bench.objectAt("streams", name))).toBe(
      true,
    );
  });

  it("get round to every stream when only a share reports", () => {
    start(100, { changeShare: 0.1 });
    bench.pass(1);
    const seen = new Set<string>();
    for (let second = 0; second < 10; second += 1) {
      bench.pass(1);
      for (const name of Object.keys(bench.patches.at(-1)?.["streams"] ?? {})) seen.add(name);
    }
    const alive = Object.keys(bench.objectAt("streams")).filter((name) => bench.stats(name)["alive"] === true);
    expect([...seen]).toEqual(expect.arrayContaining(alive));
  });

  it("stay cheap with ten thousand streams that all change", async () => {
    const engine = createSimulatedEngine({ tickMs: 10 });
    const spentMs: number[] = [];
    let before = process.cpuUsage();
    const lastPatches: unknown[] = [];
    engine.onRuntime((patch) => {
      const { user, system } = process.cpuUsage(before);
      spentMs.push((user + system) / 1000);
      lastPatches.push(structuredClone(patch));
    });
    engine.configure(configOfText(simulatedConfigText(10_000)));
    for (let tick = 0; tick < 12; tick += 1) {
      before = process.cpuUsage();
      const seen = spentMs.length;
      while (spentMs.length === seen) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await engine.stop();
    start(1);
    // Beside what it takes to write and read the same patch once: a loaded machine makes both slower.
    const writtenMs = lastPatches.map((patch) => spent(() => JSON.parse(JSON.stringify(patch))));
    expect(median(spentMs)).toBeLessThan(2 * median(writtenMs));
  });
});

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Processor time of some work, in milliseconds. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe("the server info of the simulated engine", () => {
  it("fits its schema, adds up the streams and tells of this machine's disks", async () => {
    const shelf = await SchemaShelf.read();
    start().pass(3);
    const info = bench.engine.serverInfo();
    expect(shelf.problems("server-info", info)).toEqual([]);
    const alive = Object.keys(bench.objectAt("streams")).filter((name) => bench.stats(name)["alive"] === true).length;
    expect(info.online_streams).toBeGreaterThanOrEqual(alive);
    expect(info.total_streams).toBeGreaterThan(50);
    expect(info.uptime).toBe(3);
    expect(info.capabilities).toMatchObject({ url_publish: true });
    const root = info.partitions?.find(({ path }) => path === "/");
    expect(root?.usage).toBeGreaterThanOrEqual(0);
    expect(root?.total).toBeGreaterThan(0);
    expect(info).not.toHaveProperty("chassis");
  });
});

function mirroredAfter(seconds: number): JsonObject {
  bench.pass(seconds);
  return bench.objectAt("sources", "1", "streams");
}

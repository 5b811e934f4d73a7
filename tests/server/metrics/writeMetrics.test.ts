import { describe, expect, it } from "vitest";
import { Tally } from "../../../server/log/Tally.ts";
import { machineFamilies } from "../../../server/metrics/machineFamilies.ts";
import { serverFamilies } from "../../../server/metrics/serverFamilies.ts";
import type { MeasuredServer } from "../../../server/metrics/ServerReport.ts";
import { streamFamilies } from "../../../server/metrics/streamFamilies.ts";
import { writeMetrics } from "../../../server/metrics/writeMetrics.ts";
import { SessionCounts } from "../../../server/records/history/SessionCounts.ts";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { openRecord } from "../support/openRecord.ts";
import { type ParsedMetrics, parseMetrics } from "./parseMetrics.ts";

async function measured(tree: JsonObject, info: Partial<ServerInfo> = {}): Promise<MeasuredServer> {
  const { record } = await openRecord();
  return {
    tree: { tree },
    engine: { name: "simulated", serverInfo: () => ({ version: "1", ...info }) },
    record,
    records: { history: { counts: new SessionCounts() } },
    loginGuard: { logins: new Tally(["accepted", "refused", "throttled"]) },
    logLines: new Tally(["info", "warning", "error"]),
    authAnswers: new Tally(["allowed", "refused", "unanswered"]),
  };
}

async function partsOf(server: MeasuredServer): Promise<readonly string[]> {
  const parts: string[] = [];
  for await (const part of writeMetrics(server)) parts.push(part);
  return parts;
}

async function scrape(tree: JsonObject, info?: Partial<ServerInfo>): Promise<ParsedMetrics> {
  return parseMetrics((await partsOf(await measured(tree, info))).join(""));
}

const stats = {
  alive: true,
  lifetime: 61_500,
  client_count: 3,
  bitrate: 4000,
  out_bandwidth: 12_000,
  bytes_in: 500,
  bytes_out: 1500,
  ts_delay: 250,
  retry_count: 2,
  failed_sources: [{ url: "tshttp://admin:hunter2@a/1" }],
  input_error_rate: 5,
  bufferings: 7,
  dvr_info: { disk_size: 1_000_000 },
  url: "tshttp://admin:hunter2@a/2",
  source_error: "no answer of tshttp://admin:hunter2@a/1",
};

describe("the metrics of the streams", () => {
  it("are in base units, a family a figure, by the stream's name", async () => {
    const { valueOf, types } = await scrape({ streams: { news: { stats } } });
    const figures = Object.fromEntries(
      streamFamilies.map(({ name }) => [name.replace("sluice_stream_", ""), valueOf(name, { name: "news" })]),
    );
    expect(figures).toEqual({
      up: 1,
      uptime_seconds: 61.5,
      clients: 3,
      input_bytes_per_second: 500_000,
      output_bytes_per_second: 1_500_000,
      received_bytes_total: 500,
      sent_bytes_total: 1500,
      delay_seconds: 0.25,
      retries: 2,
      source_error: 1,
      failed_sources: 1,
      input_errors_per_second: 5,
      bufferings_total: 7,
      dvr_bytes: 1_000_000,
    });
    expect(types.get("sluice_stream_sent_bytes_total")).toBe("counter");
    expect(types.get("sluice_stream_clients")).toBe("gauge");
  });

  it("say of a stream that does not run that it is down, and nothing of what is not known", async () => {
    const { samples, valueOf } = await scrape({
      streams: { off: { disabled: true }, lost: { stats: { bitrate: 9 } } },
    });
    expect(valueOf("sluice_stream_up", { name: "off" })).toBe(0);
    expect(valueOf("sluice_stream_clients", { name: "off" })).toBeUndefined();
    expect(valueOf("sluice_stream_input_bytes_per_second", { name: "lost" })).toBe(0);
    expect(samples.filter(({ name }) => name === "sluice_stream_dvr_bytes")).toEqual([]);
  });

  it("count a picture that could not be fetched as no error, as the console does", async () => {
    const of = (error: string) => ({ stats: { alive: true, source_error: error } });
    const { valueOf } = await scrape({ streams: { a: of("thumbnails_not_fetched"), b: of("timeout") } });
    expect(valueOf("sluice_stream_source_error", { name: "a" })).toBe(0);
    expect(valueOf("sluice_stream_source_error", { name: "b" })).toBe(1);
  });

  it("tell of what is published and mirrored too, and of each name once", async () => {
    const of = (clients: number) => ({ stats: { alive: true, client_count: clients } });
    const { samples } = await scrape({
      streams: { "live/a": of(1) },
      lives: { live: { streams: { "live/a": of(2), "live/b": of(3) } } },
      sources: { "0": { streams: { sport: of(4) } } },
    });
    const clients = samples.filter(({ name }) => name === "sluice_stream_clients");
    expect(clients.map(({ labels, value }) => [labels["name"], value])).toEqual([
      ["live/a", 1],
      ["live/b", 3],
      ["sport", 4],
    ]);
  });

  it("hold hostile names as they are, and no line of their own", async () => {
    const names = ['a"} 1\nsluice_streams 99', "back\\slash\\", "\\n", "ü 漢", "__proto", "#", "{}", ",=", "\r\t"];
    const tree = { streams: Object.fromEntries(names.map((name) => [name, { stats }])) };
    const { samples, valueOf } = await scrape(tree, { total_streams: 9 });
    expect(samples.filter(({ name }) => name === "sluice_stream_up").map(({ labels }) => labels["name"])).toEqual(
      names,
    );
    expect(valueOf("sluice_streams")).toBe(9);
  });

  it("show no address of a source, with or without a login", async () => {
    const text = (await partsOf(await measured({ streams: { news: { stats, urls: [{ url: stats.url }] } } }))).join("");
    expect(text).not.toContain("hunter2");
    expect(text).not.toContain("tshttp");
  });

  it("of many streams come in parts of a thousand, each family in one piece", async () => {
    const names = Array.from({ length: 2500 }, (_, index) => `s${index}`);
    const server = await measured({ streams: Object.fromEntries(names.map((name) => [name, { stats }])) });
    const parts = await partsOf(server);
    const valuesIn = (part: string) => part.split("\n").filter((line) => line !== "" && !line.startsWith("#")).length;
    expect(Math.max(...parts.map(valuesIn))).toBe(1000);
    const { samples } = parseMetrics(parts.join(""));
    for (const { name } of streamFamilies) {
      const found = samples.filter((one) => one.name === name).map(({ labels }) => labels["name"]);
      expect([name, found]).toEqual([name, names]);
    }
  });

  it("let others have their turn between two parts", async () => {
    const parts = writeMetrics(await measured({ streams: { news: { stats } } }));
    await parts.next();
    let hadTurn = false;
    setImmediate(() => (hadTurn = true));
    await parts.next();
    expect(hadTurn).toBe(true);
    await parts.return(undefined);
  });

  it("forget a stream with the stream", async () => {
    const server = await measured({ streams: { news: { stats } } });
    expect((await partsOf(server)).join("")).toContain('sluice_stream_up{name="news"} 1');
    expect((await partsOf({ ...server, tree: { tree: {} } })).join("")).not.toContain("news");
  });
});

describe("the metrics of the server", () => {
  it("are what the engine reports, in bytes", async () => {
    const { valueOf } = await scrape(
      {},
      {
        version: "2.0",
        build: "7",
        uptime: 60,
        total_streams: 5,
        online_streams: 4,
        total_clients: 30,
        opened_files: 2,
        input_kbit: 8,
        output_kbit: 80,
        partitions: [{ path: "/", usage: 50, total: 1000, free: 400 }],
      },
    );
    expect(valueOf("sluice_info", { version: "2.0", build: "7", engine: "simulated" })).toBe(1);
    expect(valueOf("sluice_uptime_seconds")).toBe(60);
    expect(valueOf("sluice_streams")).toBe(5);
    expect(valueOf("sluice_streams_online")).toBe(4);
    expect(valueOf("sluice_clients")).toBe(30);
    expect(valueOf("sluice_open_files")).toBe(2);
    expect(valueOf("sluice_input_bytes_per_second")).toBe(1000);
    expect(valueOf("sluice_output_bytes_per_second")).toBe(10_000);
    expect(valueOf("sluice_partition_bytes", { path: "/" })).toBe(1000);
    expect(valueOf("sluice_partition_free_bytes", { path: "/" })).toBe(400);
  });

  it("tell of processor, memory, event loop and process what the system tells", async () => {
    const { valueOf, samples } = await scrape({});
    expect(valueOf("sluice_machine_cpu_seconds_total", { mode: "busy" })).toBeGreaterThan(0);
    expect(valueOf("sluice_machine_memory_used_bytes")).toBeGreaterThan(1e6);
    expect(valueOf("sluice_machine_memory_bytes")).toBeGreaterThan(valueOf("sluice_machine_memory_used_bytes") ?? 0);
    expect(valueOf("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    expect(valueOf("process_cpu_seconds_total")).toBeGreaterThan(0);
    expect(samples.some(({ name }) => name === "nodejs_eventloop_lag_p99_seconds")).toBe(true);
  });

  it("have names by the conventions: counters and nothing else end in _total, no unit but seconds and bytes", async () => {
    const { types } = await scrape({ streams: { news: { stats } } });
    for (const [name, type] of types) {
      expect([name, type === "counter"]).toEqual([name, name.endsWith("_total")]);
      expect(name).not.toMatch(/_(?:bits|kbit|percent|ms|milliseconds|minutes|hours)(?:_|$)/);
    }
    for (const { name } of [...serverFamilies, ...machineFamilies, ...streamFamilies])
      expect(types.has(name)).toBe(true);
  });
});

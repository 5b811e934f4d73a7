import { describe, expect, it } from "vitest";
import type { HistoryReport } from "../../../src/generated/types/HistoryReport.ts";
import type { HistorySession } from "../../../src/generated/types/HistorySession.ts";
import { isPlainObject, type Json, type JsonObject } from "../../../src/model/Json.ts";
import { freePort } from "../support/freePort.ts";
import { openTs } from "./support/openTs.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";

const rtmpPort = await freePort();
const here = shareMedia(() => ({
  rtmp: rtmpPort,
  streams: {
    news: { name: "news", urls: [{ url: "fake://fake?size=320x180" }] },
    quiet: { name: "quiet", urls: [{ url: "copy://news" }] },
  },
}));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Answer {
  readonly sessions?: readonly HistorySession[];
  readonly total?: number;
  readonly report?: readonly HistoryReport[];
  readonly pulse?: JsonObject;
}
const ask = (query: string) => here.client.ask<Answer>(`history?vsn=2&${query}`);
const sessionsOf = async (query: string) => (await ask(`sessions=true&${query}`)).sessions ?? [];

const bytesOf = ({ bytes_sent: sent = 0 }: HistorySession) => sent;
const beginOf = ({ created_at: from = 0 }: HistorySession) => from;
const lengthOf = ({ created_at: from = 0, deleted_at: to = 0 }: HistorySession) => to - from;

/** What a viewer knows of its own time. */
interface Watched {
  readonly bytes: number;
  /** From asking to leaving: on a busy machine longer than what was meant to be watched. */
  readonly tookMs: number;
}

/** Plays for some seconds, and leaves. */
async function watch(name: string, seconds: number): Promise<Watched> {
  const askedAt = performance.now();
  const player = await openTs(`${here.client.url}/${name}/mpegts`);
  expect(player.status).toBe(200);
  await wait(seconds * 1000);
  player.leave();
  return { bytes: player.bytes(), tookMs: performance.now() - askedAt };
}

const begun = Date.now();
let middle = 0;
let watched: readonly Watched[] = [];

describe("what is remembered of a stream", () => {
  it("comes over the socket as graphs while it is played: whole first, then point by point", async () => {
    const { client } = here;
    await client.untilOnline("news");
    const topic = "traffic{name=news}";
    client.live.send(`pulse_subscribe:${topic}/minute`);
    const long = watch("news", 3.5);
    await wait(500);
    const short = watch("news", 2);
    startFfmpeg(["-i", `rtmp://127.0.0.1:${rtmpPort}/static/news`, "-t", "2", "-c", "copy", "-f", "null", "-"]);
    watched = await Promise.all([short, long]);
    const events = () => client.live.events.filter(({ event, data }) => event === "pulse.traffic" && topic in data);
    const points = (label: string) => events().flatMap(({ data }) => valuesIn(data[topic], label));
    const busy = (label: string) => points(label).filter((value) => value > 100_000).length;
    await expect.poll(() => busy("Output")).toBeGreaterThanOrEqual(3);
    expect(busy("Input")).toBeGreaterThanOrEqual(3);
    const [first, ...later] = events();
    expect(first?.data["partial_update"]).toBeUndefined();
    expect(later.some(({ data }) => data["partial_update"] === true && Number(data["last_dts"]) > begun)).toBe(true);
    client.live.send(`pulse_unsubscribe:${topic}/minute`);
    await wait(500);
    const count = events().length;
    await wait(1500);
    expect(events()).toHaveLength(count);
  });

  it("lists the sessions that have ended, in both versions, with bytes and times [S404] [S406]", async () => {
    middle = Date.now();
    await watch("quiet", 1);
    // Those that still run are listed as well, without an end.
    const ended = async () => (await sessionsOf("")).filter(({ deleted_at: to }) => to !== undefined);
    await expect.poll(async () => (await ended()).length, { timeout: 10_000 }).toBe(4);
    const first = await here.client.ask<readonly HistorySession[]>("history?media=news");
    const { sessions, total } = await ask("name=news&sessions=true");
    expect([total, first]).toEqual([3, sessions]);
    expect(new Set(first.map(({ type }) => type))).toEqual(new Set(["mpegts", "rtmp"]));
    for (const row of first) {
      expect(row).toMatchObject({ name: "news", ip: "127.0.0.1" });
      expect(row.created_at).toBeGreaterThan(begun);
      expect(row.deleted_at).toBeLessThanOrEqual(Date.now());
    }
    const played = first
      .filter(({ type }) => type === "mpegts")
      .toSorted((one, other) => lengthOf(one) - lengthOf(other));
    for (const [at, leastMs] of [1900, 3400].entries()) {
      const session = played[at];
      const { tookMs = 0, bytes = 0 } = watched[at] ?? {};
      if (session === undefined) throw new Error("Both sessions are listed.");
      expect(lengthOf(session)).toBeGreaterThanOrEqual(leastMs);
      // Its end is seen when the server comes to it.
      expect(lengthOf(session)).toBeLessThan(tookMs + 3000);
      // What was on its way when the player left is counted, too.
      expect(Math.abs(bytesOf(session) - bytes)).toBeLessThan(100_000);
    }
    expect(await sessionsOf("")).toHaveLength(4);
  });

  it("is sorted as is asked for, and of the time that is asked for [S406]", async () => {
    for (const [key, valueOf] of [
      ["bytes", bytesOf],
      ["duration", lengthOf],
      ["created_at", beginOf],
    ] as const) {
      const up = (await sessionsOf(`name=news&sort=${key}&sort_dir=asc`)).map(valueOf);
      const down = (await sessionsOf(`name=news&sort=${key}&sort_dir=desc`)).map(valueOf);
      expect(up, key).toHaveLength(3);
      expect(up, key).toEqual(up.toSorted((one, other) => one - other));
      expect(down, key).toEqual(up.toReversed());
    }
    const types = (await sessionsOf("name=news&sort=proto")).map(({ type }) => type);
    expect(types).toEqual(["mpegts", "mpegts", "rtmp"]);
    expect((await sessionsOf(`to=${middle}`)).map(({ name }) => name)).toEqual(["news", "news", "news"]);
    expect((await sessionsOf(`from=${middle}`)).map(({ name }) => name)).toEqual(["quiet"]);
    expect((await here.client.api("history?vsn=2&sort=colour")).status).toBe(400);
  });

  it("is added up by protocol, and by protocol and country, beside the graph of the time [S406]", async () => {
    const played = (await sessionsOf("name=news")).filter(({ type }) => type === "mpegts");
    const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
    const [bytesInAll, durationInAll] = [sum(played.map(bytesOf)), sum(played.map(lengthOf))];
    const { report = [] } = await ask("name=news&group=type");
    expect(report.map(({ type, count }) => [type, count])).toEqual([
      ["mpegts", 2],
      ["rtmp", 1],
    ]);
    expect(report[0]).toMatchObject({
      total_bytes: bytesInAll,
      avg_bytes: Math.round(bytesInAll / 2),
      total_duration: durationInAll,
    });
    const { pulse } = await ask("name=news&pulse=true");
    expect(pulse?.["traffic{name=news}"]).toMatchObject({ minute: [{ label: "Input" }, { label: "Output" }] });
    const { report: ofAll = [] } = await ask("group=type,country");
    expect(ofAll.map(({ type, count }) => [type, count])).toEqual([
      ["mpegts", 3],
      ["rtmp", 1],
    ]);
  });

  it("is a log that comes line by line while somebody listens, and no longer", async () => {
    const { client } = here;
    client.startLog("quiet");
    // What was before comes first.
    await expect.poll(() => client.logOf("quiet").length).toBeGreaterThan(0);
    const before = client.logOf("quiet").length;
    expect((await client.api("stream_restart/quiet", { method: "POST" })).status).toBe(200);
    await expect.poll(() => client.logOf("quiet").slice(before).join("\n")).toContain("Restarted by an administrator.");
    const { data } = client.live.events.find(({ event }) => event === "log.entry") ?? {};
    expect(data).toMatchObject({ name: "quiet", text: expect.any(String), level: expect.any(String) });
    expect(Number(data?.["time"])).toBeGreaterThan(begun - 1000);
    client.live.send("log_media_stop:quiet");
    await client.untilOnline("quiet");
    const known = client.logOf("quiet").length;
    await client.api("stream_restart/quiet", { method: "POST" });
    await wait(1000);
    expect(client.logOf("quiet")).toHaveLength(known);
  });

  it("outlives the server", async () => {
    const kept = await sessionsOf("name=news");
    expect(kept).toHaveLength(3);
    await here.restart();
    expect(await sessionsOf("name=news")).toEqual(kept);
  });
});

/** The values of a line of a graph, whatever its resolution. */
function valuesIn(graph: Json | undefined, label: string): readonly number[] {
  const lines = isPlainObject(graph) ? Object.values(graph).flatMap((some) => (Array.isArray(some) ? some : [])) : [];
  const line = lines.filter(isPlainObject).find((one) => one["label"] === label);
  const points = Array.isArray(line?.["data"]) ? line["data"] : [];
  return points.map((point) => Number(Array.isArray(point) ? point[1] : undefined));
}

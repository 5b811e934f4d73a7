import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPlainObject } from "../../../src/model/Json.ts";
import { freePort } from "../support/freePort.ts";
import { openTs } from "./support/openTs.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";

const rtmpPort = await freePort();
const archive = () => join(here.folder, "archive");
const here = shareMedia((folder) => ({
  rtmp: rtmpPort,
  lives: { talk: { prefix: "talk" } },
  streams: {
    news: { name: "news", urls: [{ url: "fake://fake?size=320x180" }], dvr: { root: join(folder, "archive") } },
    twin: { name: "twin", urls: [{ url: "copy://news" }] },
    studio: { name: "studio", urls: [{ url: "publish://" }] },
  },
}));

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const textOf = async (path: string) => {
  const answer = await fetch(new URL(path, `${here.client.url}/news/`));
  return answer.ok ? answer.text() : `${answer.status}`;
};
const entriesOf = (playlist: string) => playlist.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

/** Saves a stream under another name, as a form does. */
async function rename(from: string, to: string): Promise<void> {
  const { stats: _, ...body } = record(here.client.live.at("streams", from));
  await here.client.save({ streams: { [from]: null, [to]: { ...body, name: to } } });
}

function record(value: unknown): Record<string, unknown> {
  return isPlainObject(value) ? value : {};
}

function recordedSeconds(name: string): number {
  const { ranges } = record(here.client.stats(name)["dvr_info"]);
  return (Array.isArray(ranges) ? ranges : []).reduce((sum, range) => sum + Number(record(range)["duration"]), 0);
}

let renamedAtMs = 0;

describe("the rename of a running stream", () => {
  it("cuts off nobody: players over a socket, players that poll, the publisher", async () => {
    const { client } = here;
    const camera = ["-re", "-f", "lavfi", "-i", "testsrc2=size=160x90:rate=25", "-c:v", "libx264", "-g", "25"];
    const publisher = startFfmpeg([...camera, "-f", "flv", `rtmp://127.0.0.1:${rtmpPort}/static/studio`]);
    await client.untilOnline("news");
    await client.untilOnline("studio");
    await expect.poll(() => recordedSeconds("news"), { timeout: 30_000 }).toBeGreaterThan(3);
    const past = await openTs(`${client.url}/news/mpegts`);
    await expect.poll(() => past.bytes(), { timeout: 10_000 }).toBeGreaterThan(100_000);
    past.leave();
    const player = await openTs(`${client.url}/news/mpegts`);
    const [variant = ""] = entriesOf(await textOf("index.m3u8"));
    const poll = () => textOf(variant);
    const before = await poll();
    expect(before).toContain("#EXT-X-MEDIA-SEQUENCE");
    await wait(1000);
    renamedAtMs = Date.now();
    await rename("news", "world");
    await rename("studio", "stage");
    await wait(500);
    const sent = player.bytes();
    await expect.poll(() => player.bytes() - sent, { timeout: 10_000 }).toBeGreaterThan(50_000);
    const after = await poll();
    expect(after).toContain("#EXT-X-MEDIA-SEQUENCE");
    expect(after).not.toContain("#EXT-X-DISCONTINUITY\n");
    // What the playlist lists, beside it.
    const piece = await textOf(variant.replace(/[^/]*$/, entriesOf(after).at(-1) ?? ""));
    expect(piece.length).toBeGreaterThan(10_000);
    expect(client.stats("world")).toMatchObject({ alive: true, status: "running" });
    expect(client.stats("stage")).toMatchObject({ alive: true, published_via: "rtmp" });
    expect(publisher.child.exitCode).toBeNull();
    const kinds = (await client.sessions("world")).map(({ type }) => type);
    expect([kinds.length, kinds]).toEqual([2, expect.arrayContaining(["hls", "mpegts"])]);
    publisher.child.kill("SIGKILL");
    player.leave();
  });

  it("keeps what copies it, whose source has its new name", async () => {
    const { client } = here;
    expect(client.live.at("streams", "twin", "urls")).toEqual([{ url: "copy://world" }]);
    await client.untilOnline("twin");
  });

  it("takes its archive along, with no piece missing", async () => {
    const recorded = recordedSeconds("world");
    expect(recorded).toBeGreaterThan(3);
    await expect.poll(() => recordedSeconds("world"), { timeout: 20_000 }).toBeGreaterThan(recorded + 4);
    const { ranges } = record(here.client.stats("world")["dvr_info"]);
    expect(ranges).toHaveLength(1);
    expect(await readdir(archive())).toEqual(["world"]);
    const status = await here.client.ask<readonly unknown[]>("../../world/recording_status.json").catch(() => []);
    expect(JSON.stringify(status)).toContain("world");
  });

  it("takes its log, its past sessions and its graphs along", async () => {
    const { client } = here;
    client.startLog("world");
    await expect.poll(() => client.logOf("world"), { timeout: 5000 }).toContain("Renamed: its name was news.");
    expect(client.logOf("world").join("\n")).toContain("Plays fake://");
    const sessions = async (name: string) =>
      (await client.ask<{ sessions: readonly unknown[] }>(`history?vsn=2&sessions=true&name=${name}`)).sessions;
    await expect.poll(async () => (await sessions("world")).length, { timeout: 5000 }).toBe(3);
    expect(await sessions("news")).toEqual([]);
    client.live.send("pulse_subscribe:traffic{name=world}/minute");
    const graphs = () => client.live.events.filter(({ event }) => event === "pulse.traffic");
    const firstMs = () => Number(/\[(\d{13}),/.exec(JSON.stringify(graphs()[0]?.data ?? {}))?.[1] ?? Infinity);
    await expect.poll(firstMs, { timeout: 5000 }).toBeLessThan(renamedAtMs - 3000);
  });

  it("is the same when it is made in the file by hand", async () => {
    const { client } = here;
    const file = join(client.server.dataDir, "sluice.conf");
    const player = await openTs(`${client.url}/world/mpegts`);
    await expect.poll(() => player.bytes(), { timeout: 10_000 }).toBeGreaterThan(50_000);
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace("stream world", "stream globe").replace("copy://world", "copy://globe"));
    await expect.poll(() => client.stats("globe"), { timeout: 15_000 }).toMatchObject({ alive: true });
    const sent = player.bytes();
    await expect.poll(() => player.bytes() - sent, { timeout: 10_000 }).toBeGreaterThan(50_000);
    expect(Number(client.stats("globe")["lifetime"])).toBeGreaterThan(10_000);
    await expect.poll(() => readdir(archive()), { timeout: 5000 }).toEqual(["globe"]);
    player.leave();
  });
});

describe("the rename of a location that somebody publishes to", () => {
  it("is told in its log under the new name: what it was called, and that the publisher was dropped", async () => {
    const { client } = here;
    const camera = ["-re", "-f", "lavfi", "-i", "testsrc2=size=160x90:rate=25", "-c:v", "libx264", "-g", "25"];
    const publisher = startFfmpeg([...camera, "-f", "flv", `rtmp://127.0.0.1:${rtmpPort}/talk/cam`]);
    client.startLog("talk/cam");
    await expect.poll(() => client.logOf("talk/cam"), { timeout: 20_000 }).toHaveLength(1);
    const { streams: _, ...body } = record(client.live.at("lives", "talk"));
    await client.save({ lives: { talk: null, "talk/news": { ...body, prefix: "talk/news" } } });
    client.startLog("/lives/talk~1news");
    const lines = () => [...client.logOf("/lives/talk~1news"), ...client.logOf("talk/news/cam")].join("\n");
    await expect.poll(lines, { timeout: 5000 }).toContain("was dropped: the stream was removed.");
    expect(lines()).toMatch(/^Renamed: its name was talk\.\nPublisher .* connected\.\n/);
    expect(client.logOf("talk/cam")).toHaveLength(1);
    await publisher.ended;
  });
});

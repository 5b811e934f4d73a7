import { createServer } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import { freePort } from "../../../e2e/support/freePort.ts";
import { FakeStream } from "./support/FakeStream.ts";
import { framesOf } from "./support/framesOf.ts";
import { runFfmpeg } from "./support/runFfmpeg.ts";
import { startRtmp } from "./support/startRtmp.ts";
import { testPicture } from "./support/testPicture.ts";

const patient = { timeout: 20_000, interval: 100 };
const open = (name: string): FakeStream => new FakeStream(name, { name, publish_enabled: true });

describe("publishing over RTMP", { timeout: 60_000 }, () => {
  it("hands a publisher's media over as FLV that plays", async () => {
    const news = open("news");
    const { url, viewers } = await startRtmp([news]);
    await runFfmpeg([...testPicture({ seconds: 2 }), "-f", "flv", `${url}/static/news`]).ended;
    const { frames, words } = await framesOf("flv", news.published);
    expect(frames).toBeGreaterThanOrEqual(45);
    expect(words).toMatch(/Video: h264/);
    expect(words).toMatch(/Audio: aac/);
    expect(words).not.toMatch(/Stream #0:2/);
    expect(viewers.requests).toMatchObject([{ name: "news", kind: "publish", proto: "rtmp", ip: "127.0.0.1" }]);
    await vi.waitFor(() => expect(news.publication).toBeUndefined(), patient);
    expect(viewers.total).toBe(0);
  });

  it("announces no sound when the publisher has none, so that nobody waits for it", async () => {
    const news = open("news");
    const { url } = await startRtmp([news]);
    await runFfmpeg([...testPicture({ seconds: 1, isSilent: true }), "-f", "flv", `${url}/static/news`]).ended;
    expect(news.published[4]).toBe(1);
    expect((await framesOf("flv", news.published)).frames).toBeGreaterThanOrEqual(20);
  });

  it("takes names with a slash, and passwords wherever they hang", async () => {
    const cam = open("live/cam");
    const { url } = await startRtmp([cam], { "live/cam": "s3cret" });
    await runFfmpeg([...testPicture({ seconds: 1 }), "-f", "flv", `${url}/live/cam?password=s3cret`]).ended;
    expect(cam.published.length).toBeGreaterThan(1000);
    cam.published = Buffer.alloc(0);
    await runFfmpeg([...testPicture({ seconds: 1 }), "-f", "flv", `${url}/static/live/cam?s3cret`]).ended;
    expect(cam.published.length).toBeGreaterThan(1000);
  });

  it("refuses a wrong password with a word to the client, and logs no password", async () => {
    const news = open("news");
    const { url, notes } = await startRtmp([news], { news: "s3cret" });
    const client = runFfmpeg([...testPicture({ seconds: 5 }), "-f", "flv", `${url}/static/news?password=wr0ng`]);
    await client.ended;
    expect(client.words()).toMatch(/The password is wrong/);
    expect(news.published).toHaveLength(0);
    expect(notes.join("\n")).not.toMatch(/wr0ng|s3cret/);
  });

  it("refuses names that take no publisher", async () => {
    const { url } = await startRtmp([new FakeStream("closed")]);
    const clients = ["closed", "unknown"].map((name) =>
      runFfmpeg([...testPicture({ seconds: 5 }), "-f", "flv", `${url}/static/${name}`]),
    );
    for (const client of clients) {
      await client.ended;
      expect(client.words()).toMatch(/No stream of this name takes a publisher/);
    }
  });

  it("refuses a second publisher and leaves the first alone; a kick cuts it off", async () => {
    const news = open("news");
    const { url, viewers, notes } = await startRtmp([news]);
    const first = runFfmpeg([...testPicture({}), "-f", "flv", `${url}/static/news`]);
    await vi.waitFor(() => expect(news.published.length).toBeGreaterThan(5000), patient);
    const second = runFfmpeg([...testPicture({ seconds: 5 }), "-f", "flv", `${url}/static/news`]);
    await second.ended;
    expect(second.words()).toMatch(/Somebody publishes to this stream already/);
    expect(notes.join("\n")).toMatch(/news warning: .*refused: Somebody publishes/);
    const before = news.published.length;
    await vi.waitFor(() => expect(news.published.length).toBeGreaterThan(before), patient);
    expect(viewers.kickAll("news")).toBe(1);
    await first.ended;
    expect(news.publication).toBeUndefined();
  });

  it("cuts the publisher off when the stream ends the publication", async () => {
    const news = open("news");
    const { url, viewers } = await startRtmp([news]);
    const client = runFfmpeg([...testPicture({}), "-f", "flv", `${url}/static/news`]);
    await vi.waitFor(() => expect(news.published.length).toBeGreaterThan(5000), patient);
    news.publication?.onEnd();
    await client.ended;
    await vi.waitFor(() => expect(viewers.total).toBe(0), patient);
  });
});

describe("playing over RTMP", { timeout: 60_000 }, () => {
  /** A stream that runs, fed by an ffmpeg. */
  function running(config: Partial<FakeStream["config"]> = {}): FakeStream {
    const bus = new LiveBus({ keep: 4, targetMs: 1000, now: Date.now });
    const { child } = runFfmpeg([...testPicture({}), "-f", "mpegts", "pipe:1"]);
    child.stdout?.on("data", (bytes: Buffer) => bus.write(bytes));
    return new FakeStream("news", { name: "news", ...config }).play(bus);
  }

  it("plays a stream to several players, counts them and their bytes, and lets the stream go after the last", async () => {
    const news = running();
    const { url, viewers } = await startRtmp([news]);
    await vi.waitFor(() => expect(news.renditions[0]?.segments.length).toBeGreaterThan(0), patient);
    const play = () => runFfmpeg(["-i", `${url}/static/news`, "-t", "2", "-c", "copy", "-f", "mpegts", "pipe:1"]);
    const players = [play(), play()];
    await vi.waitFor(() => expect(viewers.countOf("news")).toBe(2), patient);
    expect(news.holders).toBe(2);
    for (const { ended } of players) {
      const { frames, words } = await framesOf("mpegts", await ended);
      expect(frames).toBeGreaterThanOrEqual(40);
      expect(words).toMatch(/Audio: aac/);
    }
    await vi.waitFor(() => expect([viewers.total, news.holders]).toEqual([0, 0]), patient);
    expect(viewers.bytesOf("news")).toBeGreaterThan(20_000);
  });

  it("shows a killed player out", async () => {
    const news = running();
    const { url, viewers } = await startRtmp([news]);
    await vi.waitFor(() => expect(news.renditions[0]?.segments.length).toBeGreaterThan(0), patient);
    const player = runFfmpeg(["-i", `${url}/static/news`, "-c", "copy", "-f", "mpegts", "pipe:1"]);
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(10_000), patient);
    viewers.kickAll("news");
    await player.ended;
    await vi.waitFor(() => expect(news.holders).toBe(0), patient);
  });

  it("shows players out when the stream is removed", async () => {
    const news = running();
    const { url, viewers, streams } = await startRtmp([news]);
    await vi.waitFor(() => expect(news.renditions[0]?.segments.length).toBeGreaterThan(0), patient);
    const player = runFfmpeg(["-i", `${url}/static/news`, "-c", "copy", "-f", "mpegts", "pipe:1"]);
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(10_000), patient);
    streams.remove("news");
    await player.ended;
    expect(viewers.total).toBe(0);
  });

  it("goes on playing over a restart of the source", async () => {
    const bus = new LiveBus({ keep: 4, targetMs: 1000, now: Date.now });
    const news = new FakeStream("news").play(bus);
    const feed = () => {
      const { child } = runFfmpeg([...testPicture({}), "-f", "mpegts", "pipe:1"]);
      child.stdout?.on("data", (bytes: Buffer) => bus.write(bytes));
      return child;
    };
    const source = feed();
    const { url, viewers } = await startRtmp([news]);
    await vi.waitFor(() => expect(bus.segments.length).toBeGreaterThan(0), patient);
    const player = runFfmpeg(["-i", `${url}/static/news`, "-c", "copy", "-f", "mpegts", "-t", "6", "pipe:1"]);
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(40_000), patient);
    source.kill("SIGKILL");
    bus.restart();
    feed();
    const { frames } = await framesOf("mpegts", await player.ended);
    expect(frames).toBeGreaterThanOrEqual(100);
  });

  it("refuses unknown streams, streams without RTMP, wrong tokens and streams without a source", async () => {
    const none = new FakeStream("off", { name: "off", protocols: { rtmp: false } });
    const other = new FakeStream("hls", { name: "hls", protocols: { hls: true } });
    const { url, viewers } = await startRtmp([none, other, new FakeStream("dry"), running()], { news: "s3cret" });
    const expected = {
      unknown: /There is no stream of this name/,
      off: /not played over RTMP/,
      hls: /not played over RTMP/,
      dry: /The stream has no source/,
      "news?token=wrong": /The password is wrong/,
    };
    for (const [name, words] of Object.entries(expected)) {
      const client = runFfmpeg(["-i", `${url}/static/${name}`, "-f", "null", "-"]);
      await client.ended;
      expect(client.words()).toMatch(words);
    }
    await vi.waitFor(() => expect(viewers.total).toBe(0), patient);
  });
});

describe("the RTMP port", () => {
  it("moves and closes with the config", async () => {
    const { part, config, open: connect, port } = await startRtmp([]);
    await connect();
    config.rtmp = await freePort();
    part.configure?.();
    await connect();
    delete config.rtmp;
    part.configure?.();
    await vi.waitFor(() => expect(connect()).rejects.toThrow(/ECONNREFUSED/), patient);
    config.rtmp = `127.0.0.1:${port}`;
    part.configure?.();
    config.rtmp = port;
    await connect();
  });

  it("tells when another program has the port, and no more once it is free", async () => {
    const { part, config, notices } = await startRtmp([]);
    const other = createServer();
    const taken = await freePort();
    await new Promise<void>((resolve) => void other.listen(taken, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    config.rtmp = taken;
    part.configure?.();
    await vi.waitFor(() => expect(notices.get("listen rtmp")).toMatch(/another program uses it/), patient);
    config.rtmp = await freePort();
    part.configure?.();
    expect(notices.size).toBe(0);
  });
});

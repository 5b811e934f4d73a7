import type { Socket } from "node:net";
import { describe, expect, it, vi } from "vitest";
import type { MediaInfo } from "../../../../src/generated/types/MediaInfo.ts";
import { LiveBus } from "../../../../server/media/bus/LiveBus.ts";
import { FakeStream } from "./support/FakeStream.ts";
import { command, connectWith, handshake, nothing, number, text } from "./support/rtmpBytes.ts";
import { runFfmpeg } from "./support/runFfmpeg.ts";
import { startRtmp } from "./support/startRtmp.ts";
import { testPicture } from "./support/testPicture.ts";

const patient = { timeout: 20_000, interval: 100 };

describe("playing codecs that RTMP had no number for", { timeout: 60_000 }, () => {
  const track = {
    video: { content: "video", codec: "hevc", pid: 256 },
    audio: { content: "audio", codec: "aac", pid: 257 },
  } as const;

  /** A stream that runs, fed by an ffmpeg; `tracks` are what the server takes it for. */
  async function running(tracks: MediaInfo["tracks"], isHevc = true) {
    const bus = new LiveBus({ keep: 4, targetMs: 1000, now: Date.now });
    const x265 = ["-c:v", "libx265", "-preset", "ultrafast", "-x265-params", "keyint=25:log-level=error"];
    const picture = isHevc ? x265 : [];
    const { child } = runFfmpeg([...testPicture({}), ...picture, "-f", "mpegts", "pipe:1"]);
    child.stdout?.on("data", (bytes: Buffer) => bus.write(bytes));
    const news = new FakeStream("news").play(bus);
    news.mediaInfo = { tracks: tracks ?? [] };
    const started = await startRtmp([news]);
    await vi.waitFor(() => expect(bus.segments.length).toBeGreaterThan(0), patient);
    return { news, ...started };
  }

  /** What a client of these bytes gets until it has `words`, or the connection ends. */
  async function answerTo(socket: Socket, words: string, ...pieces: readonly Buffer[]): Promise<string> {
    let answer = "";
    socket.on("data", (bytes: Buffer) => {
      answer += bytes.toString("latin1");
    });
    socket.write(Buffer.concat(pieces));
    await vi.waitFor(
      () => expect(answer.includes(words) || socket.destroyed || socket.readableEnded).toBe(true),
      patient,
    );
    return answer;
  }

  const play = command(text("play"), number, nothing, text("news"));

  it("tells a player that does not know HEVC so, in words that it prints, and closes", async () => {
    const { url, viewers } = await running([track.video, track.audio]);
    const startedMs = Date.now();
    const client = runFfmpeg(["-i", `${url}/static/news`, "-f", "null", "-"]);
    await client.ended;
    expect(client.words()).toMatch(/The pictures are HEVC.*fourCcList with hvc1.*Play it over HLS/);
    expect(Date.now() - startedMs).toBeLessThan(10_000);
    await vi.waitFor(() => expect(viewers.total).toBe(0), patient);
  });

  it.each([
    ["a list", connectWith(["av01", "hvc1"])],
    ["the mark for all", connectWith(["*"])],
    ["what it can decode", connectWith([], { hvc1: 1 })],
  ])("sends HEVC as enhanced RTMP to a player that announces it by %s", async (_how, hello) => {
    const { open } = await running([track.video, track.audio]);
    const answer = await answerTo(await open(), "\x91hvc1", handshake, hello, play);
    expect(answer).toContain("NetStream.Play.Start");
    expect(answer).toContain("\x90hvc1\x01");
    expect(answer).toContain("\x91hvc1");
  });

  it("takes what a player can only encode for nothing that it plays", async () => {
    const { open } = await running([track.video, track.audio]);
    const hello = connectWith([], { hvc1: 2 });
    expect(await answerTo(await open(), "NetStream.Play.Failed", handshake, hello, play)).toContain(
      "pictures are HEVC",
    );
  });

  it("tells players when nothing of a stream can be made into RTMP, and tries no more", async () => {
    // The server took it for something else than it is.
    const { url } = await running([
      { ...track.video, codec: "h264" },
      { ...track.audio, codec: "mp3" },
    ]);
    const client = runFfmpeg(["-i", `${url}/static/news`, "-f", "null", "-"]);
    await client.ended;
    expect(client.words()).toMatch(/Server error: The server cannot make RTMP of this stream now/);
  });

  it("tells players that go on when the stream has other codecs than before", async () => {
    const { news, url, viewers } = await running([{ ...track.video, codec: "h264" }, track.audio], false);
    const player = runFfmpeg(["-i", `${url}/static/news`, "-c", "copy", "-f", "mpegts", "pipe:1"]);
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(10_000), patient);
    news.mediaInfo = { tracks: [{ content: "video", codec: "mp2v", pid: 256 }] };
    await player.ended;
    expect(player.words()).toMatch(/The pictures are MPEG-2 video, which RTMP cannot carry/);
  });

  it("begins a stream without pictures at once, also where players get no lead", async () => {
    const bus = new LiveBus({ keep: 4, targetMs: 1000, now: Date.now });
    const tone = ["-re", "-f", "lavfi", "-i", "sine=frequency=440:sample_rate=48000", "-c:a", "aac"];
    const { child } = runFfmpeg([...tone, "-f", "mpegts", "pipe:1"]);
    child.stdout?.on("data", (bytes: Buffer) => bus.write(bytes));
    const news = new FakeStream("news", { name: "news", prepush: false }).play(bus);
    news.mediaInfo = { tracks: [track.audio] };
    const { url, viewers } = await startRtmp([news]);
    await vi.waitFor(() => expect(bus.segments.length).toBeGreaterThan(0), patient);
    const listen = () => runFfmpeg(["-i", `${url}/static/news`, "-t", "1", "-c", "copy", "-f", "mpegts", "pipe:1"]);
    const first = listen();
    await vi.waitFor(() => expect(viewers.bytesOf("news")).toBeGreaterThan(2000), patient);
    const second = listen();
    expect((await first.ended).length).toBeGreaterThan(1000);
    expect((await second.ended).length).toBeGreaterThan(1000);
  });
});

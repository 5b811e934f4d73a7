import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { createServer } from "node:net";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import type { TestedSource } from "../../../../server/engine/Engine.ts";
import { probeSource } from "../../../../server/media/probe/probeSource.ts";
import { freePort } from "../../../e2e/support/freePort.ts";
import { createServer as createWebServer } from "node:http";
import { TsSource } from "../../../e2e/media/support/TsSource.ts";
import { FakeCamera } from "../support/FakeCamera.ts";
import { ffmpeg, ffmpegPath } from "../support/ffmpegPath.ts";

const processes = new FfmpegPool(ffmpeg);
afterAll(() => processes.stop());

async function camera(settings: Parameters<typeof FakeCamera.start>[0] = {}): Promise<FakeCamera> {
  const started = await FakeCamera.start(settings);
  onTestFinished(() => started.stop());
  return started;
}

let receiverAt = (_port: string): string | undefined => undefined;

const probe = (source: string | TestedSource, signal = new AbortController().signal) =>
  probeSource(typeof source === "string" ? { url: source } : source, signal, {
    ffmpeg,
    processes,
    mayProbeAny: true,
    resolve: (host) => (host === "cam.local" ? Promise.resolve(["127.0.0.1"]) : Promise.reject(new Error("ENOTFOUND"))),
    now: Date.now,
    receiverAt,
  });

describe("a camera that is looked at", () => {
  it("tells codec, size, frames and bitrate of what it sends, and how long that took; it is left then", async () => {
    const one = await camera({ login: { name: "admin", password: "p@ss/w:rd" } });
    const told = await probe(`rtsp://admin:${encodeURIComponent("p@ss/w:rd")}@127.0.0.1:${one.port}/live`);
    expect(told.media_info).toMatchObject({ width: 320, height: 180 });
    expect(told.media_info?.tracks?.[0]).toMatchObject({ content: "video", codec: "h264", fps: 25 });
    expect(told.bitrate).toBeGreaterThan(50);
    expect(told.took_ms).toBeGreaterThan(0);
    await vi.waitFor(() => expect(one.open).toBe(0), { timeout: 5000 });
  }, 30_000);

  it("is called at the number that was checked, not by its name", async () => {
    const one = await camera();
    await probe(`rtsp://cam.local:${one.port}/other`);
    expect(one.asked[0]).toBe(`OPTIONS rtsp://127.0.0.1:${one.port}/other`);
  }, 20_000);

  it("says which of login, path, address and media is wrong", async () => {
    const one = await camera({ login: { name: "admin", password: "right" } });
    const at = `127.0.0.1:${one.port}`;
    expect(await probe(`rtsp://admin:wrong@${at}/live`)).toMatchObject({
      reason: "login",
      message: expect.stringContaining("does not let this login and password in"),
    });
    expect(await probe(`rtsp://${at}/live`)).toMatchObject({
      reason: "login",
      message: expect.stringContaining("wants a login and a password"),
    });
    expect(await probe(`rtsp://admin:right@${at}/nothing`)).toMatchObject({ reason: "path" });
    expect(await probe(`rtsp://127.0.0.1:${await freePort()}/live`)).toMatchObject({ reason: "away" });
    expect(await probe("rtsp://nowhere.invalid/live")).toMatchObject({
      reason: "away",
      message: "There is no host named nowhere.invalid. Check the address.",
    });
    const web = createServer((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\nhello"));
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void web.close());
    const { port } = Object(web.address());
    expect(await probe(`rtsp://127.0.0.1:${port}/live`)).toMatchObject({ reason: "media" });
  }, 60_000);

  it("is not followed to another address, of which nothing is told", async () => {
    const other = await camera();
    const one = await camera({ redirect: `rtsp://127.0.0.1:${other.port}/live` });
    const told = await probe(`rtsp://127.0.0.1:${one.port}/live`);
    expect(told).toMatchObject({ reason: "elsewhere" });
    expect(told).not.toHaveProperty("media_info");
  }, 20_000);

  it("is left at once when the asker is gone, and after 10 s when it says nothing", async () => {
    const one = await camera({ isSilent: true });
    const gone = new AbortController();
    const asked = probe(`rtsp://127.0.0.1:${one.port}/live`, gone.signal);
    await vi.waitFor(() => expect(one.open).toBe(1), { timeout: 5000 });
    gone.abort();
    await asked;
    await vi.waitFor(() => expect(one.open).toBe(0), { timeout: 5000 });
    expect(await probe(`rtsp://127.0.0.1:${one.port}/live`)).toMatchObject({ reason: "away" });
  }, 30_000);

  it("may be a test picture of this server, or anything that a web server has", async () => {
    expect(await probe("fake://fake")).toMatchObject({ media_info: { tracks: [{ content: "video" }, {}] } });
    const web = await TsSource.start("160x90");
    onTestFinished(() => web.stop());
    expect(await probe(web.url)).toMatchObject({ media_info: { width: 160, height: 90 } });
  }, 40_000);

  it("is not followed over the web to an address that may not be called, and it is said which", async () => {
    const other = await TsSource.start("160x90");
    const location = other.url.replace("tshttp", "http");
    const web = createWebServer((_asked, answer) => void answer.writeHead(302, { location }).end());
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    onTestFinished(async () => {
      web.close();
      await other.stop();
    });
    let looked = 0;
    const told = await probeSource(
      { url: `tshttp://127.0.0.1:${Object(web.address()).port}/live` },
      new AbortController().signal,
      {
        ffmpeg,
        processes,
        // The address that was typed is allowed, and as it is fetched; the one it leads to is looked at as any.
        get mayProbeAny() {
          looked += 1;
          return looked <= 2;
        },
        resolve: () => Promise.reject(new Error("ENOTFOUND")),
        now: Date.now,
        receiverAt,
      },
    );
    expect(told).toMatchObject({ reason: "elsewhere", message: expect.stringContaining("this server itself") });
    expect(told).not.toHaveProperty("media_info");
    expect(other.players).toBe(0);
  }, 20_000);

  it("is asked with the options that it has, and what is wrong is said in words for its kind", async () => {
    const agents: unknown[] = [];
    const web = createWebServer(({ headers }, answer) => {
      agents.push(headers["user-agent"]);
      answer.writeHead(404).end();
    });
    await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void web.close());
    const url = `tshttp://127.0.0.1:${Object(web.address()).port}/live`;
    const told = await probe({ url, user_agent: "Set-top box 1" });
    expect(agents[0]).toBe("Set-top box 1");
    expect(told).toMatchObject({ reason: "path", message: expect.stringMatching(/^The source is there/) });
    expect(await probe(`hls://127.0.0.1:${await freePort()}/x.m3u8`)).toMatchObject({
      reason: "away",
      message: "Nobody answers at this address. Check the address and the port, and whether the server runs.",
    });
  }, 20_000);

  it("is refused for an option that it cannot have", async () => {
    await expect(probe({ url: "rtsp://127.0.0.1/live", rtp: "carrier pigeon" })).rejects.toThrow("RTP transport");
  });

  it("may send over RTMP, too", async () => {
    const port = await freePort();
    const address = `rtmp://127.0.0.1:${port}/live/cam`;
    const sender = spawn(ffmpegPath, [
      ...["-loglevel", "error", "-nostdin", "-re", "-f", "lavfi", "-i", "testsrc2=size=160x90:rate=10"],
      ...["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "10", "-f", "flv"],
      ...["-listen", "1", address],
    ]);
    onTestFinished(() => void sender.kill("SIGKILL"));
    await vi.waitFor(
      async () => expect(await probe(address)).toMatchObject({ media_info: { width: 160, height: 90 } }),
      { timeout: 30_000, interval: 500 },
    );
  }, 60_000);
});

describe("a sender of SRT that is called", () => {
  it("is away where nobody answers, and refuses a passphrase that is not its own", async () => {
    const port = await freePort();
    const address = `srt://127.0.0.1:${port}?mode=`;
    expect(await probe(`${address}caller`)).toMatchObject({ reason: "away" });
    const sender = spawn(ffmpegPath, [
      ...["-loglevel", "error", "-nostdin", "-re", "-f", "lavfi", "-i", "testsrc2=size=160x90:rate=10"],
      ...["-c:v", "mpeg2video", "-f", "mpegts", `${address}listener&passphrase=abcdefghijkl`],
    ]);
    onTestFinished(() => void sender.kill("SIGKILL"));
    await vi.waitFor(
      async () =>
        expect(await probe(`${address}caller&passphrase=not-the-right-one`)).toMatchObject({
          reason: "login",
          message: "The sender does not take this passphrase. Check it; capital letters count.",
        }),
      { timeout: 30_000, interval: 500 },
    );
  }, 60_000);
});

describe("a port that is received at already", () => {
  it("is told with the stream that does, or as another program's", async () => {
    const socket = createSocket("udp4");
    await new Promise<void>((resolve) => socket.bind(0, resolve));
    onTestFinished(() => void socket.close());
    const { port } = socket.address();
    const address = `udp://127.0.0.1:${port}`;
    expect(await probe(address)).toMatchObject({ reason: "taken", said: { code: "test_taken" } });
    receiverAt = (asked) => (asked === String(port) ? "news" : undefined);
    onTestFinished(() => void (receiverAt = () => undefined));
    expect(await probe(address)).toMatchObject({
      reason: "taken",
      message: expect.stringContaining("The stream news receives from this address now"),
      said: { code: "test_taken_by", values: { name: "news" } },
    });
  }, 30_000);
});

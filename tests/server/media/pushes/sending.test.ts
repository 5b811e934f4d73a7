import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { findFfmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";
import { probeMedia } from "../../../../server/media/ffmpeg/mediaInfo.ts";
import type { MediaPart } from "../../../../server/media/MediaPart.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { createPushPart } from "../../../../server/media/pushes/createPushPart.ts";
import { freePort } from "../inputs/freePort.ts";
import { listenOnLoopback } from "../inputs/listenOnLoopback.ts";
import { ffmpegPath } from "../support/ffmpegPath.ts";
import { tsOf } from "../support/tsOf.ts";
import { NotedLines } from "./NotedLines.ts";
import { PushableStream } from "./PushableStream.ts";

const found = await findFfmpeg();
if (!found) throw new Error("These tests need an ffmpeg.");
const ffmpeg = found;
const media = await tsOf({ seconds: 6, gop: 25 });
const timing = { firstRetryMs: 100, mostRetryMs: 400, steadyMs: 30_000, silenceMs: 30_000 };
const ENOUGH_BYTES = 40_000;
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Pushes a stream that sends some of its media each 20 ms, without an end. */
function pushTo(url: string): { readonly log: NotedLines; readonly stream: PushableStream; readonly part: MediaPart } {
  const stream = new PushableStream("news", [{ url }]);
  const log = new NotedLines();
  const processes = new FfmpegPool(ffmpeg);
  const viewers = { open: () => Promise.reject(new Error("none")), find: () => undefined, sessionsOf: () => [] };
  const part = createPushPart(
    {
      ...{ folder: "", ffmpeg, processes, log, streams: stream.directory, now: Date.now, config: () => ({}) },
      viewers: { ...viewers, countOf: () => 0, bytesOf: () => 0, kill: () => 0, total: 0 },
    },
    timing,
  );
  const bus = stream.begin();
  const step = 188 * Math.ceil(media.length / 188 / 150);
  let at = 0;
  const timer = setInterval(() => {
    bus.write(media.subarray(at, at + step));
    at = at + step >= media.length ? 0 : at + step;
  }, 20);
  ends.push(
    () => clearInterval(timer),
    () => processes.stop(),
    () => part.stop?.(),
  );
  return { log, stream, part };
}

async function tracksOf(bytes: Buffer): Promise<readonly string[]> {
  const pool = new FfmpegPool(ffmpeg);
  const info = await probeMedia(pool, bytes);
  await pool.stop();
  return (info?.tracks ?? []).map(({ codec, size }) => `${codec ?? ""} ${size ?? ""}`.trim());
}

describe("a push by ffmpeg", { timeout: 60_000 }, () => {
  it("publishes over RTMP to a server that comes up later, and ends when its address is gone", async () => {
    const port = await freePort();
    const { log, stream, part } = pushTo(`rtmp://127.0.0.1:${port}/static/stream-key`);
    await vi.waitFor(
      () => expect(log.lines.filter((line) => line.includes("ended")).length).toBeGreaterThan(0),
      30_000,
    );
    const target = spawn(ffmpegPath, [
      ...["-v", "error", "-nostdin", "-f", "flv", "-listen", "1", "-i", `rtmp://127.0.0.1:${port}/static/stream-key`],
      ...["-c", "copy", "-f", "mpegts", "pipe:1"],
    ]);
    ends.push(() => target.kill("SIGKILL"));
    let taken = Buffer.alloc(0);
    target.stdout.on("data", (bytes: Buffer) => (taken = Buffer.concat([taken, bytes])));
    await vi.waitFor(() => expect(taken.length).toBeGreaterThan(ENOUGH_BYTES), 30_000);
    expect(await tracksOf(taken)).toEqual(["h264 320x180", "aac"]);
    expect(log.lines.join("\n")).not.toContain("stream-key");

    stream.setPushes();
    part.configure?.();
    // The target ends by itself once the push has said good-bye.
    await once(target, "exit");
    expect(stream.holds).toBe(0);
  });

  it("posts MPEG-TS to a web server, and again after that one hangs up", async () => {
    const bodies: Buffer[] = [];
    const web = createServer((request, response) => {
      const index = bodies.push(Buffer.alloc(0)) - 1;
      expect(request.method).toBe("POST");
      request.on("data", (bytes: Buffer) => {
        bodies[index] = Buffer.concat([bodies[index] ?? Buffer.alloc(0), bytes]);
        if (index === 0 && (bodies[0]?.length ?? 0) > ENOUGH_BYTES) response.destroy();
      });
      request.on("error", () => undefined);
    });
    const port = await listenOnLoopback(web);
    ends.push(() => {
      web.closeAllConnections();
      web.close();
    });
    pushTo(`tshttp://127.0.0.1:${port}/in/news`);
    await vi.waitFor(() => expect(bodies[1]?.length ?? 0).toBeGreaterThan(ENOUGH_BYTES), 30_000);
    expect(await tracksOf(bodies[0] ?? Buffer.alloc(0))).toEqual(["h264 320x180", "aac"]);
    expect(await tracksOf(bodies[1] ?? Buffer.alloc(0))).toEqual(["h264 320x180", "aac"]);
  });

  it("sends MPEG-TS in whole packets over UDP", async () => {
    const socket = createSocket("udp4");
    const packets: Buffer[] = [];
    socket.on("message", (packet) => packets.push(packet));
    socket.bind(0, "127.0.0.1");
    await once(socket, "listening");
    ends.push(() => socket.close());
    pushTo(`udp://127.0.0.1:${socket.address().port}`);
    await vi.waitFor(() => expect(packets.length * 1316).toBeGreaterThan(ENOUGH_BYTES), 30_000);
    expect(packets.every((packet) => packet.length % 188 === 0 && packet[0] === 0x47)).toBe(true);
    expect(await tracksOf(Buffer.concat(packets))).toEqual(["h264 320x180", "aac"]);
  });
});

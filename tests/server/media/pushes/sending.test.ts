import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MediaPart } from "../../../../server/media/MediaPart.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { probeMedia } from "../../../../server/media/ffmpeg/mediaInfo.ts";
import { createPushPart } from "../../../../server/media/pushes/createPushPart.ts";
import { pushArguments } from "../../../../server/media/pushes/pushArguments.ts";
import { ffmpegLike } from "../inputs/ffmpegLike.ts";
import { freePort } from "../inputs/freePort.ts";
import { listenOnLoopback } from "../inputs/listenOnLoopback.ts";
import { ffmpeg, ffmpegPath } from "../support/ffmpegPath.ts";
import { tsOf } from "../support/tsOf.ts";
import { NotedLines } from "./NotedLines.ts";
import { PushableStream } from "./PushableStream.ts";

const media = await tsOf({ seconds: 6, gop: 25 });

describe("a push by ffmpeg", { timeout: 60_000 }, () => {
  const timing = { firstRetryMs: 100, mostRetryMs: 400, steadyMs: 30_000, silenceMs: 30_000 };
  const ENOUGH_BYTES = 40_000;
  const ends: (() => unknown)[] = [];

  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  /** Pushes a stream that sends some of its media each 20 ms, without an end. */
  function pushTo(url: string): {
    readonly log: NotedLines;
    readonly stream: PushableStream;
    readonly part: MediaPart;
  } {
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

const input = "-protocol_whitelist pipe -fpsprobesize 0 -analyzeduration 500000 -f mpegts -i pipe:0";
const all = "-map 0:v? -map 0:a? -map 0:s? -c copy";
const end =
  "-max_delay 0 -muxdelay 0 -muxpreload 0 -flush_packets 1 -max_interleave_delta 1000000 -mpegts_flags +resend_headers+initial_discontinuity -pat_period 0.5 -f mpegts";
const flv =
  "-map 0:v:0? -map 0:a:0? -c copy -bsf:a aac_adtstoasc -rw_timeout 8000000 -flvflags no_duration_filesize -f flv";
const web = `${all} -method POST -content_type video/mp2t -rw_timeout 8000000 ${end}`;

describe("pushArguments", () => {
  it.each([
    ["rtmp://host/app/key?a=b", `${flv} rtmp://host/app/key?a=b`],
    ["rtmps://host:443/app/key", `${flv} rtmps://host:443/app/key`],
    ["tshttp://host/in", `${web} http://host/in`],
    ["tshttps://host/in", `${web} https://host/in`],
    ["https://host/in", `${web} https://host/in`],
    ["udp://239.5.5.5:5000", `${all} ${end} udp://239.5.5.5:5000?pkt_size=1316`],
    [
      "udp://10.0.0.1@239.5.5.5:5000?ttl=4&x=1",
      `${all} ${end} udp://239.5.5.5:5000?localaddr=10.0.0.1&pkt_size=1316&ttl=4`,
    ],
    ["rtp://239.5.5.5:5000", `${all} -f rtp_mpegts rtp://239.5.5.5:5000?pkt_size=1316`],
    ["srt://:9000", `${all} ${end} srt://0.0.0.0:9000?transtype=live&mode=listener`],
    ["srt://host:9000?streamid=x", `${all} ${end} srt://host:9000?transtype=live&streamid=x`],
  ])("sends to %s", (url, line) => {
    expect(pushArguments({ url }, ffmpegLike()).join(" ")).toBe(`${input} ${line}`);
  });

  it("takes options of SRT from the push as well", () => {
    const push = { url: "srt://host:9000", passphrase: "0123456789" };
    expect(pushArguments(push, ffmpegLike()).at(-1)).toBe("srt://host:9000?transtype=live&passphrase=0123456789");
  });

  it.each([
    ["hls://host/x.m3u8", /does not push to hls:\/\/ but to rtmp:\/\//],
    ["m4s://host/x", /does not push to m4s/],
    ["file:///etc/passwd", /names no host/],
    ["udp://:1234", /names no host: write it as udp:\/\/HOST:PORT/],
    ["-f null", /does not begin with a scheme/],
    ["srt://host:9000", /built without SRT/],
    ["udp://239.5.5.5:5000?ttl=x", /ttl of a push must be a whole number/],
    ["rtmp://host/app/a key", /spaces/],
  ])("refuses %s in plain words", (url, words) => {
    expect(() => pushArguments({ url }, ffmpegLike({ lacks: ["srt"] }))).toThrow(words);
  });
});

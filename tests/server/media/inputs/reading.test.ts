import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stream } from "../../../../src/generated/types/Stream.ts";
import { probeMedia } from "../../../../server/media/ffmpeg/mediaInfo.ts";
import { inputArguments } from "../../../../server/media/inputs/inputArguments.ts";
import type { StreamInputObject } from "../../../../server/media/inputs/InputRequest.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { planEncoding } from "../../../../server/media/transcoder/planEncoding.ts";
import { ffmpeg, ffmpegPath } from "../support/ffmpegPath.ts";
import { freePort } from "./freePort.ts";
import { listenOnLoopback } from "./listenOnLoopback.ts";
import { twoPrograms } from "./twoPrograms.ts";

const pool = new FfmpegPool(ffmpeg);
const ENOUGH_BYTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), "sluice-reading-"));
const media = join(folder, "two.ts");
const vods = { vod: { prefix: "vod", urls: [{ url: folder }] } };
const asked: { path: string; agent: string | undefined }[] = [];
const web = createServer((request, response) => {
  const path = request.url ?? "";
  asked.push({ path, agent: request.headers["user-agent"] });
  response.end(readFileSync(join(folder, path.slice(1).split("?")[0] ?? "")));
});
let host = "";

/** Sizes of the pictures and number of sounds that come out of a source. */
async function read(source: StreamInputObject, stream: Pick<Stream, "transcoder"> = {}): Promise<readonly string[]> {
  const plan = planEncoding({ stream, source, ffmpeg, logoFolder: folder });
  const input = inputArguments(source, ffmpeg, vods);
  const args = [...plan.inputOptions, ...input, ...plan.extraInputs, ...plan.args];
  const run = pool.start({ args, label: "test", kind: "stream", extraOutputs: plan.renditions.length - 1 });
  const pieces: Buffer[] = [];
  let size = 0;
  run.outputs[0]?.on("data", (bytes: Buffer) => {
    pieces.push(bytes);
    size += bytes.length;
    if (size > ENOUGH_BYTES) run.kill();
  });
  for (const other of run.outputs.slice(1)) other.resume();
  await run.ended;
  const info = await probeMedia(pool, Buffer.concat(pieces));
  expect(info, run.errorLines.join("\n")).toBeDefined();
  return (info?.tracks ?? []).map(({ content, size: pixels, codec }) => `${content} ${pixels ?? codec ?? ""}`);
}

beforeAll(async () => {
  writeFileSync(media, await twoPrograms());
  execFileSync(ffmpegPath, [
    ...["-v", "error", "-i", media, "-map", "0", "-c", "copy", "-f", "hls", "-hls_time", "1", "-hls_list_size", "0"],
    ...["-var_stream_map", "v:0,a:0 v:1,a:1", "-master_pl_name", "index.m3u8", join(folder, "q%v.m3u8")],
  ]);
  host = `127.0.0.1:${await listenOnLoopback(web)}`;
});
afterAll(async () => {
  await pool.stop();
  web.closeAllConnections();
  web.close();
  rmSync(folder, { recursive: true, force: true });
});

const first = ["video 320x180", "audio aac"];
const second = ["video 160x90", "audio aac"];

describe("a source read by ffmpeg", { timeout: 60_000 }, () => {
  it("is a test picture with a tone", async () => {
    expect(await read({ url: "fake://fake?size=320x180" })).toEqual(first);
  });

  it("is a file of a VOD location, in a loop", async () => {
    expect(await read({ url: "file://vod/two.ts", program: 3 })).toEqual(first);
  });

  it("is MPEG-TS over HTTP, asked for with the source's user agent", async () => {
    expect(await read({ url: `tshttp://${host}/two.ts?agent`, program: 3, user_agent: "Box/7" })).toEqual(first);
    expect(asked.find(({ path }) => path.endsWith("?agent"))?.agent).toBe("Box/7");
  });

  it("is one program of several", async () => {
    expect(await read({ url: `tshttp://${host}/two.ts`, program: 7 })).toEqual(second);
  });

  it("is the first quality of a playlist with several, or a chosen one", async () => {
    expect(await read({ url: `hls://${host}/index.m3u8`, user_agent: "Box/8" })).toEqual(first);
    expect(await read({ url: `hls://${host}/index.m3u8`, program: 1 })).toEqual(second);
    const agents = asked.filter(({ path }) => /q0\d*\.ts$/.test(path)).map(({ agent }) => agent);
    expect(agents).toContain("Box/8");
  });

  it("is chosen PIDs, also for a transcoder", async () => {
    const source = { url: `tshttp://${host}/two.ts`, pids: "258,259" };
    if (ffmpeg.version[0] < 5) {
      expect(() => inputArguments(source, ffmpeg)).toThrow(/needs ffmpeg 5/);
      return;
    }
    expect(await read(source)).toEqual(second);
    expect(await read({ ...source, pids: "258" })).toEqual(["video 160x90"]);
    const transcoder = { video: { 1: { bitrate: 300_000, size: { width: 80, height: 46 } } } };
    expect(await read(source, { transcoder })).toEqual(["video 80x46", "audio aac"]);
  });

  it("is MPEG-TS over UDP", async () => {
    const port = await freePort();
    const sender = spawn(ffmpegPath, [
      ...[
        "-v",
        "error",
        "-nostdin",
        "-re",
        "-stream_loop",
        "-1",
        "-i",
        media,
        "-map",
        "0:0",
        "-map",
        "0:1",
        "-c",
        "copy",
      ],
      ...["-f", "mpegts", `udp://127.0.0.1:${port}?pkt_size=1316`],
    ]);
    try {
      expect(await read({ url: `udp://127.0.0.1:${port}` })).toEqual(first);
    } finally {
      sender.kill("SIGKILL");
    }
  });

  it("is MPEG-TS over SRT, where the ffmpeg has it", async () => {
    const port = await freePort();
    const source = { url: `srt://127.0.0.1:${port}`, latency: 120 };
    if (!ffmpeg.hasProtocol("srt")) {
      expect(() => inputArguments(source, ffmpeg)).toThrow(/without SRT/);
      return;
    }
    const sender = spawn(ffmpegPath, [
      ...[
        "-v",
        "error",
        "-nostdin",
        "-re",
        "-stream_loop",
        "-1",
        "-i",
        media,
        "-map",
        "0:0",
        "-map",
        "0:1",
        "-c",
        "copy",
      ],
      ...["-f", "mpegts", `srt://127.0.0.1:${port}?mode=listener&transtype=live`],
    ]);
    try {
      expect(await read(source)).toEqual(first);
    } finally {
      sender.kill("SIGKILL");
    }
  });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fakeArguments } from "../../../server/media/inputs/fakeInput.ts";
import { fakeVideo } from "../../../server/media/transcoder/sourceTracks.ts";
import { ffmpegPath } from "../../server/media/support/ffmpegPath.ts";
import type { Figure } from "../Figure.ts";
import { figureOf } from "../figureOf.ts";
import { median } from "../median.ts";
import { benchTs } from "./benchTs.ts";
import { playlistAddresses } from "./playlistAddresses.ts";
import { type MediaServer, startMediaServer } from "./startMediaServer.ts";

const rounds = 5;
/** The server's own, unless a stream is set to another. */
const segmentSeconds = 2;
const lookMs = 5;
const limitMs = 20_000;

/**
 * Milliseconds from adding a stream over the API until its first HLS segment is with a player, beside those from
 * starting `ffmpeg -f hls` with the same segment length until playlist and first segment are there: of the same file,
 * copied, and of the same test picture, encoded alike. In turns; medians.
 */
export async function firstPictureBench(): Promise<Figure[]> {
  const server = await startMediaServer();
  try {
    const figures: Figure[] = [];
    for (const { name, address, args } of await sources()) {
      const ours: number[] = [];
      const peer: number[] = [];
      for (let round = 0; round < rounds; round++) {
        ours.push(await untilPlayed(server, `${name}${round}`, address));
        peer.push(await untilWritten(args));
      }
      figures.push(figureOf(`media.firstPicture.${name}`, median(ours), median(peer), "ms"));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** What both play: the address for the server, and the input and codecs of a bare ffmpeg. */
async function sources(): Promise<readonly { name: string; address: string; args: readonly string[] }[]> {
  const file = await benchTs();
  const fake = { url: "fake://fake" };
  const encode = [...(fakeVideo(fake)?.args ?? []), "-c:a", "aac", "-b:a", "96k"];
  return [
    { name: "file", address: `file://${file}`, args: ["-re", "-stream_loop", "-1", "-i", file, "-c", "copy"] },
    { name: "fake", address: fake.url, args: [...fakeArguments(fake), "-map", "0:v", "-map", "0:a", ...encode] },
  ];
}

async function untilPlayed(server: MediaServer, name: string, address: string): Promise<number> {
  const begun = performance.now();
  await server.addStream(name, address);
  const player = `${server.url}/${name}/`;
  const [variant = ""] = playlistAddresses(await fetched(`${player}index.m3u8`));
  const [segment = ""] = playlistAddresses(await fetched(player + variant));
  await fetched(player + segment);
  const took = performance.now() - begun;
  await server.removeStream(name);
  return took;
}

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url);
  // As bytes of any kind: only the end of it counts.
  const body = await answer.text();
  if (!answer.ok || body === "") throw new Error(`${url} does not play: ${answer.status}.`);
  return body;
}

async function untilWritten(args: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-bench-"));
  const begun = performance.now();
  const quiet = ["-hide_banner", "-loglevel", "error", "-nostdin"];
  const hls = ["-f", "hls", "-hls_time", String(segmentSeconds), "-hls_list_size", "6"];
  const child = spawn(ffmpegPath, [...quiet, ...args, ...hls, join(folder, "index.m3u8")], { stdio: "ignore" });
  try {
    // Segments are numbered from 0, and the playlist names the first when it is whole.
    while (!existsSync(join(folder, "index.m3u8")) || !existsSync(join(folder, "index0.ts"))) {
      if (performance.now() - begun > limitMs || child.exitCode !== null)
        throw new Error("ffmpeg wrote no HLS playlist within 20 s.");
      await sleep(lookMs);
    }
    return performance.now() - begun;
  } finally {
    child.kill("SIGKILL");
    await once(child, "close");
    await rm(folder, { recursive: true, force: true });
  }
}

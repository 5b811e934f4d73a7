import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { TsSource } from "../../e2e/media/support/TsSource.ts";
import { ffmpegPath } from "../../server/media/support/ffmpegPath.ts";
import type { Figure } from "../Figure.ts";
import { figureOf } from "../figureOf.ts";
import { median } from "../median.ts";
import { playlistAddresses } from "./playlistAddresses.ts";
import { type MediaServer, startMediaServer } from "./startMediaServer.ts";

const rounds = 5;
/** The server's own, unless a stream is set to another. */
const segmentSeconds = 2;
const lookMs = 10;
const limitMs = 30_000;

/**
 * Milliseconds from the loss of a stream's first source until a player has a segment of the second, beside those of the
 * shell's way: `ffmpeg FIRST; ffmpeg SECOND` that write one HLS playlist. In turns; medians.
 */
export async function sourceSwitchBench(): Promise<Figure[]> {
  const server = await startMediaServer();
  try {
    const ours: number[] = [];
    const peer: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await withSources((first, second) => untilServerPlays(server, first, second)));
      peer.push(await withSources(untilShellPlays));
    }
    return [figureOf("media.switch", median(ours), median(peer), "ms")];
  } finally {
    await server.stop();
  }
}

async function withSources(measure: (first: TsSource, second: TsSource) => Promise<number>): Promise<number> {
  const [first, second] = await Promise.all([TsSource.start("320x180"), TsSource.start("160x90")]);
  try {
    return await measure(first, second);
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
}

async function untilServerPlays(server: MediaServer, first: TsSource, second: TsSource): Promise<number> {
  const name = "switched";
  await server.addStream(name, first.url, second.url);
  const player = `${server.url}/${name}/`;
  const [variant = ""] = playlistAddresses(await fetched(`${player}index.m3u8`));
  const playlist = () => fetched(player + variant);
  await playlist();
  const took = await untilAfterLoss(first, playlist, (segment) => fetched(player + segment));
  await server.removeStream(name);
  return took;
}

async function untilShellPlays(first: TsSource, second: TsSource): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-bench-"));
  const path = join(folder, "index.m3u8");
  const hls = [..."-c copy -f hls -hls_list_size 20 -hls_flags append_list -hls_time".split(" "), `${segmentSeconds}`];
  let running: ChildProcess | undefined;
  const play = (source: TsSource): ChildProcess => {
    const input = ["-hide_banner", "-loglevel", "error", "-nostdin", "-i", source.url.replace("tshttp", "http")];
    return spawn(ffmpegPath, [...input, ...hls, path], { stdio: "ignore" });
  };
  const playlist = () => readFile(path, "utf8").catch(() => "");
  try {
    running = play(first);
    running.once("exit", () => (running = play(second)));
    while (playlistAddresses(await playlist()).length === 0) await sleep(lookMs);
    return await untilAfterLoss(first, playlist, (segment) => readFile(join(folder, segment)));
  } finally {
    const { exitCode } = running ?? {};
    running?.kill("SIGKILL");
    if (running && exitCode === null) await once(running, "close");
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes the first source away and waits for the first segment behind a new discontinuity. */
async function untilAfterLoss(
  first: TsSource,
  playlist: () => Promise<string>,
  fetchSegment: (segment: string) => Promise<unknown>,
): Promise<number> {
  const before = breaksIn(await playlist());
  const begun = performance.now();
  await first.close();
  while (performance.now() - begun < limitMs) {
    const now = await playlist();
    const [segment] = playlistAddresses(now.slice(now.lastIndexOf("#EXT-X-DISCONTINUITY\n")));
    if (breaksIn(now) > before && segment !== undefined) {
      await fetchSegment(segment);
      return performance.now() - begun;
    }
    await sleep(lookMs);
  }
  throw new Error(`No segment of the second source within ${limitMs / 1000} s.`);
}

function breaksIn(playlist: string): number {
  return playlist.split("#EXT-X-DISCONTINUITY\n").length - 1;
}

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url);
  // As bytes of any kind: only the end of it counts.
  const body = await answer.text();
  if (!answer.ok || body === "") throw new Error(`${url} does not play: ${answer.status}.`);
  return body;
}

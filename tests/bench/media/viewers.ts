import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Figure } from "../Figure.ts";
import { figureOf } from "../figureOf.ts";
import { benchTs } from "./benchTs.ts";
import { mirrorHls } from "./mirrorHls.ts";
import { startMediaServer } from "./startMediaServer.ts";
import { startNginx } from "./startNginx.ts";
import type { ViewerPlan } from "./ViewerPlan.ts";
import type { ViewerReport } from "./ViewerReport.ts";

const execute = promisify(execFile);
const loadProcess = fileURLToPath(new URL("viewerLoad.ts", import.meta.url));
const load = { viewers: 500, everyMs: 2000, turnMs: 4000, turns: 5 };
/** The server lists its usual count of segments by then. */
const fillMs = 8000;

/**
 * 500 HLS players of one live stream at 2.5 Mbit/s, on the server and on an nginx that has the same playlists and
 * segments as files, in turns of 4 s: the server's own processor time per gigabyte, and how long 19 in 20 questions wait
 * at most.
 */
export async function viewersBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-bench-"));
  const endings = [() => rm(folder, { recursive: true, force: true })];
  try {
    const nginx = await startNginx(folder);
    endings.unshift(nginx.stop);
    const server = await startMediaServer(`stream live {\n  input file://${await benchTs()};\n}\n`);
    endings.unshift(server.stop);
    await fetch(`${server.url}/live/index.m3u8`);
    await sleep(fillMs);
    endings.unshift(await mirrorHls(`${server.url}/live/`, folder));
    const servers = [
      { url: `${server.url}/live/index.m3u8`, pid: server.pid },
      { url: `${nginx.url}/index.m3u8`, pid: nginx.pid },
    ];
    const [ours, peer] = await playHls({ ...load, servers });
    return [
      figureOf("media.viewers.cpu", cpuPerGigabyte(ours), cpuPerGigabyte(peer), "ms/GB"),
      figureOf("media.viewers.playlist.p95", late(ours?.playlistMs), late(peer?.playlistMs), "ms"),
      figureOf("media.viewers.segment.p95", late(ours?.segmentMs), late(peer?.segmentMs), "ms"),
    ];
  } finally {
    for (const end of endings) await end();
  }
}

/** Plays from servers in turns, in a process of its own. */
export async function playHls(plan: ViewerPlan): Promise<readonly ViewerReport[]> {
  const args = ["--import", "tsx", loadProcess, JSON.stringify(plan)];
  const { stdout } = await execute(process.execPath, args, { maxBuffer: 50_000_000, timeout: 80_000 });
  const reports: readonly ViewerReport[] = JSON.parse(stdout);
  const [failure, ...others] = reports.flatMap(({ failures }) => failures);
  if (failure !== undefined) throw new Error(`A viewer was not served: ${failure} And ${others.length} more.`);
  const expected = (plan.viewers * plan.turns * plan.turnMs) / plan.everyMs;
  const fewest = Math.min(...reports.map(({ segmentMs }) => segmentMs.length));
  if (fewest < expected / 5) throw new Error(`The viewers had ${fewest} segments and not about ${expected}.`);
  return reports;
}

function cpuPerGigabyte({ serverMs, bytes }: Partial<ViewerReport> = {}): number {
  return (serverMs ?? Number.NaN) / ((bytes ?? Number.NaN) / 1e9);
}

function late(times: readonly number[] = []): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

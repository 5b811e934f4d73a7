import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { ffmpegPath } from "../../server/media/support/ffmpegPath.ts";
import type { Figure } from "../Figure.ts";
import { figureOf } from "../figureOf.ts";
import { benchTs } from "./benchTs.ts";
import { processorTime } from "./processorTime.ts";
import { startMediaServer } from "./startMediaServer.ts";

const streams = 20;
const measuredMs = 20_000;
/** For the bare ones to begin, and for the server to be compiled where it is hot. */
const settleMs = 8000;

/**
 * Processor time of the server and all its processes with 20 remuxed streams, beside 20 bare `ffmpeg -c copy` of the
 * same file. Both play at once over the same 20 s, so that whatever else the machine does meets both. In percent of one
 * core.
 */
export async function remuxBench(): Promise<Figure[]> {
  const file = await benchTs();
  const names = Array.from({ length: streams }, (_, index) => `s${index + 1}`);
  const server = await startMediaServer(names.map((name) => `stream ${name} {\n  input file://${file};\n}\n`).join(""));
  const bare: ChildProcess[] = [];
  try {
    await Promise.all(names.map(server.whenKnown));
    bare.push(...names.map(() => bareRemux(file)));
    await sleep(settleMs);
    const pids = bare.flatMap(({ pid }) => pid ?? []);
    const look = () => ({
      ours: processorTime(server.pid, "tree"),
      node: processorTime(server.pid, "own"),
      peer: pids.reduce((sum, pid) => sum + processorTime(pid, "tree"), 0),
      atMs: performance.now(),
    });
    const before = look();
    await sleep(measuredMs);
    const after = look();
    const percent = (key: "ours" | "node" | "peer") => ((after[key] - before[key]) / (after.atMs - before.atMs)) * 100;
    return [
      figureOf("media.remux.cpu", percent("ours"), percent("peer"), "% of a core"),
      // The part of it that is not ffmpeg's.
      figureOf("media.remux.cpu.node", percent("node"), percent("peer"), "% of a core"),
    ];
  } finally {
    for (const child of bare) child.kill("SIGKILL");
    await server.stop();
  }
}

function bareRemux(file: string): ChildProcess {
  const quiet = ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"];
  const args = [...quiet, "-re", "-stream_loop", "-1", "-i", file, "-c", "copy", "-f", "mpegts", "/dev/null"];
  return spawn(ffmpegPath, args, { stdio: "ignore" });
}

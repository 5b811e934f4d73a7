import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, it, onTestFinished } from "vitest";
import { openFfmpeg } from "../../../../server/media/ffmpeg/Ffmpeg.ts";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { yieldToServer } from "../../../../server/media/ffmpeg/yieldToServer.ts";
import { forkPeerProcess } from "../../../../server/media/webrtc/PeerProcesses.ts";
import { runningProcesses } from "../../../faults/support/runningProcesses.ts";
import { ffmpegPath } from "../support/ffmpegPath.ts";

const isLinux = process.platform === "linux";
const scoreOf = (pid: number | string): number => Number(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8"));

function startIdle(): number {
  const child = spawn("sleep", ["60"], { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child.pid ?? 0;
}

describe("yieldToServer", () => {
  it.skipIf(!isLinux)("lets a child go before the server when memory runs out", () => {
    const pid = startIdle();
    expect(scoreOf(pid)).toBe(scoreOf("self"));
    yieldToServer(pid);
    expect(scoreOf(pid)).toBeGreaterThan(scoreOf("self"));
  });

  it("lets the server go first when the processor is busy, and a relay before an encoder", () => {
    const [encoder, relay] = [startIdle(), startIdle()];
    yieldToServer(encoder);
    yieldToServer(relay, "relays");
    expect(getPriority(relay)).toBeGreaterThan(getPriority());
    expect(getPriority(encoder)).toBeGreaterThan(getPriority(relay));
  });

  it("does nothing where there is no such process, to the server neither", () => {
    const before = getPriority();
    for (const pid of [0, -1, undefined, 2 ** 30]) expect(() => yieldToServer(pid)).not.toThrow();
    expect(getPriority()).toBe(before);
  });

  it.skipIf(!isLinux)("holds for every media process, whatever it is for", async () => {
    const pool = new FfmpegPool(await openFfmpeg(ffmpegPath));
    onTestFinished(() => pool.stop());
    const args = ["-f", "lavfi", "-i", "testsrc=size=64x64", "-re", "-f", "null", "-"];
    for (const kind of ["stream", "push", "short"] as const) pool.start({ args, label: kind, kind });
    const peers = forkPeerProcess();
    onTestFinished(() => void peers.kill("SIGKILL"));
    const children = runningProcesses().filter(
      ({ parent, command }) => parent === process.pid && /ffmpeg/.test(command),
    );
    const pids = [...children.map(({ pid }) => pid), peers.pid ?? 0];
    expect(pids).toHaveLength(4);
    expect(pids.filter((pid) => getPriority(pid) <= getPriority())).toEqual([]);
    expect(pids.filter((pid) => scoreOf(pid) <= scoreOf("self"))).toEqual([]);
  });
});

import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { FfmpegPool } from "../../../../server/media/ffmpeg/FfmpegPool.ts";
import { withoutSecrets } from "../../../../server/media/ffmpeg/FfmpegRun.ts";
import { OrphanKiller } from "../../../../server/media/ffmpeg/OrphanKiller.ts";
import { lowerPriority } from "../../../../server/media/ffmpeg/lowerPriority.ts";
import { forkPeerProcess } from "../../../../server/media/webrtc/PeerProcesses.ts";
import { runningProcesses } from "../../../faults/support/runningProcesses.ts";
import { ffmpeg } from "../support/ffmpegPath.ts";

interface Idle {
  readonly pid: number;
  /** The signal that ended it. */
  readonly ended: Promise<NodeJS.Signals | null>;
}

/** A process that neither reads nor writes, as an ffmpeg that waits for its source. */
function startIdle(): Idle {
  const child: ChildProcess = spawn("sleep", ["600"], { stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
  return { pid: child.pid ?? 0, ended };
}

const afterMs = (ms: number): Promise<string> => new Promise((resolve) => setTimeout(() => resolve("still there"), ms));

describe("OrphanKiller", () => {
  it("kills what it keeps when its pipe ends, as it does with the server", async () => {
    const killer = new OrphanKiller();
    const idle = [startIdle(), startIdle()];
    for (const { pid } of idle) killer.keep(pid);
    killer.end();
    expect(await Promise.all(idle.map(({ ended }) => ended))).toEqual(["SIGKILL", "SIGKILL"]);
  });

  it("leaves alone what was released, whose number may be another's by now", async () => {
    const killer = new OrphanKiller();
    const [released, kept] = [startIdle(), startIdle()];
    for (const { pid } of [released, kept]) killer.keep(pid);
    killer.release(released.pid);
    killer.end();
    expect(await kept.ended).toBe("SIGKILL");
    expect(await Promise.race([released.ended, afterMs(300)])).toBe("still there");
  });

  it("kills nothing when all was released", async () => {
    const killer = new OrphanKiller();
    const idle = startIdle();
    killer.keep(idle.pid);
    killer.release(idle.pid);
    killer.end();
    expect(await Promise.race([idle.ended, afterMs(300)])).toBe("still there");
  });
});

describe("lowerPriority", () => {
  const isLinux = process.platform === "linux";
  const scoreOf = (pid: number | string): number => Number(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8"));

  it.skipIf(!isLinux)("lets a child go before the server when memory runs out", () => {
    const { pid } = startIdle();
    expect(scoreOf(pid)).toBe(scoreOf("self"));
    lowerPriority(pid);
    expect(scoreOf(pid)).toBeGreaterThan(scoreOf("self"));
  });

  it("lets the server go first when the processor is busy, and a relay before an encoder", () => {
    const [encoder, relay] = [startIdle().pid, startIdle().pid];
    lowerPriority(encoder);
    lowerPriority(relay, "relays");
    expect(getPriority(relay)).toBeGreaterThan(getPriority());
    expect(getPriority(encoder)).toBeGreaterThan(getPriority(relay));
  });

  it("does nothing where there is no such process, to the server neither", () => {
    const before = getPriority();
    for (const pid of [0, -1, undefined, 2 ** 30]) expect(() => lowerPriority(pid)).not.toThrow();
    expect(getPriority()).toBe(before);
  });

  it.skipIf(!isLinux)("holds for every media process, whatever it is for", async () => {
    const pool = new FfmpegPool(ffmpeg);
    onTestFinished(() => pool.stop());
    const args = ["-f", "lavfi", "-i", "testsrc=size=64x64", "-re", "-f", "null", "-"];
    for (const kind of ["stream", "push", "short"] as const) pool.start({ args, label: kind, kind });
    const peers = forkPeerProcess();
    onTestFinished(() => void peers.kill("SIGKILL"));
    // A child has its parent's name until its own program is loaded.
    const children = await vi.waitFor(() => {
      const running = runningProcesses();
      const found = running.filter(({ parent, command }) => parent === process.pid && /ffmpeg/.test(command));
      expect(found).toHaveLength(3);
      return found;
    }, 10_000);
    const pids = [...children.map(({ pid }) => pid), peers.pid ?? 0];
    expect(pids.filter((pid) => getPriority(pid) <= getPriority())).toEqual([]);
    expect(pids.filter((pid) => scoreOf(pid) <= scoreOf("self"))).toEqual([]);
  });
});

describe("withoutSecrets", () => {
  it.each([
    ["[error] rtsp://admin:secret@camera/1: Connection refused", "[error] rtsp://***@camera/1: Connection refused"],
    ["rtsp://admin:p@ss@camera:554/1 timed out", "rtsp://***@camera:554/1 timed out"],
    ["http://host/a?token=secret and http://host/b", "http://host/a?*** and http://host/b"],
    ["udp://239.1.2.3:1234 gave nothing", "udp://239.1.2.3:1234 gave nothing"],
    ["somebody@example.com is no address of media", "somebody@example.com is no address of media"],
  ])("writes %s as %s", (line, safe) => {
    expect(withoutSecrets(line)).toBe(safe);
  });
});

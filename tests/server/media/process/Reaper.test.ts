import { spawn, type ChildProcess } from "node:child_process";
import { describe, expect, it, onTestFinished } from "vitest";
import { Reaper } from "../../../../server/media/ffmpeg/Reaper.ts";

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

describe("Reaper", () => {
  it("kills what it keeps when its pipe ends, as it does with the server", async () => {
    const reaper = new Reaper();
    const idle = [startIdle(), startIdle()];
    for (const { pid } of idle) reaper.keep(pid);
    reaper.end();
    expect(await Promise.all(idle.map(({ ended }) => ended))).toEqual(["SIGKILL", "SIGKILL"]);
  });

  it("leaves alone what was released, whose number may be another's by now", async () => {
    const reaper = new Reaper();
    const [released, kept] = [startIdle(), startIdle()];
    for (const { pid } of [released, kept]) reaper.keep(pid);
    reaper.release(released.pid);
    reaper.end();
    expect(await kept.ended).toBe("SIGKILL");
    expect(await Promise.race([released.ended, afterMs(300)])).toBe("still there");
  });

  it("kills nothing when all was released", async () => {
    const reaper = new Reaper();
    const idle = startIdle();
    reaper.keep(idle.pid);
    reaper.release(idle.pid);
    reaper.end();
    expect(await Promise.race([idle.ended, afterMs(300)])).toBe("still there");
  });
});

import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { processorTime } from "../../../bench/media/processorTime.ts";

const busyMs = 150;
/** Seldom looks at the clock: that costs the most. */
const burn = `const usedMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const end = usedMs() + ${busyMs}; let sum = 0;
  while (usedMs() < end) for (let step = 0; step < 1e6; step++) sum += step;`;

describe.runIf(existsSync("/proc/self/stat"))("the processor time of a process", () => {
  it("counts children that run and children that have ended, when asked for all below it", async () => {
    const before = processorTime(process.pid, "tree");
    execFileSync(process.execPath, ["-e", burn]);
    const child = spawn(process.execPath, ["-e", `${burn} console.log("done"); setTimeout(() => {}, 60_000);`]);
    onTestFinished(() => void child.kill("SIGKILL"));
    await new Promise((resolve) => child.stdout.once("data", resolve));
    expect(processorTime(process.pid, "tree") - before).toBeGreaterThanOrEqual(2 * busyMs);
    expect(processorTime(child.pid ?? 0, "own")).toBeGreaterThanOrEqual(busyMs);
  });

  it("leaves them out of its own", () => {
    const before = processorTime(process.pid, "own");
    const used = process.cpuUsage();
    execFileSync(process.execPath, ["-e", burn]);
    const { user, system } = process.cpuUsage(used);
    expect(processorTime(process.pid, "own") - before).toBeLessThan((user + system) / 1000 + 50);
  });
});

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { offerToKernel } from "../../../../server/media/process/offerToKernel.ts";

const scoreOf = (pid: number | string): number => Number(readFileSync(`/proc/${pid}/oom_score_adj`, "utf8"));

describe("offerToKernel", () => {
  it.skipIf(process.platform !== "linux")("lets a child go before the server when memory runs out", () => {
    const child = spawn("sleep", ["60"], { stdio: "ignore" });
    onTestFinished(() => void child.kill("SIGKILL"));
    expect(scoreOf(child.pid ?? 0)).toBe(scoreOf("self"));
    offerToKernel(child.pid ?? 0);
    expect(scoreOf(child.pid ?? 0)).toBeGreaterThan(scoreOf("self"));
  });

  it("does nothing where there is no such process", () => {
    expect(() => offerToKernel(0)).not.toThrow();
  });
});

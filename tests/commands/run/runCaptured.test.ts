import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { runCaptured } from "../../../commands/run/runCaptured.ts";

const run = (script: string, limitMs?: number) =>
  runCaptured(tmpdir(), process.execPath, ["-e", script], limitMs === undefined ? {} : { limitMs });

describe("runCaptured", () => {
  it("keeps what a program prints on both streams and how it ended", async () => {
    expect(await run("console.log('out'); console.error('err')")).toEqual({ ok: true, output: "out\nerr\n" });
    expect(await run("process.exit(3)")).toMatchObject({ ok: false });
  });

  it("ends a program past its limit, with what it started", async () => {
    // The grandchild holds our end of the pipe, so the run only ends when it is gone too.
    const forever = "setInterval(() => {}, 1000)";
    const start = `require('node:child_process').spawn(process.execPath, ['-e', '${forever}'], { stdio: 'inherit' })`;
    const { ok, output } = await run(`${start}; console.log('started'); ${forever}`, 1500);
    expect(ok).toBe(false);
    expect(output).toMatch(/^started\n\nEnded after its limit/);
  });

  it("says which program could not be started", async () => {
    const { ok, output } = await runCaptured(tmpdir(), "no-such-program", []);
    expect(ok).toBe(false);
    expect(output).toContain("no-such-program could not be started");
  });
});

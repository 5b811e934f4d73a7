import { spawn } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { projectRoot } from "../../../commands/install/projectRoot.mjs";
import { ServerProcess } from "../../../commands/dev/ServerProcess.ts";

const patient = { timeout: 10_000 };

/** A server whose programs a test chooses: one a start, the last one for all that follow. */
function startWith(programs: readonly string[]) {
  const started: ReturnType<typeof spawn>[] = [];
  const prepared: ReturnType<typeof spawn>[] = [];
  const waits = 'process.once("message", (program) => { process.disconnect(); eval(program); });';
  const server = new ServerProcess(
    () => {
      const child = spawn(process.execPath, ["-e", waits], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
      prepared.push(child);
      return child;
    },
    (child) => {
      child.send(programs[started.length] ?? programs.at(-1) ?? "");
      started.push(child);
    },
  );
  onTestFinished(() => server.stop());
  server.restart();
  return {
    server,
    started,
    prepared,
    isRunning: (at: number) => started[at]?.exitCode === null && started[at]?.signalCode === null,
  };
}

const lives = "setInterval(() => {}, 1000)";

describe("the server during development", () => {
  it("is started anew once when its code has changed several times, after the one before has ended", async () => {
    const { server, started, isRunning } = startWith([lives]);
    await expect.poll(() => started.length, patient).toBe(1);
    for (let build = 0; build < 5; build++) server.restart();
    await expect.poll(() => started.length, patient).toBe(2);
    expect([isRunning(0), isRunning(1)]).toEqual([false, true]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(started.length).toBe(2);
  });

  it("misses no change that comes while it stops or starts", async () => {
    const { server, started, isRunning } = startWith([
      `process.on("SIGTERM", () => setTimeout(process.exit, 600)); ${lives}`,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    server.restart();
    await new Promise((resolve) => setTimeout(resolve, 400));
    server.restart();
    await expect.poll(() => started.length, patient).toBeGreaterThanOrEqual(2);
    await expect.poll(() => isRunning(started.length - 1), patient).toBe(true);
  });

  it("is started again by the next change when it has ended by itself", async () => {
    const { server, started, isRunning } = startWith(["process.exit(1)", lives]);
    await expect.poll(() => started[0]?.exitCode, patient).toBe(1);
    expect(started.length).toBe(1);
    server.restart();
    await expect.poll(() => started.length, patient).toBe(2);
    expect(isRunning(1)).toBe(true);
  });

  it("ends with the command that started it, the process that stands by too, and is not started again", async () => {
    const { server, started, prepared, isRunning } = startWith([lives]);
    await expect.poll(() => started.length, patient).toBe(1);
    await server.stop();
    server.restart();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([started.length, isRunning(0)]).toEqual([1, false]);
    await expect.poll(() => prepared.every(({ signalCode }) => signalCode === "SIGTERM"), patient).toBe(true);
  });
});

describe("the process that stands by", () => {
  it("becomes the server also when it is told to while it still loads", async () => {
    const main = join(await mkdtemp(join(tmpdir(), "sluice-standby-")), "main.mjs");
    await writeFile(main, "console.log(process.argv[2], process.connected);");
    const child = spawn(process.execPath, [join(projectRoot, "commands/dev/serverStandby.mjs")], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    child.send({ main, args: ["begun"] });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => said.push(data.toString()));
    await expect.poll(() => child.exitCode, patient).toBe(0);
    expect(said.join("")).toContain("begun");
  });
});

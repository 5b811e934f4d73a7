import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ServerProcess } from "../../../commands/dev/ServerProcess.ts";
import { temporaryFolder } from "../../server/support/temporaryFolder.ts";

const patient = { timeout: 10_000 };

/** A tree with a server in it, whose programs a test chooses: one a start, the last one for all that follow. */
function startIn(programs: readonly string[]) {
  const root = temporaryFolder();
  for (const folder of ["server", "src/model", "src/generated"]) mkdirSync(join(root, folder), { recursive: true });
  const children: ReturnType<typeof spawn>[] = [];
  const server = new ServerProcess(root, () => {
    const child = spawn(process.execPath, ["-e", programs[children.length] ?? programs.at(-1) ?? ""]);
    children.push(child);
    return child;
  });
  onTestFinished(() => server.stop());
  return {
    server,
    children,
    change: (file: string) => writeFileSync(join(root, file), String(Math.random())),
    isRunning: (at: number) => children[at]?.exitCode === null && children[at]?.signalCode === null,
  };
}

const lives = "setInterval(() => {}, 1000)";

describe("the server during development", () => {
  it.each(["server/main.ts", "src/generated/entities.ts", "src/model/Json.ts"])(
    "is started anew once when %s changes, after the one before has ended",
    async (file) => {
      const { children, change, isRunning } = startIn([lives]);
      for (let write = 0; write < 5; write++) change(file);
      await expect.poll(() => children.length, patient).toBe(2);
      expect([isRunning(0), isRunning(1)]).toEqual([false, true]);
      await new Promise((resolve) => setTimeout(resolve, 600));
      expect(children.length).toBe(2);
    },
  );

  it("misses no change that comes while it stops or starts", async () => {
    const { children, change, isRunning } = startIn([
      `process.on("SIGTERM", () => setTimeout(process.exit, 600)); ${lives}`,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    change("server/one.ts");
    await new Promise((resolve) => setTimeout(resolve, 400));
    change("server/two.ts");
    await expect.poll(() => children.length, patient).toBeGreaterThanOrEqual(2);
    await expect.poll(() => isRunning(children.length - 1), patient).toBe(true);
  });

  it("is started again by the next change when it has ended by itself", async () => {
    const { children, change, isRunning } = startIn(["process.exit(1)", lives]);
    await expect.poll(() => children[0]?.exitCode, patient).toBe(1);
    expect(children.length).toBe(1);
    change("server/main.ts");
    await expect.poll(() => children.length, patient).toBe(2);
    expect(isRunning(1)).toBe(true);
  });

  it("ends with the command that started it, and is not started again", async () => {
    const { server, children, change, isRunning } = startIn([lives]);
    await server.stop();
    change("server/main.ts");
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([children.length, isRunning(0)]).toEqual([1, false]);
  });
});

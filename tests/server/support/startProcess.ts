import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { isBuilt } from "../../../commands/build/buildWhenStale.ts";

const root = join(import.meta.dirname, "../../..");
/** Of the build, where that is of these very sources: it starts with a fifth of the work. */
const program = isBuilt(root) ? ["dist/server/main.js"] : ["--import", "tsx", "server/main.ts"];

/** The server as a process of its own; it is killed when the test ends. */
export function startProcess(args: readonly string[], { umask = "022" } = {}) {
  const command = [process.execPath, ...program, ...args];
  const child = spawn("/bin/sh", ["-c", 'umask "$0"; exec "$@"', umask, ...command], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = { out: "", err: "" };
  child.stdout.on("data", (data: Buffer) => (said.out += data.toString()));
  child.stderr.on("data", (data: Buffer) => (said.err += data.toString()));
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  const address = async (): Promise<string> => {
    await expect.poll(() => said.out + said.err, { timeout: 20_000 }).toMatch(/Sluice is at \S+\/admin\n/);
    return /Sluice is at (\S+)\/admin/.exec(said.out)?.[1] ?? "";
  };
  return { child, said, exited, address };
}

import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";

const main = fileURLToPath(new URL("../../../server/main.ts", import.meta.url));

/** The server as a process of its own, of the sources; it is killed when the test ends. */
export function startProcess(args: readonly string[], { umask = "022" } = {}) {
  const command = [process.execPath, "--import", "tsx", main, ...args];
  const child = spawn("/bin/sh", ["-c", 'umask "$0"; exec "$@"', umask, ...command], {
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

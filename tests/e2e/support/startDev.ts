import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { freePort } from "./freePort.ts";
import type { RunningServer } from "./RunningServer.ts";

const startLimitMs = 90_000;

/** `npm run dev` in a copy of the tree, as the console's pages see it; `port` is the server's own. */
export async function startDev(root: string, configText: string): Promise<RunningServer> {
  const [port, consolePort] = [await freePort(), await freePort()];
  const dataDir = join(root, "data");
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, "sluice.conf"), configText);
  const login = { login: "admin", password: "correct horse battery" };
  const options = { ...login, port, "console-port": consolePort, data: dataDir, engine: "simulated" };
  const run = runDev(
    root,
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
  );
  const url = `http://127.0.0.1:${consolePort}`;
  const deadline = Date.now() + startLimitMs;
  // 502 until the server behind it is there.
  while ((await fetch(`${url}/flussonic/api/server`).catch(() => undefined))?.status !== 401) {
    if (Date.now() > deadline) {
      await run.stop();
      throw new Error(`npm run dev did not start:\n${run.said()}`);
    }
    await rest(200);
  }
  return { url, port, dataDir, ...login, pid: run.pid, output: run.said, exited: run.exited, stop: run.stop };
}

/** `npm run dev` with options of a test's own, and what comes of it. */
export function runDev(root: string, args: readonly string[]) {
  const child = spawn(process.execPath, ["commands/dev.mjs", ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    pid: child.pid,
    said: () => output,
    exited,
    stop: async (): Promise<void> => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

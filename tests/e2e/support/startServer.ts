import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./freePort.ts";
import type { RunningServer } from "./RunningServer.ts";

const main = fileURLToPath(new URL("../../../dist/server/main.js", import.meta.url));
const start = fileURLToPath(new URL("../../../commands/start.mjs", import.meta.url));
const startLimitMs = 30_000;
/** With generator and build. */
const productLimitMs = 180_000;

/** What a test may choose; the rest are the options of `npm start`, for example `["--streams", "50"]`. */
export interface ServerOptions {
  readonly args?: readonly string[];
  /** A folder kept after the end, for tests that start a server again on the same data. */
  readonly dataDir?: string;
  readonly port?: number;
  /** The options that name another product: its console and server are made first. */
  readonly product?: readonly string[];
  /** The config to start with; what the folder held is replaced. */
  readonly configText?: string;
}

/** The built server with the simulated engine on a free port of this machine; a folder it made itself goes with it. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  if (!existsSync(main)) throw new Error(`${main} is missing: run \`npm run build\` first.`);
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "sluice-")));
  if (options.configText !== undefined) {
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, "sluice.conf"), options.configText);
  }
  const port = options.port ?? (await freePort());
  const login = { login: "admin", password: "correct horse battery" };
  const own = ["--host", "127.0.0.1", "--port", String(port), "--data", dataDir, "--engine", "simulated"];
  const account = ["--login", login.login, "--password", login.password];
  const program = options.product === undefined ? [main] : [start, ...options.product];
  const child = spawn(process.execPath, [...program, ...own, ...account, ...(options.args ?? [])], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
    await exited;
    clearTimeout(timer);
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  }

  const url = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(url, exited, options.product === undefined ? startLimitMs : productLimitMs);
  } catch (cause) {
    await stop();
    throw new Error(`The server did not start.\n${output.join("")}`, { cause });
  }
  return { url, port, dataDir, ...login, pid: child.pid, output: () => output.join(""), exited, stop };
}

async function untilItAnswers(url: string, exited: Promise<unknown>, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  let isGone = false;
  void exited.then(() => (isGone = true));
  for (;;) {
    if (isGone) throw new Error("It ended at once.");
    if (Date.now() > deadline) throw new Error(`No answer at ${url} within ${limitMs / 1000} s.`);
    try {
      await fetch(`${url}/admin`, { redirect: "manual" });
      return;
    } catch {
      // Not listening yet.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

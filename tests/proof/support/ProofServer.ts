import { spawn, type ChildProcess } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import { freePort } from "../../e2e/support/freePort.ts";
import type { RunningServer } from "../../e2e/support/RunningServer.ts";
import { TestClient } from "../../server/support/TestClient.ts";

const login = { login: "admin", password: "correct horse battery" };

/** The server built in a copy of the tree, on one port and one data folder through all its starts. */
export class ProofServer {
  private child: ChildProcess | undefined;
  private output = "";

  private constructor(
    private readonly root: string,
    private readonly port: number,
  ) {}

  static async start(root: string, configText: string): Promise<ProofServer> {
    const server = new ProofServer(root, await freePort());
    await mkdir(server.dataDir, { recursive: true });
    await writeFile(join(server.dataDir, "sluice.conf"), configText);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** As the helpers that log in take it. */
  get running(): RunningServer {
    const exited = Promise.resolve(null);
    const { url, port, dataDir } = this;
    return {
      url,
      port,
      dataDir,
      ...login,
      pid: this.child?.pid,
      output: () => this.output,
      exited,
      stop: () => this.stop(),
    };
  }

  text(): Promise<string> {
    return readFile(join(this.dataDir, "sluice.conf"), "utf8");
  }

  async client(): Promise<TestClient> {
    const client = new TestClient(this.url);
    await client.logIn(login.login, login.password);
    return client;
  }

  /** Saves a merge patch on top of the present revision. */
  async modify(patch: object) {
    const client = await this.client();
    const etag = (await client.get("/flussonic/api/read_config")).headers.get("etag") ?? "";
    return client.modify(patch, Number(etag.replaceAll('"', "")));
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.run();
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }

  private get dataDir(): string {
    return join(this.root, "data");
  }

  private async run(): Promise<void> {
    const options = { host: "127.0.0.1", port: this.port, data: this.dataDir, engine: "simulated", ...login };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(process.execPath, [join(this.root, "dist/server/main.js"), ...args]);
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (this.output += chunk.toString()));
    for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
      if (
        await fetch(`${this.url}/admin`).then(
          () => true,
          () => false,
        )
      )
        return;
      await rest(100);
    }
    await this.stop();
    throw new Error(`The server of the copy did not start:\n${this.output}`);
  }
}

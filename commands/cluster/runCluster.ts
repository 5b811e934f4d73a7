import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { buildWhenStale } from "../build/buildWhenStale.ts";
import { planCluster, type PlannedServer } from "./clusterPlan.ts";

const MOST_SERVERS = 30;

interface ClusterOptions {
  readonly count: number;
  readonly port: number;
  readonly folder: string;
  readonly serverArguments: readonly string[];
}

/** What the command line asks for; options that are not the cluster's own go to each server. */
function readOptions(root: string, args: readonly string[]): ClusterOptions {
  const { values, tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { count: { type: "string" }, port: { type: "string" }, data: { type: "string" } },
  });
  const own = new Set(tokens.flatMap((token) => (token.kind === "option" && isOwn(token.name) ? [token.index] : [])));
  const serverArguments = args.filter((_, index) => !own.has(index) && !own.has(index - 1));
  const count = Number(values.count ?? 3);
  const port = Number(values.port ?? 8081);
  if (!Number.isInteger(count) || count < 2 || count > MOST_SERVERS)
    throw new Error(`--count takes a number of servers from 2 to ${MOST_SERVERS}.`);
  if (!Number.isInteger(port) || port < 1 || port + count > 65_535)
    throw new Error("--port takes a port to begin with.");
  const folder = typeof values.data === "string" ? resolve(values.data) : join(root, "data", "cluster");
  return { count, port, folder, serverArguments };
}

function isOwn(name: string): boolean {
  return ["count", "port", "data"].includes(name);
}

/** Starts the servers and follows them until a signal, or the end of one of them. @returns the exit code */
export async function runCluster(root: string, args: readonly string[]): Promise<number> {
  let options: ClusterOptions;
  try {
    options = readOptions(root, args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  const built = await buildWhenStale(root);
  if (!built.ok) {
    console.error(built.output);
    return 1;
  }
  const { count, port, folder, serverArguments } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = keptSecret(join(folder, "cluster.key"));
  const passwordFile = join(folder, "password");
  const password = keptSecret(passwordFile);
  const servers = planCluster({ ports: Array.from({ length: count }, (_, index) => port + index), key });
  const children = servers.map((server) => {
    const data = prepareFolder(folder, server);
    const own = ["--host", "127.0.0.1", "--port", String(server.port), "--hostname", server.hostname, "--data", data];
    const account = ["--login", "admin", "--password-file", passwordFile];
    return start(built.serverMain, [...own, ...account, ...serverArguments], server.hostname);
  });
  console.log(servers.map(({ hostname, port: own }) => `http://${hostname}:${own}/admin/cluster`).join("\n"));
  console.log(`Login of all of them: admin, password: ${password}`);
  return ended(children);
}

/** A secret that is made once; its file is nobody else's business. */
function keptSecret(path: string): string {
  if (!existsSync(path)) writeFileSync(path, `${randomBytes(18).toString("base64url")}\n`, { mode: 0o600 });
  return readFileSync(path, "utf8").trim();
}

/** The data folder of a server; the config that it begins with is written once. */
function prepareFolder(folder: string, { hostname, configText }: PlannedServer): string {
  const data = join(folder, hostname.replace(/\..*/, ""));
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const config = join(data, "sluice.conf");
  if (!existsSync(config)) writeFileSync(config, configText, { mode: 0o600 });
  return data;
}

function start(main: string, args: readonly string[], name: string): ChildProcess {
  const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => console.log(`[${name}] ${line}`));
  return child;
}

/** When one ends the others go on: that is what a cluster is for. Over once none is left. */
async function ended(children: readonly ChildProcess[]): Promise<number> {
  const stop = (): void => {
    for (const child of children) child.kill("SIGTERM");
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  const codes = await Promise.all(
    children.map((child) => new Promise<number>((finish) => child.once("exit", (code) => finish(code ?? 0)))),
  );
  return Math.max(...codes);
}

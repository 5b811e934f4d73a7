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

const HELP = `Sluice, several servers on this machine that form a cluster. Options:
  --count N   how many servers (3)
  --port N    port of the first; the others follow (8081)
  --data DIR  folder for the data of all of them (data/cluster)
  --help      this text
All other options go to each server, for example --engine simulated (npm start -- --help).
Servers of your own become a cluster by the same cluster_key and a line "peer HOST port=PORT;" for each other one.`;

/** What the command line asks for; options that are not the cluster's own go to each server. @throws Error in words */
export function readClusterOptions(root: string, args: readonly string[]): ClusterOptions | "help" {
  const { values, tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: {
      count: { type: "string" },
      port: { type: "string" },
      data: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help === true) return "help";
  const own = new Set(
    tokens.flatMap((token) =>
      token.kind === "option" && ["count", "port", "data"].includes(token.name)
        ? [token.index, ...(token.inlineValue === true ? [] : [token.index + 1])]
        : [],
    ),
  );
  const serverArguments = args.filter((_, index) => !own.has(index));
  const count = Number(values.count ?? 3);
  const port = Number(values.port ?? 8081);
  if (!Number.isInteger(count) || count < 2 || count > MOST_SERVERS)
    throw new Error(`--count takes a number of servers from 2 to ${MOST_SERVERS}.`);
  if (!Number.isInteger(port) || port < 1 || port + count > 65_535)
    throw new Error("--port takes a port to begin with.");
  const folder = typeof values.data === "string" ? resolve(values.data) : join(root, "data", "cluster");
  return { count, port, folder, serverArguments };
}

/** The servers of a folder know each other by their ports. @throws Error for a folder that was made for others */
export function keepPorts(folder: string, ports: readonly number[]): void {
  const path = join(folder, "ports");
  const wanted = ports.join(" ");
  if (!existsSync(path)) writeFileSync(path, `${wanted}\n`, { mode: 0o600 });
  const made = readFileSync(path, "utf8").trim();
  if (made === wanted) return;
  const words = `${folder} was made for servers at the ports ${made}, which stand in their configs as peers.`;
  throw new Error(`${words} Start it with these again, or choose another folder with --data.`);
}

/** Starts the servers and follows them until a signal, or until none is left. @returns the exit code */
export async function runCluster(root: string, args: readonly string[]): Promise<number> {
  try {
    const options = readClusterOptions(root, args);
    if (options !== "help") return await start(root, options);
    console.log(HELP);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function start(root: string, { count, port, folder, serverArguments }: ClusterOptions): Promise<number> {
  const ports = Array.from({ length: count }, (_, index) => port + index);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepPorts(folder, ports);
  const built = await buildWhenStale(root);
  if (!built.ok) throw new Error(built.output);
  const key = keptSecret(join(folder, "cluster.key"));
  const passwordFile = join(folder, "password");
  const password = keptSecret(passwordFile);
  console.log(`Login of all of them: admin, password: ${password}`);
  const children = planCluster({ ports, key }).map((server) => {
    const data = prepareFolder(folder, server);
    const own = ["--host", "127.0.0.1", "--port", String(server.port), "--hostname", server.hostname, "--data", data];
    const account = ["--login", "admin", "--password-file", passwordFile];
    return startServer(built.serverMain, [...own, ...account, ...serverArguments], server);
  });
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

function startServer(main: string, args: readonly string[], { hostname, port }: PlannedServer): ChildProcess {
  const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => {
      console.log(`[${hostname}] ${line}`);
      if (line.startsWith("Sluice is at ")) console.log(`Ready: http://${hostname}:${port}/admin/cluster`);
    });
  }
  child.once("exit", (code, signal) => console.log(`[${hostname}] has ended (${signal ?? code ?? "?"})`));
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

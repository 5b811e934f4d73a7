import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL of the tests' own, on a free port of this machine. */
export interface TestPostgres {
  /** Of a new, empty database. @param options behind the question mark */
  database(options?: string): string;
  readonly port: number;
  /** As the administrator of the database. */
  sql(database: string, text: string): string;
  start(): Promise<void>;
  stop(mode: "fast" | "immediate"): void;
  remove(): void;
}

const ROOT = "/usr/lib/postgresql";

/** Where Debian has the programs; undefined where PostgreSQL is not installed, or may not be started. */
export function findPostgres(): string | undefined {
  const versions = existsSync(ROOT) ? readdirSync(ROOT) : [];
  const folder = versions.map((version) => join(ROOT, version, "bin")).find((bin) => existsSync(join(bin, "initdb")));
  return process.getuid?.() === 0 && !existsSync("/usr/bin/setpriv") ? undefined : folder;
}

/** It refuses to run as root: then it is run as the user that the package has made. */
function asOther(program: string, args: readonly string[]): [string, string[]] {
  const own = ["--reuid=postgres", "--regid=postgres", "--clear-groups", program, ...args];
  return process.getuid?.() === 0 ? ["/usr/bin/setpriv", own] : [program, [...args]];
}

export async function startPostgres(bin: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "sluice-postgres-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  const run = (program: string, args: readonly string[]): string =>
    execFileSync(...asOther(join(bin, program), args), {
      encoding: "utf8",
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    });
  run("initdb", ["-D", data, "-U", "admin", "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
  const port = await freePort();
  let count = 0;
  const sql = (database: string, text: string): string =>
    run("psql", ["-h", "127.0.0.1", "-p", `${port}`, "-U", "admin", "-d", database, "-qAtc", text]);
  const start = async (): Promise<void> => {
    const args = ["-D", data, "-p", `${port}`, "-k", folder, "-h", "127.0.0.1", "-F"];
    const [program, own] = asOther(join(bin, "postgres"), args);
    const server = spawn(program, own, { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
    await new Promise<void>((resolve, reject) => {
      server.stderr.on("data", (text: Buffer) => text.includes("ready to accept") && resolve());
      server.on("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}.`)));
    });
  };
  await start();
  return {
    port,
    sql,
    start,
    database(options = "") {
      const name = `iptv${count++}`;
      sql("postgres", `CREATE DATABASE ${name}`);
      return `postgresql://admin:top-secret@127.0.0.1:${port}/${name}${options === "" ? "" : `?${options}`}`;
    },
    stop: (mode) => void run("pg_ctl", ["-D", data, "-m", mode, "-w", "stop"]),
    remove() {
      run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No port.")),
      );
    });
  });
}

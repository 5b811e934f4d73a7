import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../e2e/support/freePort.ts";
import { BenchSkipped } from "../BenchSkipped.ts";

/** An nginx of ours, on a port of the loopback address. */
export interface RunningNginx {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Serves a folder as a plain web server does, in one process. @throws BenchSkipped where nginx is not installed */
export async function startNginx(folder: string): Promise<RunningNginx> {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const binary = folders.map((one) => join(one, "nginx")).find((path) => existsSync(path));
  if (binary === undefined) throw new BenchSkipped("nginx is not installed: install it (Debian: nginx-light).");
  const port = await freePort();
  const configFile = join(folder, "nginx.conf");
  await writeFile(configFile, configOf(folder, port));
  const child = spawn(binary, ["-p", folder, "-e", "stderr", "-c", configFile], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const url = `http://127.0.0.1:${port}`;
  if (child.pid === undefined || !(await isAnswering(url, child))) throw new Error(`nginx did not start.\n${said}`);
  return {
    url,
    pid: child.pid,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "close");
    },
  };
}

/** One process and no other user: the folder is open to nobody else. All that it writes stays in the folder. */
function configOf(folder: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  return `daemon off; master_process off; pid ${join(folder, "nginx.pid")}; error_log stderr error;
events { worker_connections 2048; }
http {
  ${temporary.join(" ")}
  access_log off; sendfile on; tcp_nopush on; keepalive_timeout 65;
  types { application/vnd.apple.mpegurl m3u8; video/mp2t ts; }
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`;
}

async function isAnswering(url: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    if (await fetch(url).catch(() => undefined)) return true;
    await sleep(50);
  }
  return false;
}

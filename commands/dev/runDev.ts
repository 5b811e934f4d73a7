import { spawn } from "node:child_process";
import { runCaptured } from "../run/runCaptured.ts";
import { devPort } from "./devPort.ts";

/**
 * Runs Vite's development server and ours side by side until one of them ends or a signal comes; returns the exit code.
 * Options go to our server; Vite learns its port from SLUICE_SERVER_PORT.
 */
export async function runDev(root: string, args: readonly string[]): Promise<number> {
  const generated = await runCaptured(root, process.execPath, ["--import", "tsx", "generator/cli.ts"]);
  // A schema error is shown, and mending it heals the page.
  if (!generated.ok) console.error(generated.output);

  const { port, serverArgs } = devPort(args);
  const server = ["--watch", "--watch-preserve-output", "--import", "tsx", "server/main.ts", ...serverArgs];
  const env = { ...process.env, SLUICE_SERVER_PORT: String(port) };
  const children = [server, ["node_modules/vite/bin/vite.js"]].map((command) =>
    spawn(process.execPath, command, { cwd: root, stdio: "inherit", env }),
  );
  const stopAll = () => {
    for (const child of children) child.kill("SIGTERM");
  };
  process.once("SIGINT", stopAll).once("SIGTERM", stopAll);
  const codes = children.map(
    (child) => new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? 0))),
  );
  const first = await Promise.race(codes);
  stopAll();
  await Promise.all(codes);
  return first;
}

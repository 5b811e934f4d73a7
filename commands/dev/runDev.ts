import { spawn } from "node:child_process";
import { runCaptured } from "../run/runCaptured.ts";
import { devOptions } from "./devOptions.ts";
import { refuseTakenPort } from "./refuseTakenPort.ts";

/**
 * Runs Vite's development server and ours side by side until one of them ends or a signal comes; returns the exit code.
 * Options go to our server; Vite learns its address from SLUICE_SERVER.
 */
export async function runDev(root: string, args: readonly string[]): Promise<number> {
  try {
    const options = devOptions(args);
    if (options.kind === "run") return await runBoth(root, options);
    console.log(options.text);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function runBoth(
  root: string,
  { console: page, server, serverArgs }: Extract<ReturnType<typeof devOptions>, { readonly kind: "run" }>,
): Promise<number> {
  await Promise.all([page, server].map(refuseTakenPort));
  const generated = await runCaptured(root, process.execPath, ["--import", "tsx", "generator/cli.ts"]);
  // A schema error is shown, and mending it heals the page.
  if (!generated.ok) console.error(generated.output);

  const watch = ["--watch", "--watch-preserve-output", "--import", "tsx", "server/main.ts", ...serverArgs];
  const vite = ["node_modules/vite/bin/vite.js", "--host", page.host, "--port", String(page.port), "--strictPort"];
  const env = { ...process.env, SLUICE_SERVER: urlOf(server) };
  const children = [
    // In a group of its own: a terminal's Ctrl-C reaches it once, through us, and it stops in good order.
    spawn(process.execPath, watch, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env, detached: true }),
    spawn(process.execPath, vite, { cwd: root, stdio: "inherit", env }),
  ];
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

/** From this machine; a server that listens at every address is there too. */
function urlOf({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

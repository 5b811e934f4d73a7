import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { portRefusal } from "../../server/http/ports.ts";
import { runCaptured } from "../run/runCaptured.ts";
import { ServerProcess } from "./ServerProcess.ts";
import { devOptions, type Listening } from "./devOptions.ts";
import { ServerGate, serverListens } from "./serverGate.ts";
import { devServerFolder, watchServer } from "./watchServer.ts";

/**
 * Runs Vite's development server and ours side by side until Vite ends or a signal comes; returns the exit code. Options
 * go to our server; Vite learns its address from SLUICE_SERVER, and it tells the address of Vite's pages (SLUICE_PAGES).
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

  const env = { ...process.env, SLUICE_SERVER: formatUrl(server), SLUICE_PAGES: formatUrl(page) };
  const args = ["node_modules/vite/bin/vite.js", "--host", page.host, "--port", String(page.port), "--strictPort"];
  const vite = spawn(process.execPath, args, { cwd: root, stdio: ["inherit", "inherit", "inherit", "ipc"], env });
  const gate = new ServerGate(vite);
  const serverProcess = new ServerProcess(
    // In a group of its own: a terminal's Ctrl-C reaches it once, through us, and it stops in good order.
    () =>
      spawn(process.execPath, [join(root, "commands/dev/serverStandby.mjs")], {
        cwd: root,
        stdio: ["ignore", "inherit", "inherit", "ipc"],
        env,
        detached: true,
      }),
    (child) => {
      child.send({ main: join(root, devServerFolder, "main.js"), args: serverArgs });
      void gate.openAfter(serverListens(reachable(server), child));
    },
  );
  const watch = watchServer(root, {
    onBegun: () => gate.close(),
    onBuilt: () => serverProcess.restart(),
    // The one before goes on.
    onFailed: () => void gate.openAfter(Promise.resolve()),
  });
  const stop = () => void vite.kill("SIGTERM");
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const code = await new Promise<number>((resolve) => vite.once("exit", (ended) => resolve(ended ?? 0)));
  await watch.close();
  await serverProcess.stop();
  return code;
}

/** From this machine; a server that listens at every address is there too. */
function reachable({ host, ...listening }: Listening): Listening {
  return { ...listening, host: host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host };
}

function formatUrl(listening: Listening): string {
  const { host, port } = reachable(listening);
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Tries a port before anything is started on it. @throws ServerError in words for a port that cannot be opened */
export function refuseTakenPort({ host, port, option }: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(portRefusal(error, { host, port }, option)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

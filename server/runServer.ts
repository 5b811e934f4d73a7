import type { RunningServer } from "./createServer.ts";
import { findConsoleFolder, parseOptions, type ServerOptions } from "./options.ts";
import { createLog, type ServerLog } from "./log/serverLog.ts";
import { stopOnSignal } from "./stopping.ts";
import { createUpstreamServer } from "./http/upstreamServer.ts";

const write = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs a server as the command line says, until a signal ends it.
 * @param serve puts the server together
 * @param ownFolder of the file that Node was given: the console lies beside it
 */
export async function runServer(
  serve: (options: ServerOptions, write: (line: string) => void) => Promise<RunningServer>,
  ownFolder: string,
): Promise<void> {
  // What others write for the server, such as ffmpeg, is nobody else's business either.
  process.umask(0o077);
  try {
    const command = parseOptions(process.argv.slice(2), findConsoleFolder(ownFolder));
    if (command.kind !== "help") warnSuperuser(createLog(write));
    if (command.kind === "help") {
      write(command.text);
    } else if (command.kind === "upstream") {
      const { url, stop } = await createUpstreamServer(command.options, command.upstream, createLog(write));
      write(`Sluice is at ${url}/admin, in front of ${command.upstream.origin}`);
      stopOnSignal(stop);
    } else {
      const { url, firstPassword, stop } = await serve(command.options, write);
      // During development the pages come from another server, which knows them as they are now.
      write(`Sluice is at ${process.env["SLUICE_PAGES"] ?? url}/admin`);
      if (firstPassword !== undefined) {
        write(`First login: ${command.options.login ?? "admin"}, password: ${firstPassword} (it is not shown again)`);
      }
      stopOnSignal(stop);
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Tells whoever reads the log that a fault in the server, or in an ffmpeg it runs, would have the whole machine. */
function warnSuperuser(log: ServerLog): void {
  if (process.geteuid?.() !== 0) return;
  log.warning("running as the superuser", {
    message:
      "A fault in the server or in ffmpeg would have the rights to everything on this machine. Give the server a user of " +
      "its own: useradd --system sluice; chown -R sluice DATA; runuser -u sluice -- npm start. For ports below 1024 " +
      "give it CAP_NET_BIND_SERVICE.",
  });
}

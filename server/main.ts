import { findConsoleFolder, parseOptions } from "./options.ts";
import { createLog } from "./log/serverLog.ts";
import { warnSuperuser } from "./security/warnSuperuser.ts";
import { serve } from "./serve.ts";
import { stopOnSignal } from "./stopping.ts";
import { createUpstreamServer } from "./http/upstreamServer.ts";

const write = (line: string): void => void process.stdout.write(`${line}\n`);

// What others write for the server, such as ffmpeg, is nobody else's business either.
process.umask(0o077);

try {
  const command = parseOptions(process.argv.slice(2), findConsoleFolder(import.meta.dirname));
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

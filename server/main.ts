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
  const line = parseOptions(process.argv.slice(2), findConsoleFolder(import.meta.dirname));
  if (line.kind !== "help") warnSuperuser(createLog(write));
  if (line.kind === "help") {
    write(line.text);
  } else if (line.kind === "upstream") {
    const { url, stop } = await createUpstreamServer(line.options, line.upstream, createLog(write));
    write(`Sluice is at ${url}/admin, in front of ${line.upstream.origin}`);
    stopOnSignal(stop);
  } else {
    const { url, firstPassword, stop } = await serve(line.options, write);
    // During development the pages come from another server, which knows them as they are now.
    write(`Sluice is at ${process.env["SLUICE_PAGES"] ?? url}/admin`);
    if (firstPassword !== undefined) {
      write(`First login: ${line.options.login ?? "admin"}, password: ${firstPassword} (it is not shown again)`);
    }
    stopOnSignal(stop);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

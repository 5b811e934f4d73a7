import { dirname } from "node:path";
import { mkdir } from "node:fs/promises";
import { jsonLanguage } from "../../src/model/json/JsonLanguage.ts";
import { configEntities } from "../../src/model/config/configEntities.ts";
import { documentLanguage } from "../config/configLanguage.ts";
import { ConfigThread } from "../config/thread/ConfigThread.ts";
import { threadCheck, threadLanguage } from "../config/thread/threadedConfig.ts";
import { createServer, type RunningServer } from "../createServer.ts";
import { configCalls } from "../http/calls/apiCalls.ts";
import { createLog } from "../log/serverLog.ts";
import type { ServerOptions } from "../options.ts";
import { PlainEngine } from "./PlainEngine.ts";

/**
 * The server of another product's console: it keeps a config as a JSON file, with all that guards ours (checks, revisions,
 * conflicts, logins), and does nothing that the config says. No setting of it is one of this server's own.
 */
export async function servePlain(options: ServerOptions, write: (line: string) => void): Promise<RunningServer> {
  const { configFile } = options;
  // Patterns that nobody here wrote may take endless over a short text: all is read and checked in the thread.
  const thread = new ConfigThread({ module: "../../plain/plainConfigWorker.ts", longestMs: 20_000 });
  if (configFile !== undefined) await mkdir(dirname(configFile), { recursive: true });
  return createServer(options, {
    language: threadLanguage(thread, documentLanguage(jsonLanguage), 0),
    check: threadCheck(thread, 0),
    entities: configEntities,
    engine: new PlainEngine("1"),
    // A setting of another product, whatever it is called, names no folder of ours.
    coreCalls: configCalls,
    log: createLog(write),
    initialText: "{}\n",
    configFile,
    ownSettings: () => ({}),
  });
}

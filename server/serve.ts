import { chooseEngine } from "./chooseEngine.ts";
import { configEntities } from "./config/configEntities.ts";
import { ConfigThread } from "./config/thread/ConfigThread.ts";
import { threadCheck, threadLanguage } from "./config/thread/threadedConfig.ts";
import { createServer } from "./createServer.ts";
import { simulatedConfigText } from "./engine/simulatedConfigText.ts";
import { createLog } from "./log/createLog.ts";
import type { RunningServer } from "./RunningServer.ts";
import type { ServerOptions } from "./ServerOptions.ts";

/** The server with its real parts: raw-config language, generated checks, engine. */
export async function serve(options: ServerOptions, write: (line: string) => void): Promise<RunningServer> {
  const { streams } = options;
  const thread = new ConfigThread();
  return createServer(options, {
    language: threadLanguage(thread),
    check: threadCheck(thread),
    entities: configEntities,
    engine: await chooseEngine(options),
    log: createLog(write),
    ...(streams === undefined ? {} : { initialText: simulatedConfigText(streams) }),
  });
}

import { chooseEngine } from "./chooseEngine.ts";
import { configEntities } from "./config/configEntities.ts";
import { rawLanguage } from "./config/rawLanguage.ts";
import { schemaCheck } from "./config/schemaCheck.ts";
import { createServer } from "./createServer.ts";
import { simulatedConfigText } from "./engine/simulatedConfigText.ts";
import { createLog } from "./log/createLog.ts";
import type { RunningServer } from "./RunningServer.ts";
import type { ServerOptions } from "./ServerOptions.ts";

/** The server with its real parts: raw-config language, generated checks, engine. */
export async function serve(options: ServerOptions, write: (line: string) => void): Promise<RunningServer> {
  const { streams } = options;
  return createServer(options, {
    language: rawLanguage,
    check: schemaCheck,
    entities: configEntities,
    engine: await chooseEngine(options),
    log: createLog(write),
    ...(streams === undefined ? {} : { initialText: simulatedConfigText(streams) }),
  });
}

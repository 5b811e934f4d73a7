import { ServerError } from "./ServerError.ts";
import { configEntities } from "../src/model/config/configEntities.ts";
import { ConfigThread } from "./config/thread/ConfigThread.ts";
import { threadCheck, threadLanguage } from "./config/thread/threadedConfig.ts";
import { createServer, type RunningServer } from "./createServer.ts";
import type { Engine } from "./engine/Engine.ts";
import { createLog } from "./log/serverLog.ts";
import { FfmpegEngine } from "./media/FfmpegEngine.ts";
import { findFfmpeg } from "./media/ffmpeg/Ffmpeg.ts";
import type { ServerOptions } from "./options.ts";
import { CoderRack } from "./simulated/CoderRack.ts";
import { createSimulatedEngine } from "./simulated/SimulatedEngine.ts";
import { simulatedConfigText } from "./simulated/simulatedConfigText.ts";

/** The server with its real parts: raw-config language, generated checks, engine. */
export async function serve(options: ServerOptions, write: (line: string) => void): Promise<RunningServer> {
  const { streams, isChassis = false } = options;
  const thread = new ConfigThread();
  return createServer(options, {
    language: threadLanguage(thread),
    check: threadCheck(thread),
    entities: configEntities,
    engine: await chooseEngine(options),
    // There is no hardware that we could ask: the modules of a chassis are simulated beside real media, too.
    coders: isChassis ? new CoderRack(1, Date.now) : undefined,
    log: createLog(write),
    ...(streams === undefined ? {} : { initialText: simulatedConfigText(streams) }),
  });
}

/**
 * The media side for the options. `auto` takes ffmpeg where there is one; with `--streams` the simulated engine, as the
 * sources of example streams exist nowhere.
 * @throws ServerError when ffmpeg is asked for and there is none
 */
export async function chooseEngine({ engine, streams, mayProbeAny = false }: ServerOptions): Promise<Engine> {
  if (engine === "simulated" || (engine === "auto" && streams !== undefined)) return createSimulatedEngine();
  const ffmpeg = await findFfmpeg();
  if (ffmpeg) return new FfmpegEngine({ ffmpeg, mayProbeAny });
  if (engine === "ffmpeg") {
    throw new ServerError(
      "unavailable",
      "There is no ffmpeg on this machine. Install it (for example: apt install ffmpeg), or use --engine simulated.",
    );
  }
  return createSimulatedEngine({
    notice:
      "There is no ffmpeg on this machine: streams are simulated, with figures but no picture. Install ffmpeg and restart.",
  });
}

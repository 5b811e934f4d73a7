import { createSimulatedEngine } from "./engine/createSimulatedEngine.ts";
import type { Engine } from "./engine/Engine.ts";
import { FfmpegEngine } from "./media/FfmpegEngine.ts";
import { findFfmpeg } from "./media/ffmpeg/Ffmpeg.ts";
import { ServerError } from "./ServerError.ts";
import type { ServerOptions } from "./ServerOptions.ts";

/**
 * The media side for the options. `auto` takes ffmpeg where there is one; with `--streams` the simulated engine, as the
 * sources of example streams exist nowhere.
 * @throws ServerError when ffmpeg is asked for and there is none
 */
export async function chooseEngine({ engine, isChassis = false, streams }: ServerOptions): Promise<Engine> {
  if (engine === "simulated" || (engine === "auto" && streams !== undefined))
    return createSimulatedEngine({ isChassis });
  const ffmpeg = await findFfmpeg();
  if (ffmpeg) return new FfmpegEngine({ ffmpeg });
  if (engine === "ffmpeg") {
    throw new ServerError(
      "unavailable",
      "There is no ffmpeg on this machine. Install it (for example: apt install ffmpeg), or use --engine simulated.",
    );
  }
  return createSimulatedEngine({
    isChassis,
    notice:
      "There is no ffmpeg on this machine: streams are simulated, with figures but no picture. Install ffmpeg and restart.",
  });
}

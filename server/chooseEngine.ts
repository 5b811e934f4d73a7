import { createSimulatedEngine } from "./engine/createSimulatedEngine.ts";
import type { Engine } from "./engine/Engine.ts";
import { ServerError } from "./ServerError.ts";
import type { ServerOptions } from "./ServerOptions.ts";

/** The media side for the options; until there is another, `auto` takes the simulated one. */
export function chooseEngine({ engine, isChassis = false }: ServerOptions): Engine {
  if (engine === "ffmpeg") {
    throw new ServerError("unavailable", "The ffmpeg engine is not part of this build. Use --engine simulated.");
  }
  return createSimulatedEngine({ isChassis });
}
